"""What has happened at the table stands, and so does the rule that it broke."""

import pytest

from companion.core import PUBLIC
from companion.games.neighbour_spy import GAME
from companion.games.neighbour_spy.moves.talk import Happened
from companion.games.neighbour_spy.rules import happened
from companion.games.neighbour_spy.silence import MAY_HAPPEN
from companion.games.neighbour_spy.state import State
from tests.games.neighbour_spy.playing import begun, ended, market, played, refused, seen, side

FOUR = ["discard Eva"] * 4
CAUGHT = ("set figure Adam 4", "took codebreaker", "kept sidekick")


def against(rule: str, line: str) -> str:
    """Write the line that lets another stand."""
    return f"happened neighbour-spy.{rule}: {line}"


def test_a_fifth_discard_is_written_down_as_what_happened_against_the_rule() -> None:
    state = played(begun(*FOUR), against("discard.four", "discard Eva"))
    assert side(state, "Eva").players[0].discards == 5
    assert seen(state).breaches == ((1, "neighbour-spy.discard.four"),)
    assert refused(state, "discard Eva") == "discard.four"


def test_a_refused_line_gives_the_one_that_lets_it_stand() -> None:
    state = begun(*FOUR)
    stands = happened(state, GAME.notation.parse("discard Eva"))
    assert stands is not None
    assert GAME.notation.format(stands) == against("discard.four", "discard Eva")


def test_several_rules_may_be_broken_at_once() -> None:
    state = begun(*FOUR, "set deck 0", "took mole")
    stands = happened(state, GAME.notation.parse("discard Eva"))
    assert isinstance(stands, Happened)
    assert [rule.removeprefix("neighbour-spy.discard.") for rule in stands.rules] == [
        *("before", "empty", "four")
    ]
    assert len(seen(played(state, GAME.notation.format(stands))).breaches) == 3


def test_what_cannot_happen_cannot_stand() -> None:
    state = begun("set copies Adam mole 1")
    assert happened(state, GAME.notation.parse("took mole")) is None
    assert refused(state, against("box", "took mole")) == "happened.which"


def test_what_breaks_no_rule_is_no_breach() -> None:
    assert refused(begun(), against("discard.four", "discard Eva")) == "happened.broken"
    assert happened(begun(), GAME.notation.parse("discard Eva")) is None


def test_two_alike_can_have_been_played() -> None:
    state = played(begun("took mole"), "set turn Eva", "took enforcer")
    state = played(state, against("play.different", "kept enforcer"))
    assert side(state, "Eva").copies["enforcer"] == side(state, "Adam").copies["enforcer"] == 1


def test_the_table_may_play_on_when_the_game_is_over() -> None:
    over = begun(*CAUGHT)
    assert ended(over)[0] == "Eva"
    state = played(over, against("end.over", "took enforcer"))
    assert ended(state) == ("", "")
    assert ended(played(state, "kept mole")) == ("Eva", "win.catch")
    assert ended(played(over, against("end.over", "set figure Adam 9"))) == ("", "")


def test_a_card_may_have_been_taken_that_did_not_lie_open() -> None:
    state = market("set figure Eva 1", "took sentinel", "kept enforcer")
    state = played(state, against("market.offer", "market Eva masterplan"))
    assert side(state, "Eva").lasting == ("masterplan",)
    assert len(seen(state).offer or ()) == 3


def test_the_market_may_have_been_forgotten() -> None:
    state = market("set figure Eva 1", "took sentinel", "kept enforcer")
    state = played(state, against("market.must", "passes"))
    assert seen(state).active.players[0].name == "Adam"


def test_the_other_side_may_have_taken_its_card_first() -> None:
    state = market("set figure Eva 1", "set figure Adam 12", "took mole", "kept enforcer")
    state = played(state, against("market.order", "market Adam outpost"), "refill watchtower")
    state = played(state, "passes")
    assert seen(state).waits is not None
    assert refused(state, "market Eva watchtower") == ""


def test_a_market_card_may_have_been_taken_where_nobody_landed() -> None:
    state = market("took sentinel", "kept enforcer")  # Eva on 1, Adam at home; Adam plays
    assert refused(state, "market Eva outpost") == "market.exact"
    state = played(state, against("market.exact", "market Eva spycation"), "refill watchtower")
    state = played(state, "takes-back enforcer", "passes")
    assert seen(state).active.players[0].name == "Adam"
    assert seen(state).turn == 2
    assert seen(state).breaches == ((2, "neighbour-spy.market.exact"),)
    assert ended(played(state, "took mole", "kept saboteur")) == ("", "")


def test_a_card_taken_without_landing_stands_between_the_two_of_a_turn_too() -> None:
    state = market("set figure Adam 3", "took sentinel")
    state = played(state, against("market.exact", "market Eva mind-control"), "refill watchtower")
    assert seen(state).taken == "sentinel"
    assert seen(played(state, "kept enforcer")).turn == 2


def test_who_did_not_land_may_have_taken_a_card_where_the_other_side_did() -> None:
    state = market("set figure Eva 1", "took sentinel", "kept enforcer")  # Eva landed
    state = played(state, against("market.exact", "market Adam mind-control"), "refill watchtower")
    state = played(state, "takes-back enforcer")
    assert seen(state).waits is not None
    assert seen(played(state, "market Eva watchtower", "refill masterplan")).turn == 2


def test_a_breach_that_ends_the_turn_is_noted_in_that_turn() -> None:
    state = begun("set copies Eva enforcer 3", "took enforcer")
    state = played(state, against("play.one-name", "kept the same"))
    assert seen(state).turn == 2
    assert seen(state).breaches == ((1, "neighbour-spy.play.one-name"),)


SITUATIONS: dict[str, State] = {
    "discard.before": begun("took mole"),
    "discard.empty": begun("set deck 0"),
    "discard.four": begun(*FOUR),
    "discard.turn": begun(),
    "discard.team": begun("discard Eva", "discard Eva", players="Eva Petr Adam"),
    "discard.solo": begun("set turn Adam", *["discard Adam"] * 4, players="Eva Petr Adam"),
    "play.different": begun("took mole", "set turn Eva", "took enforcer"),
    "play.one-name": begun("set copies Eva enforcer 3", "took enforcer"),
    "play.team-name": begun("set copies Eva enforcer 3", "took enforcer", players="Eva Petr Adam"),
    "market.must": market("set figure Eva 1", "took sentinel", "kept enforcer"),
    "market.offer": market("set figure Eva 1", "took sentinel", "kept enforcer"),
    "market.order": market("set figure Eva 1", "set figure Adam 12", "took mole", "kept enforcer"),
    "market.exact": market("took sentinel", "kept enforcer"),
    "market.zero": market("set figure Eva 2"),
    "card.must": market(
        *("set figure Eva 1", "took sentinel", "kept enforcer"),
        *("market Eva spycation", "refill watchtower"),
    ),
    "card.outpost": market(
        *("set figure Eva 1", "took sentinel", "kept enforcer"),
        *("market Eva outpost", "refill watchtower"),
    ),
    "card.secret-hire": market(
        *("set figure Eva 1", "took sentinel", "kept enforcer"),
        *("market Eva secret-hire", "refill watchtower"),
        offer="offer secret-hire outpost masterplan",
    ),
    "card.double-trouble": market(
        *("set figure Eva 1", "took sentinel", "kept enforcer"),
        *("market Eva double-trouble", "refill watchtower"),
        offer="offer double-trouble outpost masterplan",
    ),
    "end.over": begun(*CAUGHT),
}


@pytest.mark.parametrize("rule", sorted(SITUATIONS))
def test_each_breach_that_can_happen_is_offered_where_it_can(rule: str) -> None:
    state = SITUATIONS[rule]
    choices = GAME.rules.legal(state, PUBLIC).choices
    offered = [move for choice in choices if choice.kind is Happened for move in choice.moves()]
    of_it = [m for m in offered if isinstance(m, Happened) and f"neighbour-spy.{rule}" in m.rules]
    assert of_it
    after = GAME.rules.apply(state, of_it[0])
    assert f"neighbour-spy.{rule}" in [broken for _number, broken in after.breaches]


def test_every_breach_that_can_happen_has_a_situation() -> None:
    typed_only = {"neighbour-spy.end.worked-out"}
    assert {f"neighbour-spy.{rule}" for rule in SITUATIONS} | typed_only == MAY_HAPPEN
