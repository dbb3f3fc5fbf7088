"""The set-up as a checked walk, and the options of a table."""

from collections import Counter
from io import StringIO
from itertools import product
from pathlib import Path

import pytest

from companion.cli import main
from companion.core import PUBLIC, WrongOption
from companion.games.agents import GAME
from companion.games.agents.box import HIDEOUTS, PARTS
from companion.games.agents.moves.setup import Built
from tests.games.agents.playing import BOARD, SETUP, begun, new, played, refused, seen


def test_the_set_up_goes_step_by_step_to_the_first_turn() -> None:
    state = new()
    for line in SETUP:
        assert GAME.words.due(seen(state))
        state = played(state, line)
    assert (seen(state).phase, seen(state).turn) == ("turn", "Eva")
    assert refused(state, "prepared tuck") == "setup.over"


def test_no_step_comes_before_its_time_or_twice() -> None:
    state = played(new(), *SETUP[:3])
    assert refused(state, "prepared keys") == "setup.order"
    assert refused(state, "prepared light") == "setup.once"
    assert refused(state, "file 1 2t 3b 4t") == "setup.order"
    assert refused(played(new(), *SETUP[:9]), "file 1 2t 3b 4b") == "setup.once"


def test_nobody_plays_before_the_set_up_is_over() -> None:
    assert refused(new(), "die 3") == "setup.first"


def test_a_file_has_both_halves_of_its_hideout_and_one_of_each_other() -> None:
    state = played(new(), *SETUP[:8])
    assert refused(state, "file 2 1t 2b 4t") == "setup.halves"
    assert refused(state, "file 2 1b 1b 4t") == "setup.halves"
    assert refused(state, "file 2 1t 3b 4t") == ""


def test_the_four_files_leave_twelve_halves_that_go_back_into_the_box() -> None:
    state = played(new(), *SETUP[:12])
    used = Counter((own, part) for own, part in product(state.built, PARTS))
    used.update(half for others in state.built.values() for half in others)
    assert sum(used.values()) == 20
    assert sum(4 - used[half] for half in product(HIDEOUTS, PARTS)) == 12


def test_the_program_may_choose_the_halves_among_all_eight_ways() -> None:
    state = played(new(), *SETUP[:8])
    choices = [each for each in GAME.rules.legal(state, PUBLIC).choices if each.kind is Built]
    (choice,) = choices
    assert choice.drawn
    assert len(set(choice.listed)) == 8
    assert all(move in GAME.rules.legal(state, PUBLIC) for move in choice.listed)


def test_which_halves_were_chosen_is_shown_while_the_file_is_built_and_never_again() -> None:
    one, other = played(new(), *SETUP[:8]), played(new(), *SETUP[:8])
    one, other = played(one, "file 1 2t 3t 4t"), played(other, "file 1 2b 3b 4b")
    move = GAME.notation.parse("file 1 2t 3t 4t")
    said = GAME.words.announce(move, seen(new()))
    assert said is not None
    assert said.aloud == "Both halves of 1, and top of 2, top of 3 and top of 4"
    assert GAME.words.sentence(move, seen(new())) == "The file of hideout 1 is built"
    assert seen(one).building != seen(other).building
    one, other = played(one, *SETUP[9:13]), played(other, *SETUP[9:13])
    assert seen(one) == seen(other)
    assert GAME.words.sheet(seen(one)) == GAME.words.sheet(seen(other))


def test_the_whole_set_up_can_be_done_without_the_program() -> None:
    assert seen(begun()).phase == "turn"


@pytest.mark.parametrize("players", ["", "Eva", "Eva Eva", "A B C D E", "Eva v", "Eva nobody"])
def test_two_to_four_players_with_names_of_their_own_sit_down(players: str) -> None:
    with pytest.raises(WrongOption):
        new(players=players)


def test_an_option_that_nobody_knows_is_named() -> None:
    with pytest.raises(WrongOption, match="players, detail, help"):
        new(colour="red")
    with pytest.raises(WrongOption, match="notes, certain, likely"):
        new(help="much")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ('1 = ["own"]', '1 = ["own", "own"]'),
        ('1 = ["own"]', '7 = ["own"]'),
        ('1 = ["own"]', '1 = ["fly"]'),
        ("hideout = 3", "hideout = 2"),
        ('keys = "a4 b2"', 'keys = "a4 e9"'),
        ('keys = "a4 b2"', "keys = 4"),
        ('x = "a6"', 'x = "a3"'),
        ('secret = "a1 a9"', 'secret = "a1 a1"'),
        ('rails = ["c1-c2"]', 'rails = ["c1-c1"]'),
        ('1 = "a2"', '7 = "a2"'),
        ('name = "a small board"', ""),
        ("[board]", "[bord]"),
        ("[board]", "[board"),
    ],
)
def test_a_file_that_no_box_can_be_is_refused_with_a_sentence(wrong: str, right: str) -> None:
    assert wrong in BOARD
    with pytest.raises(WrongOption) as refusal:
        new(board=BOARD.replace(wrong, right))
    assert refusal.value.option == "board"
    assert str(refusal.value)


def test_a_file_may_hold_only_the_cards_or_only_the_board() -> None:
    assert seen(begun(board='name = "mine"\n[cards]\n1 = ["own"]\n')).follows is False
    assert seen(begun(board='name = "mine"\n[board]\nlines = ["a1-a2"]\n')).follows is True


def test_behind_the_shuffle_nothing_leads_back_to_the_halves() -> None:
    state = played(new(), *SETUP[:13])
    for line in SETUP:
        final = line == "prepared shuffle"
        assert GAME.rules.undoable(state, GAME.notation.parse(line)) is not final


def test_at_the_prompt_no_look_and_no_list_shows_the_halves_once_the_files_are_shuffled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = "\n".join((*SETUP[:14], "look", "undo list", "legal"))
    begun = ["play", "agents", "--players", "Eva Adam", "--option", "detail=all"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COMPANION_HOME", str(tmp_path))
        patch.setattr("sys.stdin", StringIO(f"{table}\n"))
        assert main([*begun, "--option", "help=notes"]) == 0
    shown = capsys.readouterr().out
    behind = shown[shown.index("prepared shuffle") :]
    assert "nothing can be taken back" in behind
    assert "15: “prepared shuffle” was heard or shown, so it stays" in behind
    assert not any(half in behind for half in ("2t", "3b", "top of", "bottom of"))
