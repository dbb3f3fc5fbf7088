"""Czech, Slovak and Russian keyboards at the prompt: places, commands, and yes or no."""

import pytest
from textual.binding import Binding

from companion.cli.prompt.commands.all_commands import named
from companion.cli.prompt.session import Session
from companion.core import KEEPER, NotUnderstood, Reordered
from companion.games.mind_mgmt.board.plan import PLACES
from companion.games.mind_mgmt.notation import FIELDS, NOTATION
from companion.play.replay import replay
from companion.play.table import Table
from companion.text.keyboard import CYRILLIC, LOOKS, NO, YES, agreed, agrees
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from tests.cli.test_play import At, Spoken
from tests.cli.test_replay import GAME
from tests.screens.test_places_typed import ROWS, by_row
from tests.store.evening import MOVES, OPTIONS

LIKE = {latin.upper(): sign.upper() for sign, latin in LOOKS.items()}
COUNTS = "A Cyrillic letter was read as the Latin one it looks like. Is that meant?"


def begun(last: str) -> Table:
    """Play the evening up to and with this line."""
    table = Table("mind-mgmt", OPTIONS)
    for line in MOVES[: MOVES.index(last) + 1]:
        table.play(KEEPER, table.read(line))
    return table


def typed(table: Table, *lines: str) -> list[str]:
    """Type lines at the prompt, and give all that was said."""
    desk = Spoken(*lines, "quit")
    Session(At(table), desk).run()
    return desk.said


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("keyboard", ["czech", "slovak", "russian"])
def test_each_place_is_recorded_as_it_looks_or_not_at_all(place: str, keyboard: str) -> None:
    table = begun("card karl-box")
    column, row = place[0], place[1]
    spelled = by_row(place, ROWS[keyboard]) if keyboard in ROWS else LIKE.get(column, column) + row
    said = typed(table, f"start {spelled}")
    assert table.moves[-1] == f"start {place}"
    assert any(COUNTS in line for line in said) is (keyboard == "russian" and column in "ABE")


@pytest.mark.parametrize("place", PLACES)
def test_a_line_that_was_typed_on_russian_keys_altogether_moves_nothing_elsewhere(
    place: str,
) -> None:
    table = begun("card karl-box")
    on_keys = "".join(CYRILLIC.get(sign, sign) for sign in f"start {place.lower()}")
    typed(table, on_keys)
    assert table.moves[-1] == "card karl-box"


def test_walks_borders_and_sets_of_places_are_read_so_too() -> None:
    assert NOTATION.tidied("meru moves а3-а4-А5") == "meru moves A3-A4-A5"
    assert NOTATION.tidied("mayhem Eva С4-d4", ["Eva"]) == "mayhem Eva C4-D4"
    assert FIELDS["spot"].typed("в4") == "B4"
    assert FIELDS["places"].typed("а1 е2") == ("A1", "E2")


def test_words_of_ones_own_stay_as_they_were_typed() -> None:
    table = begun("card karl-box")
    said = typed(table, "remark метро А1")
    assert table.moves[-1] == "remark метро А1"
    assert not any(COUNTS in line for line in said)


def test_a_game_text_is_not_read_otherwise_than_it_is_written_and_says_why() -> None:
    table, stopped = replay(GAME.replace("mayhem Eva C4-D4", "mayhem Eva С4-D4"))
    assert stopped
    assert "Latin capitals" in str(stopped.reason)
    assert all("mayhem" not in move for move in table.moves)


def test_a_command_is_known_on_its_keys_and_lists_lines_by_a_place_that_looks_so() -> None:
    table = begun("card karl-box")
    session = Session(At(table), Spoken())
    look = named(session, "дщщл")
    assert look is not None
    assert look.name == "look"
    said = typed(table, "legal start в")
    assert any("start B7" in line for line in said)
    assert not any("start D7" in line for line in said)


@pytest.mark.parametrize("said", ["y", "Y", "yes", "a", "ano", "áno", "д", "да", "Да ", "ф"])
def test_yes_is_yes_in_every_language_and_on_every_keyboard(said: str) -> None:
    assert agrees(said)


@pytest.mark.parametrize("said", ["n", "no", "ne", "nie", "н", "нет", "т", "again", "", "x"])
def test_everything_else_is_no(said: str) -> None:
    assert not agrees(said)


def test_a_dialog_takes_the_same_letters_as_the_prompt() -> None:
    bound = [each for each in ConfirmDialog.BINDINGS if isinstance(each, Binding)]
    keys = {key: each.action for each in bound for key in each.key.split(",")}
    assert all(keys[sign] == "dismiss(True)" for sign in YES)
    assert all(keys[sign] == "dismiss(False)" for sign in NO)
    assert all(agrees(sign) is (does == "dismiss(True)") for sign, does in keys.items())


@pytest.mark.parametrize("line", ["start Я4", "start Д4", "start а9", "start А0"])
def test_what_looks_like_no_place_is_refused(line: str) -> None:
    with pytest.raises((NotUnderstood, Reordered)):
        NOTATION.parse(NOTATION.tidied(line))


def test_enter_agrees_where_it_is_proposed_and_the_end_of_a_pipe_never_does() -> None:
    assert agreed("")
    assert agreed("да")
    assert not agreed("нет")
    assert not agreed(None)


@pytest.mark.parametrize(
    ("typed_place", "place"), [("В4", "B4"), ("е7", "E7"), ("dě", "D2"), ("c3", "C3")]
)
def test_a_place_is_looked_at_as_it_looks(typed_place: str, place: str) -> None:
    said = typed(begun("card karl-box"), f"look {typed_place}", f"around {typed_place}")
    assert sum(line.startswith((place, f"Around {place}")) for line in said) == 2
