"""What can be known of a game that was watched, line by line, and whether the truth is in it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations, islice

from companion.contract.knowledge import Heard, Picture
from companion.games.mind_mgmt.board.plan import ORDER, PLACES, Place
from companion.games.mind_mgmt.knowledge.clues import Where
from companion.games.mind_mgmt.knowledge.fitting import BOTH, CARD, LAYOUT, LOT, LOTS, MOST
from companion.games.mind_mgmt.knowledge.footing import CARDS
from companion.games.mind_mgmt.knowledge.known import Known, nothing_known
from companion.games.mind_mgmt.knowledge.search import story
from companion.games.mind_mgmt.knowledge.triples import holding, numbers
from companion.games.mind_mgmt.moves.talk import CorrectDraw
from companion.games.mind_mgmt.notation import RECORD
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import World
from tests.games.mind_mgmt.playing import HERE, lines_of
from tests.games.mind_mgmt.random_games import GAME, SEALING
from tests.games.mind_mgmt.watched import Moment, Watched

Path = tuple[Place, ...]
MARKS = (1 << LAYOUT.path) - (1 << LAYOUT.marks)


def heard(moment: Moment, number: int) -> Heard[Public]:
    """Give a line as everybody has it."""
    return SEALING.heard(number, moment.move, moment.before, moment.after)


def lines(game: Watched, most: int = MOST) -> Iterator[tuple[Moment, Known]]:
    """Give each line with what can be known after it.

    A game ends here where a card is corrected to one that the Recruiter holds, which is a lie.
    """
    known = nothing_known(game.moments[0].before.public, most)
    for number, moment in enumerate(game.moments, 1):
        if isinstance(moment.move, CorrectDraw) and moment.move.feature in game.map.features:
            return
        known = known.after(heard(moment, number))
        yield moment, known


def holds(known: Known, path: Path, world: World) -> bool:
    """Say whether a path of all hours that stand is possible, with its card and its features."""
    fitting = known.fitting
    assert len(path) >= fitting.hours
    if fitting.one_in > 1:
        return _fits(known, path, world)
    walked = LAYOUT.walked([ORDER[place] for place in path[: fitting.hours]])
    marks = {each & MARKS for each in fitting.paths if each & ~MARKS == walked}
    number, has = _features(known)
    triple = fitting.lots[0] * 0 - 1
    for feature in world.features:
        triple &= has[number[feature]]
    return any(
        (not world.card or mark >> CARD & BOTH & 1 << CARDS.index(world.card))
        and fitting.lots[mark >> LOT & LOTS] & triple
        for mark in marks
    )


def _fits(known: Known, path: Path, world: World) -> bool:
    """Say whether a path fits all that was told, where no more than a sample is kept."""
    cards = 1 << CARDS.index(world.card) if world.card else BOTH
    triples, (number, has) = known.triples, _features(known)
    for feature in world.features:
        triples &= has[number[feature]]
    other = (BOTH & ~cards) << CARD
    begins = (each & ~other for each in known.origin.paths if each & cards << CARD)
    origin = replace(known.origin, paths=tuple(begins)).only(triples)
    walked = (Where(hour, 1 << ORDER[place]) for hour, place in enumerate(path, 1))
    clues = (*known.clues, *islice(walked, known.fitting.hours))
    return story(origin, clues, known.fitting.hours, known.coming).possible()


def _features(known: Known) -> tuple[Mapping[str, int], tuple[int, ...]]:
    """Number the features, and give the triples that hold each."""
    return numbers(known.public.board), holding(len(known.public.board.known))


def agrees(picture: Picture, path: Path, world: World) -> bool:
    """Say whether a picture holds a path, its card and its features; an estimate counts, too."""
    cards = picture.cards
    return (
        set(path[-1:]) <= picture.here.keys()
        and set(path) <= picture.visited.keys()
        and set(world.features) <= cards["features"].keys()
        and {world.card} - {""} <= cards["card"].keys()
        and picture.trails > 0
    )


@cache
def told(name: str, *more: str, before: str = "", most: int = MOST) -> Known:
    """Play an opening and some more lines in clear, and give what the agents can know of it."""
    options, opening = lines_of(HERE / "openings" / f"{name}.txt")
    if before:
        stop = max(n for n, line in enumerate(opening) if line.startswith(before))
        opening = opening[:stop]
    state: State = GAME.rules.start(options)
    known = nothing_known(state.public, most)
    for number, line in enumerate((*opening, *more), 1):
        move = GAME.notation.parse(line)
        after = GAME.rules.apply(state, move)
        known, state = known.after(SEALING.heard(number, move, state, after)), after
    return known


def heard_alone(*lines: str) -> Known:
    """Give what a witness can know, who has heard an opening and some more public lines."""
    options, opening = lines_of(HERE / "openings" / "full.txt")
    state: State = SEALING.unseen(GAME.rules.start(options))
    known = nothing_known(state.public)
    for line in (*opening, *lines):
        move = RECORD.parse(line) if line in lines else SEALING.veil(GAME.notation.parse(line))
        after = GAME.rules.apply(state, move)
        known, state = known.after(SEALING.heard(0, move, state, after)), after
    return known


def paths(known: Known) -> set[Path]:
    """Give every path that is possible."""
    fitting = known.fitting
    walked = (LAYOUT.places_of(path, fitting.hours) for path in fitting.paths)
    return {tuple(PLACES[place] for place in path) for path in walked}


def cards_of(known: Known) -> dict[Path, set[str]]:
    """Give for every path the cards with which it is possible."""
    found: dict[Path, set[str]] = {}
    for each in known.fitting.paths:
        walked = LAYOUT.places_of(each, known.fitting.hours)
        cards = {card for bit, card in enumerate(CARDS) if each >> CARD & 1 << bit}
        found[tuple(PLACES[place] for place in walked)] = cards
    return found


def features(known: Known) -> set[str]:
    """Give every feature that is possible."""
    return set(known.picture().cards["features"])


def worlds(known: Known) -> Iterator[World]:
    """Go through every world that is possible, each with its path, its features and its card."""
    fitting, features = known.fitting, known.public.board.known
    triples = list(combinations(features, 3))
    for each in fitting.paths:
        path = tuple(PLACES[place] for place in LAYOUT.places_of(each, fitting.hours))
        lot = fitting.lots[each >> LOT & LOTS]
        for bit, card in enumerate(CARDS):
            if each >> CARD & BOTH & 1 << bit:
                for number, triple in enumerate(triples):
                    if lot >> number & 1:
                        yield World(True, path, card, triple, triple)
