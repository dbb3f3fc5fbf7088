"""What `companion verify` says of a vector: who is accused, and of what nobody is."""

from tests.cli.judging import verify
from tests.screens.verifier.vectors import FOLDER, vector


def test_what_was_not_entered_is_proven_only_as_far_as_it_was() -> None:
    found = vector("training-to-the-last-hour")
    given = [word for each in found["kept"] for word in ("--head", each["head"])]
    said = verify(FOLDER / found["evidence"], *given)
    assert said.code == 0
    assert "Did they cheat? No, proven as far as it was entered. If this" in said.out
    assert "What was not entered, you checked yourselves." in said.out


def test_names_that_were_swapped_are_a_difference_from_the_printed_board() -> None:
    swapped = verify(FOLDER / "own-board-of-swapped-names.txt").out
    places = "B1, D2, E2, F4, B5, A6, D6, D7, F7"
    assert f"  This board differs from the printed one in: {places}\n" in swapped
    assert "differs from the printed" not in verify(FOLDER / "training-short.txt").out


def checked(name: str) -> str:
    """Check a vector with all that was kept of it, and read what is said."""
    found = vector(name)
    given = [
        word
        for each in found["kept"]
        for word in (
            ("--head", each["head"])
            if "head" in each
            else ("--words", each["words"], "--share", each["share"])
        )
    ]
    return verify(FOLDER / found["evidence"], *given).out


def test_a_code_with_a_slip_accuses_nobody_and_proves_nothing() -> None:
    for name in ("kept-code-wrong-in-one-letter", "kept-code-wrong-in-its-table"):
        said = checked(name)
        assert "Did they cheat? It cannot be told, because the code of a receipt was prob" in said
        assert "probably mistyped: compare the letters" in said
    assert "Did they cheat? Yes, here: " in checked("kept-code-wrong-in-four-letters")


def test_a_stale_code_under_the_label_of_a_new_hour_is_named_by_that_label() -> None:
    said = checked("kept-code-wrong-in-the-hour")
    assert "Did they cheat? It cannot be told" in said
    assert "Receipt at 06:00, 21 lines: this code is of another hour" in said


def test_words_of_two_hours_that_are_quite_different_are_of_another_record() -> None:
    assert "Did they cheat? Yes, here: a receipt that does not fit." in checked(
        "fork-after-eight-words"
    )
    assert "Did they cheat? It cannot be told" in checked("words-of-another-hour")


def test_a_game_that_was_stopped_in_the_set_up_proves_nothing_and_says_so() -> None:
    for name in ("stopped-in-the-set-up", "stopped-when-everything-was-laid-out"):
        said = checked(name)
        assert "It cannot be told, because the players stopped before the game had begun." in said
        assert "nothing is proven" in said
    assert "No, proven" in checked("stopped-by-the-players")
