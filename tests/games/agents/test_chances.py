"""Exact counting over all arrangements that a player's own notes allow."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.agents.box import AGENTS, HIDEOUTS, PARTS, Half
from companion.games.agents.notes.chances import chances, counted
from companion.games.agents.notes.lines import HALVES

# The posterior of a hideout that was seen, and of one that was not, behind k halves without a pair.
POSTERIOR = {
    1: (Fraction(2, 5), Fraction(1, 5)),
    2: (Fraction(1, 3), Fraction(1, 6)),
    3: (Fraction(2, 7), Fraction(1, 7)),
    4: (Fraction(1, 4), Fraction(1, 4)),
}
# How likely both halves of one hideout are among k cards of a fresh file, without and with bonus.
PAIR = {1: (0, 1), 2: (1, 10), 3: (3, 10), 4: (3, 5), 5: (1, 1)}
PAIR_WITH_BONUS = {1: (0, 1), 2: (1, 15), 3: (1, 5), 4: (2, 5), 5: (2, 3), 6: (1, 1)}
FILES = [
    frozenset(product((own,), PARTS)).union(
        zip([h for h in HIDEOUTS if h != own], parts, strict=True)
    )
    for own in HIDEOUTS
    for parts in product(PARTS, repeat=3)
]


def test_there_are_twenty_four_ways_to_own_the_hideouts_and_four_places_of_the_plan() -> None:
    assert len(list(counted({}))) == 24
    assert chances({}).arrangements == 24 * 8**4 * 4
    assert set(chances({}).owner.values()) == set(chances({}).plan.values()) == {Fraction(1, 4)}


@pytest.mark.parametrize("number", POSTERIOR)
def test_halves_without_a_pair_make_their_hideouts_as_likely_as_counted(number: int) -> None:
    seen, other = POSTERIOR[number]
    found = chances({"v": frozenset((hideout, "t") for hideout in HIDEOUTS[:number])}).of("v")
    for hideout in HIDEOUTS:
        assert found[hideout] == (seen if hideout <= number else other)


def is_paired(cards: tuple[Half | None, ...]) -> bool:
    """Say whether both halves of one hideout are among some cards."""
    seen = Counter(card[0] for card in cards if card)
    return 2 in seen.values()


@pytest.mark.parametrize(("bonus", "table"), [(False, PAIR), (True, PAIR_WITH_BONUS)])
def test_a_pair_is_seen_as_often_as_counted(bonus: bool, table: dict[int, tuple[int, int]]) -> None:
    for number, (hits, of) in table.items():
        found = [
            is_paired(seen)
            for file in FILES
            for seen in combinations((*sorted(file), *((None,) if bonus else ())), number)
        ]
        assert Fraction(sum(found), len(found)) == Fraction(hits, of)


def test_a_pair_is_certain_and_takes_its_hideout_from_all_others() -> None:
    found = chances({"v": frozenset({(3, "t"), (3, "b")})})
    assert found.of("v")[3] == 1
    assert all(found.of(agent)[3] == 0 for agent in AGENTS[1:])


def test_three_pairs_make_the_fourth_certain() -> None:
    pairs = {a: frozenset({(h, "t"), (h, "b")}) for a, h in zip("vxy", (1, 2, 3), strict=True)}
    assert chances(pairs).of("z")[4] == 1


def test_notes_that_cannot_all_be_so_leave_no_arrangement() -> None:
    both = frozenset({(3, "t"), (3, "b")})
    assert not chances({"v": both, "x": both}).possible
    assert not chances({"v": both | {(2, "t"), (2, "b")}}).possible
    assert not chances({}, without=HIDEOUTS).possible
    assert not chances({}, without=[2], plan=2).possible


def test_briefcases_say_where_the_plan_can_be() -> None:
    found = chances({}, without=[1, 4])
    assert found.plan == {1: 0, 2: Fraction(1, 2), 3: Fraction(1, 2), 4: 0}
    assert chances({}, plan=2).plan[2] == 1
    assert found.best == (2, "v", Fraction(1, 8))


def brute(seen: dict[str, frozenset[Half]]) -> dict[tuple[str, int], Fraction]:
    """Count one by one all files in which everything seen is found."""
    fit = {
        (agent, own): sum(seen[agent] <= file for file in FILES if whole(file) == own)
        for agent in AGENTS
        for own in HIDEOUTS
    }
    owner: Counter[tuple[str, int]] = Counter()
    total = 0
    for hideouts in permutations(HIDEOUTS):
        number = 1
        for each in zip(AGENTS, hideouts, strict=True):
            number *= fit[each]
        total += number
        owner.update(dict.fromkeys(zip(AGENTS, hideouts, strict=True), number))
    return {each: Fraction(owner[each], total or 1) for each in product(AGENTS, HIDEOUTS)}


Claims = frozenset[tuple[int, str]]


@given(
    st.fixed_dictionaries(
        {agent: st.frozensets(st.sampled_from(HALVES), max_size=2) for agent in AGENTS}
    ),
    st.frozensets(st.sampled_from(HIDEOUTS), max_size=2),
    st.frozensets(st.tuples(st.sampled_from(HIDEOUTS), st.sampled_from(AGENTS)), max_size=5),
)
def test_wrong_claims_count_as_one_by_one(
    seen: dict[str, frozenset[Half]], empty: frozenset[int], refuted: Claims
) -> None:
    claims: Counter[tuple[int, str]] = Counter()
    for hideouts in permutations(HIDEOUTS):
        files = zip(AGENTS, hideouts, strict=True)
        number = 1
        for agent, own in files:
            number *= sum(seen[agent] <= file for file in FILES if whole(file) == own)
        for place in set(HIDEOUTS) - empty:
            claim = place, AGENTS[hideouts.index(place)]
            claims[claim] += number * (claim not in refuted)
    found, total = chances(seen, empty, refuted=refuted), sum(claims.values())
    assert found.arrangements == total
    assert dict(found.claim) == {
        each: Fraction(claims[each], total or 1) for each in product(HIDEOUTS, AGENTS)
    }


def whole(file: frozenset[Half]) -> int:
    """Name the hideout of which a file holds both halves."""
    return next(own for own in HIDEOUTS if {(own, part) for part in PARTS} <= file)


@given(
    st.fixed_dictionaries(
        {agent: st.frozensets(st.sampled_from(HALVES), max_size=4) for agent in AGENTS}
    )
)
def test_counting_agrees_with_counting_one_by_one(seen: dict[str, frozenset[Half]]) -> None:
    assert dict(chances(seen).owner) == brute(seen)
