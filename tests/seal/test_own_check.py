"""A mistake in a game's program accuses nobody: what it would reveal is compared with its seals."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from companion.contract.secrets import Secrets
from companion.core import Fact, Faulty
from companion.play.options import possible
from companion.play.table import Table
from companion.seal.checking.verdict import CLEAN
from tests.seal import bids
from tests.seal.auction import auction, found, on_the_shelf, play, verdict
from tests.seal.bid_moves import Asks, Bidden, Bids, Move

BLAMED = "the program is wrong here, and nobody at the table"
ASKED = ("bid 999", "done", "ask 1000")


class Overstating(bids.Bidding):
    """A sheet that says yes to everything."""

    def sheet(self, state: bids.State) -> tuple[int, ...]:
        """Say yes."""
        return (1,) * len(super().sheet(state))


class Misnaming(bids.Bidding):
    """Opens the place beside the one that was asked about."""

    def opened(self, state: bids.State, move: Move) -> tuple[Fact, ...]:
        """Open another place."""
        found = super().opened(state, move)
        return tuple((label.replace("1000", "10"), value) for label, value in found)


class Forgetting(bids.Bidding):
    """Opens what nobody has sealed."""

    def opened(self, state: bids.State, move: Move) -> tuple[Fact, ...]:
        """Open a fact of its own."""
        return tuple((f"x/{label}", value) for label, value in super().opened(state, move))


class Understating(bids.Bidding):
    """A sheet that is wrong for what was promised before it was made."""

    def sheet(self, state: bids.State) -> tuple[int, ...]:
        """Say no."""
        return (0,) * len(super().sheet(state))


class Foretelling(Understating):
    """The same, where what the sheet will hold is known at once."""

    def coming(self, state: bids.State) -> Mapping[str, int]:
        """Give all of it."""
        return Secrets.coming(self, state)


class Swapping(bids.Bidding):
    """Seals a bid under another name than that by which it will be looked for."""

    def facts(self, state: bids.State, move: Move) -> tuple[Fact, ...]:
        """Give another label."""
        return tuple((f"x/{label}", value) for label, value in super().facts(state, move))


class Accented(bids.Bidding):
    """Names what it seals as no label may be."""

    def facts(self, state: bids.State, move: Move) -> tuple[Fact, ...]:
        """Give a label with a diacritic."""
        return tuple((f"Košice/{label}", value) for label, value in super().facts(state, move))

    def labels(self, state: bids.State, move: Move) -> tuple[str, ...]:
        """Give the same."""
        return tuple(f"Košice/{label}" for label in super().labels(state, move))


class Unheard(bids.Auctioneer):
    """An auction in which a question can be taken back."""

    def undoable(self, state: bids.State, move: Move) -> bool:
        """Take back a question, too."""
        return isinstance(move, (Bids, Bidden, Asks))


@contextmanager
def faulty(home: Path, secrets: bids.Bidding, *lines: str) -> Iterator[Table]:
    """Play at a table of an auction whose program has a mistake; a question can be taken back."""
    with pytest.MonkeyPatch.context() as patch, on_the_shelf():
        patch.setattr(bids, "GAME", replace(bids.GAME, rules=Unheard(), secrets=secrets))
        with auction(home, *lines) as at:
            yield at


@pytest.mark.parametrize("secrets", [Overstating(), Misnaming(), Forgetting()])
def test_an_answer_that_does_not_fit_its_sheet_blames_the_program_and_is_not_written(
    tmp_path: Path, secrets: bids.Bidding
) -> None:
    with faulty(tmp_path, secrets, *ASKED) as at:
        before, moves = at.record, at.moves
        with pytest.raises(Faulty, match=BLAMED):
            play(at, "answer no")
        assert (at.record, at.moves) == (before, moves)


def test_the_question_is_taken_back_and_the_evidence_accuses_nobody(tmp_path: Path) -> None:
    with faulty(tmp_path, Overstating(), *ASKED) as at:
        with pytest.raises(Faulty):
            play(at, "answer no")
        play(at, "undo", "ask 10", "answer yes", "head")
        assert found(verdict(at.evidence())) == []


def test_a_table_that_is_taken_up_again_knows_what_it_sealed(tmp_path: Path) -> None:
    with faulty(tmp_path, Overstating(), *ASKED):
        pass
    with faulty(tmp_path, bids.Bidding()) as at, pytest.raises(Faulty, match=BLAMED):
        play(at, "answer no")  # now the sheet is made rightly, but it was sealed wrongly


def test_what_is_told_before_its_sheet_is_compared_with_what_that_sheet_will_hold(
    tmp_path: Path,
) -> None:
    with faulty(tmp_path, Foretelling()) as at:
        with pytest.raises(Faulty, match=BLAMED):
            play(at, "promise 10")
        assert at.moves == ()


def test_a_sheet_that_belies_what_was_told_before_it_is_not_made(tmp_path: Path) -> None:
    with faulty(tmp_path, Understating(), "promise 10", "bid 999") as at:
        before = at.record
        with pytest.raises(Faulty, match=BLAMED):
            play(at, "done")
        assert at.record == before
        assert str(at.evidence())


def test_a_seal_under_a_name_that_nobody_will_look_for_is_not_written(tmp_path: Path) -> None:
    with faulty(tmp_path, Swapping()) as at:
        with pytest.raises(Faulty, match=BLAMED):
            play(at, "bid 999")
        assert at.moves == ()


def test_a_name_that_no_seal_can_have_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with faulty(tmp_path, Accented()) as at:
        with pytest.raises(Faulty, match=f"{BLAMED}: it cannot seal"):
            play(at, "bid 999")
        assert at.moves == ()


@pytest.mark.parametrize("place", ["least/Košice", "least/10", "p" * 38])
def test_a_game_whose_sheet_cannot_be_sealed_begins_no_evening(place: str) -> None:
    class Placed(bids.Bidding):
        """An auction with one place more."""

        def places(self, state: bids.State) -> tuple[str, ...]:
            """Add a place."""
            return (*super().places(state), place)

    game = replace(bids.GAME, secrets=Placed())
    with pytest.MonkeyPatch.context() as patch, on_the_shelf():
        patch.setattr(bids, "GAME", game)
        with pytest.raises(Faulty, match="cannot seal"):
            possible(game, {"players": "Eva Adam"})


def test_the_same_evening_without_a_mistake_is_clean(tmp_path: Path) -> None:
    lines = (*ASKED, "answer no", "keep", "bid 5", "done", "ask 10", "answer no", "keep", "end")
    with faulty(tmp_path, bids.Bidding(), *lines) as at:
        assert verdict(at.evidence()).code == CLEAN
