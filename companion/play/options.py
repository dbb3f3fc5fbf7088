"""The options of a new table: filled in, or refused where no game can begin with them."""

from companion.contract.game import AnyGame
from companion.contract.player_names import COMPANION, MOVED, OPTION, PEOPLE, PROGRAM, names
from companion.core import PUBLIC, Options, Seat, WrongOption
from companion.locale import _
from companion.record.course import begun
from companion.seal import first
from companion.seal.program import level_of
from companion.seal.writing.own_check import need_labels


def possible(game: AnyGame, options: Options) -> Options:
    """Return the whole options of a new table, or refuse options with which none can begin."""
    complete = game.rules.complete(_with_level(game, options))
    state = begun(game, complete)
    if complete.get(MOVED) and game.program and game.program.moving(complete) is None:
        raise _no_level(MOVED, game, PUBLIC)
    first.written(game.name, complete)
    game.need_new_players(complete)
    if game.secrets:
        need_labels(game, state)
    return complete


def _with_level(game: AnyGame, options: Options) -> Options:
    """Return options with the program's level in full, and its player; refuse an unknown one."""
    if options.get(PROGRAM, PEOPLE) == PEOPLE:
        return {name: value for name, value in options.items() if name != PROGRAM}
    people = [name for name in names(options) if name != COMPANION]
    seats = names(options) if COMPANION in names(options) else (*people, COMPANION)
    level = level_of(game, options)
    if level is None or level.seat != game.hidden_seat:
        raise _no_level(PROGRAM, game, game.hidden_seat)
    return {**options, PROGRAM: level.name, OPTION: " ".join(seats)}


def _no_level(option: str, game: AnyGame, seat: Seat) -> WrongOption:
    """Return the refusal of a level that nobody here knows."""
    known = ", ".join(game.program.names(seat)) if game.program else ""
    said = _("the program plays no such level; it knows: {known}")
    return WrongOption(option, said.format(known=known))
