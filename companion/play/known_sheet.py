"""What can be known at a table, as far as its players agreed to be shown; made behind the screen.

Whatever is above the agreed level is not in it, so that no screen can show it by mistake.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from companion.contract.game import AnyGame
from companion.contract.knowledge import Knowledge, Picture, Preview
from companion.contract.move import DUE
from companion.core import PUBLIC
from companion.play.known_course import Following
from companion.record.fold import Played
from companion.record.line import Line
from companion.trail.claims import Claim, Question
from companion.trail.facts import Learned, learned
from companion.trail.graph import Graph, Place
from companion.trail.help import COUNTS, EXCLUDED, PAPER, POSSIBLE, QUESTIONS, SAID, reaches
from companion.trail.secrets import OF_PLACES, TrailSecrets
from companion.untyped import GamesOwn

Moves = tuple[GamesOwn, ...]  # a question, with what is asked on top of it


@dataclass(frozen=True, repr=False)
class Statement:
    """What was said of something hidden, with the question that it answers, if there was one."""

    stamp: str
    move: GamesOwn
    view: GamesOwn  # before it
    asked: tuple[tuple[GamesOwn, GamesOwn], ...] = ()  # moves, each with the view before it
    learned: tuple[Learned, ...] = ()

    @property
    def places(self) -> frozenset[Place]:
        """Return the places of which it tells something by itself."""
        return frozenset(each.place for each in self.learned)


@dataclass(frozen=True, repr=False)
class KnownSheet:
    """What a table shows of all that can be known: no more than its level."""

    game: AnyGame
    level: str
    state: GamesOwn  # as everybody knows it, with what may still be taken back
    graph: Graph
    statements: tuple[Statement, ...] = ()
    picture: Picture | None = None
    _knowledge: Knowledge[GamesOwn] | None = None
    _at: dict[int, Mapping[Place, int]] = field(default_factory=dict)
    _left: dict["Moves", tuple[Preview, ...]] = field(default_factory=dict)

    def shows(self, level: str) -> bool:
        """Say whether it shows what a level shows."""
        return reaches(self.level, level)

    @property
    def view(self) -> GamesOwn:
        """Return the public view."""
        return self.game.rules.view(self.state, PUBLIC)

    @property
    def hour(self) -> int:
        """Return how many hours of the trail stand; 0 before the first, or where none is told."""
        return self.picture.hour if self.picture and self.picture.here else 0

    @property
    def ruled_out(self) -> Mapping[Place, Learned]:
        """Return for each place the newest of what a single answer or telling says of it.

        What a game alone can read, by a question of its own on the sheet, is not among it.
        """
        if not self.shows(EXCLUDED):
            return {}
        told = (each for said in self.statements for each in said.learned)
        return {each.place: each for each in told if each.bit in OF_PLACES}

    def at(self, hour: int) -> Mapping[Place, int]:
        """Return where the trail may have been at an hour, by all that is known now."""
        if self._knowledge is None or not 1 <= hour <= self.hour:
            return {}
        if hour not in self._at:
            found = self._knowledge.at(hour)
            counted = self.shows(COUNTS)
            self._at[hour] = found if counted else dict.fromkeys(found, 0)
        return self._at[hour]

    def were(self, hour: int) -> frozenset[Place]:
        """Return where it may have been by an hour, and cannot be then; of an estimate, by now."""
        if self.picture is None:
            return frozenset()
        if not self.picture.exact:
            return frozenset(self.picture.visited) - self.at(hour).keys()
        earlier = (place for each in range(1, hour) for place in self.at(each))
        return frozenset(earlier) - self.at(hour).keys()

    def known(self, hour: int) -> Mapping[Place, int]:
        """Return where it was before an hour for certain, each with the newest hour of that."""
        alone = ((each, self.at(each)) for each in range(1, hour))
        return {place: each for each, places in alone if len(places) == 1 for place in places}

    def questions(self, place: Place) -> tuple["Moves", ...]:
        """Return what could be asked about a place, where the answers are told beforehand."""
        if not self.shows(QUESTIONS) or not self.hour:
            return ()
        return tuple(self.game.sealing.asked_at(self.state, place))

    def left(self, asked: "Moves") -> tuple[Preview, ...]:
        """Return what each answer that is possible would leave; it may take a while."""
        if self._knowledge is None or not self.shows(QUESTIONS):
            return ()
        if asked not in self._left:
            self._left[asked] = self._knowledge.previews(*asked)
        return self._left[asked]

    def is_left(self, asked: "Moves") -> bool:
        """Say whether that was worked out already."""
        return asked in self._left


def agreed(game: AnyGame, state: GamesOwn) -> str:
    """Return the level that holds; when the game is over, everything may be seen."""
    if game.rules.outcome(state) is not None:
        return QUESTIONS
    return game.sealing.help(state) or PAPER


def known_sheet(
    game: AnyGame, state: GamesOwn, following: Following, record: Sequence[Line]
) -> KnownSheet:
    """Work out what a table shows; `record` is what everybody has heard so far."""
    secrets = game.sealing
    assert isinstance(secrets, TrailSecrets)
    level, graph = agreed(game, state), secrets.graph(state.public)
    if not reaches(level, SAID):
        return KnownSheet(game, level, state, graph)
    knowledge = following.keep_up(record).knowledge
    said = tuple(_statements(game, following.played, graph))
    if not reaches(level, POSSIBLE):
        return KnownSheet(game, level, state, graph, said)
    picture = knowledge.picture()
    if not reaches(level, COUNTS):
        picture = _uncounted(picture)
    return KnownSheet(game, level, state, graph, said, picture, knowledge)


def _uncounted(picture: Picture) -> Picture:
    """Return a picture that says only what is possible."""
    return Picture(
        hour=picture.hour,
        phase=picture.phase,
        exact=picture.exact,
        trails=min(picture.trails, 1),
        worlds=min(picture.worlds, 1),
        here=dict.fromkeys(picture.here, 0),
        visited=dict.fromkeys(picture.visited, 0),
        cards={sort: dict.fromkeys(cards, 0) for sort, cards in picture.cards.items()},
        unused=picture.unused,
    )


def _statements(game: AnyGame, played: Sequence[Played], graph: Graph) -> Iterator[Statement]:
    """Go through what was said, with the questions of the others."""
    rules, secrets = game.rules, game.sealing
    assert isinstance(secrets, TrailSecrets)
    asked: tuple[Played, ...] = ()
    for each in played:
        if claim := secrets.claim(each.before.public, each.move):
            facts = secrets.opened(each.before, each.move)
            told = tuple(filter(None, (learned(graph, fact) for fact in facts)))
            view = rules.view(each.before, PUBLIC)
            answers = asked if _asks(claim) else ()
            questions = tuple((one.move, rules.view(one.before, PUBLIC)) for one in answers)
            yield Statement(rules.stamp(each.before), each.move, view, questions, told)
        if each.move.group == DUE:
            asks = rules.giver(each.before, each.move) == PUBLIC
            public = each.after.public
            waits = asks and any(_asks(claim) and claim.waits(public) for claim in secrets.claimed)
            asked = (*asked, each) if waits else ()


def _asks(claim: Claim[GamesOwn, GamesOwn, GamesOwn]) -> bool:
    """Say whether it answers a question, and is not told unasked."""
    return isinstance(claim, Question)
