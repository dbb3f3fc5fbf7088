"""An example evening: the game on a game's own page, move by move; nothing is written to disk."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion import games, rulebook
from companion.contract.announcement import Announcement
from companion.core import PUBLIC
from companion.play.replay import replay
from companion.text import gametext


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
    """Play the example of a game, and return it move by move."""
    return tuple(_moments(name, gametext.example(games.page(name))))


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
