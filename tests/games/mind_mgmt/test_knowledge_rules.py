"""Each rule of the rulebook that tells something of the path or the cards, by its heading."""

from dataclasses import replace
from itertools import pairwise

from companion.games.mind_mgmt.board.plan import aslant, beside, border, spot, towards
from companion.games.mind_mgmt.knowledge.clues import Alive
from companion.games.mind_mgmt.knowledge.fitting import BOTH, CARD
from companion.games.mind_mgmt.knowledge.footing import footing
from companion.games.mind_mgmt.knowledge.known import Known
from companion.games.mind_mgmt.people import SLIPS
from companion.games.mind_mgmt.public import Public
from tests.games.mind_mgmt.knowing import Path, cards_of, features, heard_alone, paths, told, worlds

TEMPLES = {"C3", "E5"}
TURN = ("step D5", "done", "meru rests", "bill rests", "done")  # 06:00, and the agents' turn
NEXT = ("henry rests", "dusty rests", "done")
SLIPPED = (
    *("slip D6 first", "done slip first", "meru rests", "bill rests", "done"),
    *("step D7", "done"),
)
LEFT = "ruling mind-mgmt.immortals.recruit.decline may"
AT_THE_NEXT_MOVE = "ruling mind-mgmt.dead-end.when next-move"


def far(one: str, other: str) -> tuple[int, int]:
    """Measure how far two locations are apart, across and down."""
    (column, row), (across, down) = spot(one), spot(other)
    return abs(column - across), abs(row - down)


def between(one: str, other: str) -> str:
    """Give the location in the middle of two."""
    (column, row), (across, down) = spot(one), spot(other)
    return f"{chr(ord('A') + (column + across) // 2)}{1 + (row + down) // 2}"


def exits(public: Public, path: Path) -> set[str]:
    """List where a step leads from the end of a path."""
    here = path[-1]
    straight = {to for to in beside(here) if border(here, to) not in public.mayhem}
    slanted = {to for to in aslant(here) if {here, to} & TEMPLES}
    return (straight | slanted) - set(path)


def cornered(known: Known) -> set[Path]:
    """Give the paths that no step leads on from."""
    return {path for path in paths(known) if not exits(known.public, path)}


# Akce KROK, Chrámy, Chaos


def test_a_step_goes_straight_aslant_only_at_a_temple_and_not_through_mayhem() -> None:
    known = told("full", "step D5", "done")
    walked = paths(known)
    hops = {hop for path in walked for hop in pairwise(path)}
    slanted = {hop for hop in hops if far(*hop) == (1, 1)}
    assert hops - slanted == {hop for hop in hops if sum(far(*hop)) == 1}
    assert all({*hop} & TEMPLES for hop in slanted)
    assert {("B2", "C3"), ("E5", "D4")} <= slanted
    assert not {hop for hop in hops if border(*hop) in known.public.mayhem}
    assert not {path for path in walked if len(set(path)) < len(path)}


def test_mayhem_is_that_of_its_own_hour() -> None:
    later = told("full", "step D5", "done", "correct mayhem D4-E4 A1-B1")
    assert any(path[-2:] == ("A1", "B1") for path in paths(later))  # walked before
    assert not any(path[-2:] == ("D4", "E4") for path in paths(later))
    earlier = told("full", "correct mayhem D4-E4 A1-B1", "step D5", "done")
    assert not any(path[-2:] == ("A1", "B1") for path in paths(earlier))
    assert any(path[-2:] == ("D4", "E4") for path in paths(earlier))


def test_the_end_of_a_turn_tells_that_it_is_no_dead_end() -> None:
    at_once, later = told("full", *SLIPPED), told("full", AT_THE_NEXT_MOVE, *SLIPPED)
    assert not {path for path in cornered(at_once) if "D3" not in path[5:]}
    assert {path for path in cornered(later) if "D3" not in path}


def test_the_recruits_of_the_first_hours_tell_that_a_step_or_a_slip_is_left() -> None:
    first = told("full", before="recruits 3")
    at_once = told("full", "recruits 3", before="recruits 3")
    later = told("full", AT_THE_NEXT_MOVE, "recruits 3", before="recruits 3")
    no_dead_end = Alive(5, footing(first.public))
    assert no_dead_end in at_once.clues
    assert no_dead_end not in later.clues
    walled = replace(no_dead_end, footing=replace(no_dead_end.footing, first=False, second=None))
    assert cornered(first)
    assert len(first.fitting.after(walled).paths) == len(paths(first) - cornered(first))


def test_at_the_last_hour_a_dead_end_is_no_matter() -> None:
    known = told("training-late", "step B7", "done")
    assert known.public.outcome
    onward = known.fitting.after(Alive(known.fitting.hours, footing(known.public)))
    assert onward != known.fitting


def test_with_the_next_move_a_dead_end_is_known_not_to_be_one_only_then() -> None:
    before = told("full", AT_THE_NEXT_MOVE, *SLIPPED, "recruits 1", *NEXT)
    after = told("full", AT_THE_NEXT_MOVE, *SLIPPED, "recruits 1", *NEXT, "step C7")
    gone = paths(before) - paths(after)
    assert gone
    assert gone <= cornered(before)
    assert after.picture().hour == before.picture().hour == 7


def test_a_mind_slip_into_a_dead_end_has_used_the_token_that_would_lead_out() -> None:
    before, stuck = heard_alone(), heard_alone("act", "stuck")
    public, expected = before.public, dict[Path, set[str]]()
    for path, cards in cards_of(before).items():
        for card in cards:
            slips = set(towards(path[-1], SLIPS[card], 2)) - {*path}
            stepped = [
                (*path, to)
                for to in exits(public, path)
                if {*towards(to, SLIPS[card], 2)} <= {*path, to}
            ]
            into = [*stepped, *((*path, to) for to in slips)]
            if any(not exits(public, each) for each in into):
                expected.setdefault(path, set()).add(card)
    assert expected
    assert cards_of(stuck) == expected


# Akce ILUZE, Druhá ILUZE


def test_a_mind_slip_jumps_mayhem_and_visited_places_and_tells_the_card() -> None:
    known = told("full", "slip D6 first", "done slip first")
    cards = cards_of(known)
    ends = {(path, path[-1]) for path in cards}
    for path, end in ends:
        straight = far(path[-2], end) in {(0, 2), (2, 0)}
        assert straight or far(path[-2], end) == (2, 2)
        assert cards[path] == {"karl-box" if straight else "pipe-girl"}
    over = {(path[-2], end) for path, end in ends}
    assert ("A6", "C6") in over  # over the mayhem between A6 and B6
    assert any(
        path[:5] == ("B4", "B5", "C5", "C4", "D4") and end == "B4" for path, end in ends
    ) is (False)
    assert any(path[3] == "C4" and path[4] == "D4" and end == "F4" for path, end in ends)
    jumped = {path for path, end in ends if path[-2:] == ("B5", "B3") and "B4" in path}
    assert jumped  # over B4, which was visited


def test_places_that_a_mind_slip_skips_count_for_no_recruit() -> None:
    known = told("full", *SLIPPED, "recruits 1")
    features = known.public.board.features
    skipped = False
    some = replace(known.fitting, paths=known.fitting.paths[::40])
    for world in worlds(replace(known, fitting=some)):
        slip, step = world.path[5:7]
        over = between(world.path[4], slip)
        met = [len({*features[place]} & {*world.features}) for place in (slip, step, over)]
        assert met[0] + met[1] == 1
        skipped = skipped or met[2] > 0
    assert skipped


def test_without_a_mind_slip_a_card_is_told_only_where_nothing_else_leads_on() -> None:
    known = told("full", *TURN)
    one = {path for path, cards in cards_of(known).items() if len(cards) == 1}
    assert one == cornered(known) & one
    picture = known.picture()
    assert set(picture.cards["card"]) == {"karl-box", "pipe-girl"}


SECOND = (
    LEFT,
    "step D3",
    "done",
    "meru rests",
    "bill rests",
    "done",
    "step E3",
    "done",
    "recruits 1",
)
USED = (*SECOND, *NEXT, "slip E1 second", "done slip second")


def test_the_second_token_tells_that_its_place_was_visited_in_a_turn_before() -> None:
    known = told("full", *USED)
    assert paths(known)
    assert all("D3" in path[5:7] for path in paths(known))
    assert any("D3" not in path for path in paths(told("full", *SECOND)))


def test_an_early_visit_earns_it_where_the_players_ruled_so() -> None:
    known = told("full", "ruling mind-mgmt.slip.second.visited earned", *USED)
    assert any("D3" in path[:5] for path in paths(known))
    assert all("D3" in path[:7] for path in paths(known))


def test_the_second_token_counts_where_it_really_lies_once_that_was_corrected() -> None:
    slip = ("slip E1 second", "done slip second")
    known = told("full", *SECOND, *NEXT, "correct token E3", *slip)
    assert paths(known)
    assert all("E3" in path[5:7] for path in paths(known))
    assert any("D3" not in path for path in paths(known))


# Nábor nesmrtelnými, Zastrašování


def test_an_open_card_is_none_of_the_three_until_it_is_corrected() -> None:
    assert features(told("full", before="draw bus")) >= {"bus", "palm", "cafe"}
    assert not features(told("full")) & {"bus", "palm"}
    corrected = features(told("full", "correct draw bus cafe"))
    assert "bus" in corrected
    assert not corrected & {"cafe", "palm"}


AGENT_AT_AN_IMMORTAL = ("step D5", "done", "meru moves A3-A2-B2")


def test_a_shakedown_tells_of_a_card_and_asked_again_it_tells_nothing() -> None:
    no = told("full", *AGENT_AT_AN_IMMORTAL, "meru shakes-down cafe", "answer no")
    assert "cafe" not in features(no)
    yes = told("full", *AGENT_AT_AN_IMMORTAL, "meru shakes-down dogs", "answer yes")
    picture = yes.picture()
    assert picture.cards["features"]["dogs"] == picture.worlds
    on = ("bill rests", "done", "step E5", "done", "recruits 0", "henry moves F7-F6-E6")
    there = ("correct immortal E4 E6", "henry shakes-down dogs")
    before = told("full", *AGENT_AT_AN_IMMORTAL, "meru shakes-down dogs", "answer yes", *on, *there)
    again = told(
        "full",
        *AGENT_AT_AN_IMMORTAL,
        "meru shakes-down dogs",
        "answer yes",
        *on,
        *there,
        "answer no",
    )
    assert again.picture().worlds == before.picture().worlds
    assert again.picture().cards == before.picture().cards


def test_contacts_before_a_shakedown_still_count_at_the_next_alert() -> None:
    shaken = ("step D5", "done", "meru moves A3-A2-B2", "meru shakes-down dogs", "answer yes")
    known = told("full", *shaken, "bill rests", "done", "step E5", "done", "recruits 0")
    dogs = {"E1", "B2", "F3", "C5", "E7"}
    assert not any(path[5] in dogs for path in paths(known))  # at 06, before it
    assert any(path[6] in dogs for path in paths(known))  # at 07 it counts no more


# Otázka, Špionážní delfín, Odhalení


def test_a_question_tells_of_one_place_or_of_none() -> None:
    one = told("full", "step D5", "done", "meru asks torches", "answer B5")
    assert all("B5" in path for path in paths(one))
    assert any("A3" in path for path in paths(one))
    free = ("correct immortal C6 D7",)
    none = told("full", "step D5", "done", *free, "dusty asks graffiti", "answer none")
    assert not {place for path in paths(none) for place in path} & {"D1", "A2", "E3", "A5", "C6"}


def test_the_dolphin_tells_of_all_places() -> None:
    known = told("full", "step D5", "done", "meru asks torches", "dolphin", "answer B5")
    assert all("B5" in path and not {"A3", "C2", "F2", "C7"} & {*path} for path in paths(known))


def test_without_step_tokens_an_answer_may_tell_nothing() -> None:
    asked = ("bill asks garden", "answer none")  # A7 was visited, and has no token
    spent, ten = "ruling mind-mgmt.steps.spent back", "ruling mind-mgmt.steps.ten as-many"
    laid = told("ten", spent)
    assert len(laid.public.steps) == 10
    nothing = told("ten", spent, ten, *asked)
    assert paths(nothing) == paths(laid)
    assert any("A7" in path for path in paths(nothing))


def test_a_reveal_tells_the_hour() -> None:
    ask = ("step D5", "done", "meru asks torches", "answer B5", "bill rests", "done")
    there = (
        "correct agent henry B5",
        "step D6",
        "done",
        "recruits 0",
        "henry reveals B5",
        "answer 2",
    )
    known = told("full", *ask, *there)
    assert {path[1] for path in paths(known)} == {"B5"}


# Dodatečný přesun


def test_a_payment_was_visited_by_the_hour_before_where_the_move_was_not_made_yet() -> None:
    pay = ("immortal C6-D6", "immortal D6-C6 for D4")
    before = told("full", LEFT, *pay, "step D5", "done")
    assert all("D4" in path[:5] for path in paths(before))
    after = told("full", LEFT, "step D5", *pay, "done")
    assert all("D4" in path for path in paths(after))
    assert any("D4" not in path[:5] for path in paths(after))


# Zajetí, Meru


def test_a_failed_capture_and_meru_tell_where_the_recruiter_is_now() -> None:
    capture = told("full", "step D5", "done", "bill captures F5", "answer no")
    assert "F5" not in capture.picture().here
    assert "F5" in capture.picture().visited
    near = told("full", "step D5", "done", "correct agent meru D3", "meru senses D3", "answer yes")
    assert set(near.picture().here) == {"D1", "D2", "B3", "C3", "D3", "E3", "F3", "D4", "D5"}
    away = told("full", "step C3", "done", "correct agent meru D5", "meru senses D5", "answer no")
    assert not set(away.picture().here) & {"D3", "D4", "B5", "C5", "D5", "E5", "F5", "D6", "D7"}


# Posunutí žetonu času


def test_recruits_tell_of_places_and_cards_together() -> None:
    picture = told("full", before="immortal B2").picture()
    assert picture.worlds < told("full", before="recruits 3").picture().worlds
    assert picture.trails <= told("full", before="recruits 3").picture().trails


# Příprava hry, Výcviková mise


def test_in_training_the_start_is_shown_and_one_slip_is_left() -> None:
    known = told("training")
    assert {path[0] for path in paths(known)} == {"B4"}
    assert told("training", before="shown").picture().trails == 42
    assert told("training", before="start").picture().trails == 1


def test_first_steps_that_are_made_anew_tell_only_of_the_start() -> None:
    start = ("start A2", "features pool dogs umbrella", "step B2", "step B1")
    stuck = ("step A1", "ruling mind-mgmt.setup.stuck anew", "stuck")
    known = told("full", *start, *stuck, before="start")
    assert known.fitting.hours == 1
    starts = {path[0] for path in paths(known)}
    assert {"A2", "B1"} < starts
    assert not starts & {"C4", "D4", "C3", "D5"}  # no corner is three steps away


# Jejda!


def test_an_hour_that_pays_for_a_mistake_is_known() -> None:
    mistake = ("mistake 5 a wrong token", "shown C5 3")
    known = told("full", "step D5", "done", *mistake)
    assert {path[2] for path in paths(known)} == {"C5"}
    coming = told("full", "step D5", "done", "meru rests", "bill rests", "done", "step D6")
    ahead = told(
        "full",
        *("step D5", "done", "meru rests", "bill rests", "done", "step D6"),
        *("mistake 5 a wrong token", "shown D6 7"),
    )
    assert set(ahead.picture().here) == {
        "C6",
        "D5",
        "E6",
        "D7",
        "E5",
        "B6",
        "F6",
        "D4",
        "B4",
        "F4",
    } & set(coming.picture().here)


# What players set aside


def test_a_rule_that_was_set_aside_does_not_bind_and_is_named() -> None:
    known = told("full", "override mind-mgmt.step.diagonal a card", "step D5", "done")
    assert any(far(*path[-2:]) == (1, 1) and not {*path[-2:]} & TEMPLES for path in paths(known))
    (unused,) = known.picture().unused
    assert unused.rule == "mind-mgmt.step.diagonal"
    assert known.picture().facts()["unused"] == [{"line": unused.line, "rule": unused.rule}]


def test_a_path_that_either_card_could_have_slipped_is_counted_once() -> None:
    known = told(
        "full", "override mind-mgmt.slip.straight a card", "slip C2 first", "done slip first"
    )
    paths = [path & ~(BOTH << CARD) for path in known.fitting.paths]
    assert len(paths) == len(set(paths))
    assert known.picture().trails == len(paths)
