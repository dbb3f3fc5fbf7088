"""What an entry calls printed, inferred or left open is so in the rulebook of the box."""

import pytest

from companion import rulebook

FEWER = {
    "en": "one agent fewer",
    "cs": "o agenta míň",
    "sk": "o agenta menej",
    "ru": "на одного агента меньше",
}


@pytest.mark.parametrize(
    ("rule", "printed", "never"),
    [
        ("agents.silent.start", "choose who goes first; then play goes on to the left", "not say"),
        ("agents.light.uses", "one of three things", "allow both"),
        ("spy-connection.dark.more", "none if you have no active mission", "planning on each"),
        ("spy-connection.dark.more", "all fifteen agents", "planning on each"),
        ("spy-connection.silent.full", "all players may put agents on every spot", "names no"),
    ],
)
def test_what_the_rulebook_says_is_not_left_to_the_players(
    rule: str, printed: str, never: str
) -> None:
    entry = rulebook.entry(rule)
    assert (entry.origin, entry.silent) == ("rulebook", False)
    assert printed in rulebook.text_of(entry, "en")
    assert never not in rulebook.text_of(entry, "en")


def test_the_experienced_play_with_one_agent_fewer_and_nobody_with_more() -> None:
    entry = rulebook.entry("spy-connection.silent.age")
    for language, fewer in FEWER.items():
        assert fewer in rulebook.text_of(entry, language)


@pytest.mark.parametrize(
    "rule",
    [
        "agents.tram.stop",
        "agents.move.twice",
        "spy-connection.take.three",
        "mind-mgmt.agents.action",
    ],
)
def test_what_only_follows_from_the_rulebook_is_not_called_printed(rule: str) -> None:
    assert rulebook.entry(rule).origin == "inferred"
    assert rulebook.source(rulebook.entry(rule), "en").startswith("follows from")


def test_what_is_printed_on_a_piece_alone_cites_no_heading_that_does_not_say_it() -> None:
    entries = rulebook.entries("neighbour-spy")
    pieces = {each.id.partition(".")[2]: each for each in entries if each.origin == "pieces"}
    assert {"icon.single", "ring.homes", "card.masterplan", "card.getaway-car"} <= set(pieces)
    told = {name for name, each in pieces.items() if each.heading}
    assert told == {"card.outpost", "card.mind-control", "card.spycation"}
    assert "rulebook does not repeat it" in rulebook.source(pieces["ring.homes"], "en")
