"""What hands do at the board: each thing that a move makes them do, and nothing unseen."""

from collections.abc import Iterator

import pytest

from companion.contract.announcement import Announcement
from companion.core import KEEPER, PUBLIC
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves import veiled as v
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.words.names import names_on
from tests.games.mind_mgmt.playing import GAME, opening
from tests.games.mind_mgmt.watched import Moment, games

WORDS = GAME.words
TOLD_BEFORE = (s.Lay, s.Supply, s.ChooseRecruiter)  # what is due says what to lay out
PUT_RIGHT = (
    t.CorrectMayhem,
    t.CorrectImmortal,
    t.CorrectAgent,
    t.CorrectToken,
    t.CorrectDraw,
)
CARDS = (s.TakeCard, s.DealFeatures, v.CardTaken, v.FeaturesTaken)


def heard(start: str, *lines: str) -> Announcement:
    """Give what everybody hears of the last line, and does, as a witness of the others."""
    witness = GAME.sealing.unseen(opening(start))
    for line in lines[:-1]:
        witness = GAME.rules.apply(witness, GAME.veiled(GAME.notation.parse(line)))
    move = GAME.veiled(GAME.notation.parse(lines[-1]))
    return WORDS.announce(move, GAME.rules.view(witness, PUBLIC)) or Announcement()


AGENTS = ("step D5", "done")
ASKED = (*AGENTS, "bill asks pool")
LAID = (*ASKED, "answer C4")
ALERT = (*AGENTS, "bill rests", "meru rests", "done", "step E5", "done")
SHAKEN = (*AGENTS, "bill rests", "dusty moves D1-D2-E2", "dusty shakes-down pool")


@pytest.mark.parametrize(
    ("lines", "done"),
    [
        (
            ("step D5", "immortal C6-C7"),
            ["Immortal C6 (Courier + Graffiti) → C7 (Torches + Billboard)"],
        ),
        (
            ("immortal C6-C7", "immortal C7-B7 for C4"),
            [
                "Step token on C4 (Pool + Idol)",
                "Immortal C7 (Torches + Billboard) → B7 (Monks + Fountain)",
            ],
        ),
        (AGENTS, ["Time token to 06:00"]),
        (
            ("slip B4 first", "done slip first"),
            ["Time token to 06:00", "Mind Slip token in front of the screen to 06:00"],
        ),
        (
            ("step D5", "done slip second"),
            ["Time token to 06:00", "Mind Slip token from D3 (Bird + Palm) to 06:00"],
        ),
        (
            (*AGENTS, "meru moves A3-A4-A5"),
            [
                "Meru A3 (Torches + Pool) → A5 (Bookstore + Graffiti)",
                "Lay the figure of Meru down",
            ],
        ),
        ((*AGENTS, "meru moves ?"), ["Move Meru", "Lay the figure of Meru down"]),
        ((*AGENTS, "meru rests"), ["Lay the figure of Meru down"]),
        (ASKED, ["Lay the figure of Bill down"]),
        ((*ASKED, "answer none"), []),
        ((*ASKED, "dolphin"), []),
        (
            (*ASKED, "dolphin", "answer E3 C4"),
            [
                "Step token on E3 (Pool + Graffiti)",
                "Step token on C4 (Pool + Idol)",
                "Discard the Spy Dolphin",
            ],
        ),
        ((*ASKED, "dolphin", "answer none"), ["Discard the Spy Dolphin"]),
        (LAID, ["Step token on C4 (Pool + Idol)"]),
        ((*LAID, "note A4 monks"), ["White note on A4 (Monks + Courier): monks"]),
        ((*LAID, "note A4", "lift A4"), ["Take the white note off A4 (Monks + Courier)"]),
        ((*AGENTS, "bill rests", "meru rests", "done"), []),
        ((*ALERT, "recruits 2"), ["Lay 2 recruits on 07:00"]),
        ((*ALERT, "recruits 1"), ["Lay 1 recruit on 07:00"]),
        ((*ALERT, "recruits 0"), []),
        (
            (*ALERT, "recruits 0", "henry rests", "dusty rests", "done"),
            ["Stand all agents up"],
        ),
        (SHAKEN, []),
        ((*SHAKEN, "answer yes"), ["The Recruiter lays Pool open beside the board"]),
        ((*SHAKEN, "answer no"), []),
        (
            (*SHAKEN, "answer no", "dusty pushes E2-E3"),
            ["Immortal E2 (Bus + Courier) → E3 (Pool + Graffiti)"],
        ),
        (
            (*AGENTS, "dusty leads meru A3-A4"),
            ["Meru A3 (Torches + Pool) → A4 (Monks + Courier)", "Lay the figure of Dusty down"],
        ),
        (
            (*AGENTS, "bill moves F5-F4", "bill shoves E4-E3"),
            ["Immortal E4 (Monks + Bookstore) → E3 (Pool + Graffiti)"],
        ),
        (
            (
                *LAID,
                "dusty rests",
                "done",
                "step E5",
                "done",
                "recruits 0",
                "meru moves ?",
                "meru reveals C4",
            ),
            ["Discard the step token on C4 (Pool + Idol)"],
        ),
    ],
)
def test_each_thing_is_named_in_its_order(lines: tuple[str, ...], done: list[str]) -> None:
    assert list(heard("full", *lines).to_do) == done


def test_a_revealed_step_becomes_a_green_note_with_its_hour() -> None:
    more = ("dusty rests", "done", "step E5", "done", "recruits 0", "meru moves ?")
    lines = (*LAID, *more, "meru reveals C4", "answer 4")
    assert heard("full", *lines).to_do == ("Green note 04:00 on C4 (Pool + Idol)",)


def test_the_start_of_a_training_mission_is_shown_by_a_note() -> None:
    shown = heard("training", "mistake 5 a wrong number", "shown B4 1").to_do
    assert shown == ("Green note 01:00 on B4 (Billboard + Palm)",)


def test_a_mistake_that_is_paid_takes_the_step_token_away_unless_the_table_says_otherwise() -> None:
    lines = (*LAID, "dusty rests", "done", "mistake 5 a wrong number")
    note = "Green note 04:00 on C4 (Pool + Idol)"
    assert heard("full", *lines, "shown C4 4").to_do == (
        "Discard the step token on C4 (Pool + Idol)",
        note,
    )
    stays = "ruling mind-mgmt.mistake.step stays"
    assert heard("full", *lines, stays, "shown C4 4").to_do == (note,)


def test_where_tokens_run_out_it_says_so() -> None:
    view = GAME.rules.view(opening("ten"), PUBLIC)
    move = GAME.notation.parse("immortal C6-C7 for A1")
    announced = WORDS.announce(move, view)
    assert announced
    assert announced.to_do[0] == "No step token is left: mark A1 (Bookstore + Billboard)"
    few = WORDS.announce(r.TellRecruits(12), GAME.rules.view(opening("full"), PUBLIC))
    assert few
    assert few.to_do == (
        "Lay 9 recruits on 01:00–05:00",
        "No more recruits are left to lay; the number announced counts",
    )


def test_every_change_on_the_table_of_any_game_is_named() -> None:
    seen = set[type[MindMove]]()
    for game in games():
        for each in game.moments:
            done = " ".join(_heard(each).to_do)
            for word in changed(each.before.public, each.after.public):
                if not isinstance(each.move, PUT_RIGHT):
                    assert word in done, (each.move, done)
                    seen.add(type(each.move))
    assert len(seen) >= 20


def changed(before: Public, after: Public) -> Iterator[str]:
    """Give words for all that lies, stands or counts elsewhere than it did."""
    names = names_on(before.board)
    yield from set(before.immortals) ^ set(after.immortals)
    yield from set(after.steps) - set(before.steps)
    yield from set(after.confirmed) - set(before.confirmed)
    yield from {place for place, _words in set(before.notes) ^ set(after.notes)}
    yield from map(names.feature, set(before.opened) ^ set(after.opened))
    yield from map(names.feature, set(after.shaken) - set(before.shaken))
    yield from (
        f"Mind Slip token from {before.second_token}"
        for t in _new_slips(before, after)
        if t == "second"
    )
    yield from ("Mind Slip token" for _token in _new_slips(before, after))
    for agent in set(after.activated) - set(before.activated):
        yield f"Lay the figure of {agent.capitalize()} down"
    for agent, place in after.agents.items():
        if before.agents.get(agent, "") not in (place, None) and place:  # none: now it is known
            yield place
    if before.hour != after.hour:
        yield f"Time token to {after.hour:02}:00"
    if before.activated and not after.activated:
        yield "Stand all agents up"
    for hour in set(after.told) - set(before.told):
        if after.told[hour]:
            yield f"Lay {after.told[hour]} recruit"


def _new_slips(before: Public, after: Public) -> set[str]:
    """Give the mind-slip tokens that were used."""
    return set(after.slips) - set(before.slips)


def _heard(each: Moment) -> Announcement:
    """Give what everybody hears of a move."""
    return WORDS.announce(each.heard, GAME.rules.view(each.seen, PUBLIC)) or Announcement()


def test_it_says_nothing_that_a_witness_could_not_know() -> None:
    for game in games():
        for each in game.moments:
            public = GAME.rules.view(each.before, PUBLIC)
            assert WORDS.announce(each.heard, public) == WORDS.announce(
                each.heard, GAME.rules.view(each.seen, PUBLIC)
            )
            if isinstance(each.move, (r.Step, r.Slip, s.Start)):
                own = GAME.rules.view(each.before, KEEPER)
                assert WORDS.announce(each.move, own) is None


@pytest.mark.parametrize(
    ("lines", "asked", "said"),
    [
        (ASKED, "Pool?", ""),
        ((*ASKED, "answer none"), "Pool?", "No new token"),
        (LAID, "Pool?", "Step on C4"),
        ((*ASKED, "dolphin"), "Pool, everywhere?", ""),
        (SHAKEN, "Shakedown: Pool?", ""),
        ((*SHAKEN, "answer no"), "Shakedown: Pool?", "No"),
        ((*AGENTS, "bill captures F5"), "Captured on F5 (Pool + Courier)?", ""),
        ((*AGENTS, "bill captures F5", "answer no"), "Captured on F5 (Pool + Courier)?", "No"),
        (
            (*AGENTS, "meru senses A3", "answer yes"),
            "Within 2 of A3 (Torches + Pool) in a straight line?",
            "Yes",
        ),
    ],
)
def test_an_answer_stands_with_its_question(lines: tuple[str, ...], asked: str, said: str) -> None:
    found = heard("full", *lines)
    assert (found.asked, found.aloud) == (asked, said)


def test_every_location_of_an_answer_is_loud_and_what_is_printed_there_explains_it() -> None:
    assert heard("full", *LAID).heard == "POOL? STEP ON C4 · Pool + Idol"
    found = heard("full", *ASKED, "dolphin", "answer E3 C4").heard
    assert found == "POOL, EVERYWHERE? STEPS ON E3, C4 · E3 (Pool + Graffiti), C4 (Pool + Idol)"


def test_no_new_token_stands_beside_those_that_everybody_sees() -> None:
    lines = (*LAID, "dusty rests", "done", "step E5", "done", "recruits 0", "meru asks pool")
    found = heard("full", *lines, "answer none")
    assert found.heard == "POOL? NO NEW TOKEN · already on C4 (Pool + Idol)"
