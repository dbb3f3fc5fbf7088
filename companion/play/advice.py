"""What the program would do where people act in the open, or why it did what it did there."""

from dataclasses import dataclass
from itertools import dropwhile, takewhile

from companion import games
from companion.contract.drawing import Drawing
from companion.contract.knowledge import Preview
from companion.contract.move import Move
from companion.contract.program_seats import AnyLevel, Sight
from companion.core import PUBLIC, NotUnderstood
from companion.locale import _
from companion.play.known_course import Following
from companion.play.known_sheet import agreed
from companion.play.table import Table
from companion.record.announced import program_moves
from companion.record.fold import Played
from companion.trail import help_words
from companion.trail.help import QUESTIONS, reaches
from companion.untyped import GamesOwn


@dataclass(frozen=True, repr=False)
class Advice:
    """A move, the public view before it, the question that it is made for, and what that leaves."""

    move: Move
    view: GamesOwn
    asked: tuple[Move, ...] = ()
    left: tuple[Preview, ...] = ()  # by answers; empty where the table agreed on less help


def advice(table: Table, following: Following) -> tuple[Advice, ...]:
    """Return why the program made its last moves for all to see, or what it would do now."""
    program = table.program
    if program and program.level.seat == PUBLIC:
        moves = program_moves(games.take(table.game), table.options)
        others = dropwhile(lambda each: not moves(each), reversed(table.course.played))
        if made := [*takewhile(moves, others)]:
            return tuple(_why(table, following, program.level, each) for each in reversed(made))
        raise NotUnderstood(_("the program has not moved anybody yet"))
    return (_would(table, following),)


def _would(table: Table, following: Following) -> Advice:
    """Return what the program would do now for the players; only where all help is given."""
    game, state = games.take(table.game), table.course.state
    if not reaches(agreed(game, state), QUESTIONS):
        whole = help_words.name(QUESTIONS)
        raise NotUnderstood(
            _("for hints the table has to agree on the help “{name}”").format(name=whole)
        )
    level, view = game.program.advising if game.program else None, table.view(PUBLIC)
    if level is None or table.over or not level.deciding(view):
        raise NotUnderstood(_("the program has no hint now"))
    knowledge = following.keep_up(table.record).knowledge
    sight = Sight(view, game.rules.legal(state, PUBLIC), knowledge)
    decision = level.decide(sight, Drawing(lambda _label: bytes(32), ""))
    return _reasoned(level, sight, decision.move, counted=True)


def _why(table: Table, following: Following, level: AnyLevel, made: Played) -> Advice:
    """Return why the program made a move; numbers only where the table agreed on them."""
    game = games.take(table.game)
    knowledge = following.keep_up(table.record[: made.number - 1]).knowledge
    view, legal = table.seen(made.before, PUBLIC), game.rules.legal(made.before, PUBLIC)
    counted = reaches(agreed(game, table.course.state), QUESTIONS)
    return _reasoned(level, Sight(view, legal, knowledge), made.move, counted=counted)


def _reasoned(
    level: AnyLevel, sight: Sight[GamesOwn, GamesOwn], move: Move, *, counted: bool
) -> Advice:
    """Return a move with its reason."""
    asked = level.aims(sight, move)
    left = sight.knowledge.previews(*asked) if asked and counted and sight.knowledge else ()
    return Advice(move, sight.view, asked, left)
