"""What the list of tables keeps and says: the same of every game, and never a secret."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from companion import games
from companion.games.mind_mgmt.seat_views import keeper_view
from companion.locale import read_in
from companion.play.summary import summary
from companion.store.rows import TableRow, understood, written
from companion.telling.table.tables import called, where
from tests.games.mind_mgmt.playing import GAME, fresh, opening, played
from tests.seal import bids
from tests.seal.auction import FIRST, LAST
from tests.seal.auction import OPTIONS as AUCTION
from tests.shelf import toys as toys

PLAYED = {"mode": "full", "players": "Eva Adam Petr"}


def said(game: str, options: Mapping[str, str], kept: dict[str, Any]) -> str:
    """Say what the list says of a table of which it keeps this."""
    found = understood(written(kept, 7))
    assert found == kept
    return where(TableRow("id", "evening", game, dict(options), 0, 0, found, False, False, ""))


@pytest.mark.parametrize(
    ("game", "name", "shown"),
    [
        ("neighbour-spy", "neighbour-spy", "Улица шпионов"),
        ("neighbour-spy", "neighbour-spy 2", "Улица шпионов 2"),
        ("mind-mgmt", "mind-mgmt 13", "MIND MGMT 13"),
        ("neighbour-spy", "neighbour-spy in May", "neighbour-spy in May"),
        ("neighbour-spy", "mind-mgmt", "mind-mgmt"),
        ("unknown", "unknown", "unknown"),
    ],
)
def test_a_table_that_the_program_named_is_called_like_its_box(
    game: str, name: str, shown: str
) -> None:
    with read_in("ru"):
        assert called(game, name) == shown


def auction(lines: Iterable[str]) -> str:
    """Say what the list says of an auction behind these lines."""
    state = bids.start(AUCTION)
    for line in lines:
        state = bids.apply(state, bids.GAME.notation.parse(line))
    return said("bids", AUCTION, summary(bids.GAME, AUCTION, state))


def test_the_list_says_of_any_game_who_plays_and_how_far_it_is() -> None:
    assert said("bids", AUCTION, {}) == "bids, setting up, Eva Adam Petr"
    assert auction(()) == "bids, round 1, Eva Adam Petr"
    assert auction(FIRST) == "bids, round 2, Eva Adam Petr"
    assert auction((*FIRST, *LAST)) == "bids, won by everybody"


@pytest.mark.usefixtures("toys")
def test_the_list_calls_an_hour_as_its_game_does() -> None:
    assert said("harbours", PLAYED, {"stamp": "02"}) == "Harbours, day 2, Eva Adam Petr"
    for name in games.SHELF:
        hour = f"{games.take(name).words.hour('02')}"
        assert said(name, PLAYED, {"stamp": "02"}).split(", ")[1] == hour


def test_the_list_says_the_letter_of_a_set_up_and_the_hour_of_a_turn() -> None:
    begun = summary(GAME, PLAYED, played(fresh(), "recruiter Eva"))
    step = "MIND MGMT, setting up, step B of the rulebook, Eva Adam Petr"
    assert said("mind-mgmt", PLAYED, begun) == step
    opened = summary(GAME, PLAYED, opening("full"))
    assert said("mind-mgmt", PLAYED, opened) == "MIND MGMT, 06:00, Eva Adam Petr"


class Dusk(bids.Auctioneer):
    """An auction that tells more of itself."""

    def listed(self, state: bids.State) -> dict[str, Any]:
        """Tell when it is, and how many bids there are."""
        return {"moment": "at dusk", "bids": 3}


def test_what_a_game_adds_of_its_own_is_kept_and_its_moment_said() -> None:
    kept = summary(replace(bids.GAME, rules=Dusk()), AUCTION, bids.start(AUCTION))
    assert kept["bids"] == 3
    assert said("bids", AUCTION, kept) == "bids, at dusk, Eva Adam Petr"


def test_a_summary_of_before_is_said_as_it_was() -> None:
    kept = {"setup": "", "turn": 9, "players": ["Eva", "Adam"]}
    assert said("mind-mgmt", PLAYED, kept) == "MIND MGMT, 09:00, Eva Adam"


def test_a_player_who_is_called_like_a_side_of_another_game_wins_by_that_name() -> None:
    won = {"outcome": {"winner": "agents", "rule": "spy-connection.end.points"}}
    players = {"players": "agents recruiter"}
    assert said("spy-connection", players, won) == "Spy Connection, won by agents"
    assert said("mind-mgmt", PLAYED, won) == "MIND MGMT, won by the agents"


def test_the_list_says_where_nobody_won(monkeypatch: pytest.MonkeyPatch) -> None:
    won = {"outcome": {"winner": "", "rule": "rails.end.points"}}
    assert said("rails", PLAYED, won) == "rails, nobody won"
    monkeypatch.setenv("LANGUAGE", "ru")
    assert said("rails", PLAYED, won) == "rails, никто не победил"


def test_the_list_keeps_nothing_that_only_the_recruiter_knows() -> None:
    state = opening("full")
    kept = summary(GAME, PLAYED, state)
    assert kept == summary(GAME, PLAYED, GAME.sealing.unseen(state))
    assert keeper_view(state).map.card not in str(kept)


def test_a_czech_list_says_in_good_grammar_who_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "cs")
    won = {"outcome": {"winner": "agents", "rule": "mind-mgmt.win.capture"}}
    assert said("mind-mgmt", PLAYED, won) == "MIND MGMT, vyhráli agenti"
    assert auction((*FIRST, *LAST)) == "bids, vítězí everybody"
    team = {"outcome": {"winner": "Eva Petr", "rule": "neighbour-spy.end.catch"}}
    pair = {"players": "Eva Petr Jan"}
    assert said("neighbour-spy", pair, team) == "Můj soused špion, vítězí Eva a Petr"


def test_a_side_that_only_its_game_knows_has_won_in_the_words_of_that_game(
    toys: None,  # noqa: ARG001
) -> None:
    assert auction((*FIRST, *LAST)) == "Auction, Everybody wins"
    won = {"outcome": {"winner": "Eva Petr", "rule": "bids.rounds"}}
    assert said("bids", AUCTION, won) == "Auction, won by Eva & Petr"
