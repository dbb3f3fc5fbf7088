"""An example evening: the game on a game's own page, move by move; nothing is written to disk."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from companion import games, rulebook
from companion.contract.announcement import Announcement
from companion.contract.player_names import OPTION
from companion.core import PUBLIC
from companion.locale import Domain
from companion.play.replay import replay
from companion.text import gametext
from companion.text.notation import Sort


@dataclass(frozen=True)
class ExampleMove:
    """One move of the example: how it is told, who sees it, and the game after it."""

    stamp: str
    sentence: str
    unseen: bool  # whether the others only see that something was done
    heard: Announcement | None
    due: str
    view: object  # the public view after the move
    own: object  # the hidden seat's view after the move, where the game has such a seat


def exemplary() -> str:
    """Return the name of the first game on the shelf that has an example."""
    return next(name for name in games.SHELF if games.page(name))


def example_evening(name: str) -> tuple[ExampleMove, ...]:
    """Play the example of a game with the reader's own names, and return it move by move."""
    say = Domain(f"{games.SHELF[name].package}.locale").say
    return tuple(_moments(name, _retold(gametext.example(games.page(name)), say)))


def own_words(text: str) -> tuple[str, ...]:
    """Return what readers of a game text would say in their own words: names and remarks."""
    found: dict[str, None] = {}

    def noted(said: str) -> str:
        found[said] = None
        return said

    _retold(text, noted)
    return tuple(found)


def _retold(text: str, say: Callable[[str], str]) -> str:
    """Return a game text in which its players' names and their free words are said otherwise."""
    found = gametext.read(text)
    notation = games.take(found.game).notation
    names = {name: say(name) for name in found.options[OPTION].split()}
    lines = []
    for _number, line in found.moves:
        move, said = notation.parse(line), {}
        for field, sort in notation.fields(type(move)).items():
            value = getattr(move, field)
            if sort.player:
                said[field] = names.get(value, value)
            elif sort.sort is Sort.TEXT and value:
                said[field] = say(value)
        lines.append(notation.format(replace(move, **said)))
    options = {**found.options, OPTION: " ".join(names.values())}
    return gametext.written(found.game, options, tuple(lines))


def _moments(name: str, text: str) -> Iterator[ExampleMove]:
    """Go through a game text move by move."""
    table, stopped = replay(text)
    if stopped:
        raise stopped
    game = games.take(name)
    words, rules = game.words.explaining(rulebook.gist), game.rules
    for each in table.course.played:
        before, view = rules.view(each.before, PUBLIC), rules.view(each.after, PUBLIC)
        veiled = game.veiled(each.move)
        yield ExampleMove(
            stamp=words.moment(before) or rules.stamp(each.before),
            sentence=words.sentence(each.move, before),
            unseen=veiled != each.move,
            heard=words.announce(veiled, before),
            due=words.due(view),
            view=view,
            own=rules.view(each.after, table.hidden_seat) if table.hidden_seat else view,
        )
