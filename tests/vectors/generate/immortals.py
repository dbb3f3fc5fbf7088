"""Immortals that move, recruit and draw as they may not."""

from collections.abc import Mapping

from tests.vectors.generate.openly import broken, in_full
from tests.vectors.generate.vector import Vector

TWO_ON_A_BUS = {"immortal C6": "immortal D6"}
BESIDE_HENRY = {**TWO_ON_A_BUS, "agent henry ?": "agent henry F2"}
BEHIND_MAYHEM = {**BESIDE_HENRY, "mayhem Adam E6-E7": "mayhem Adam E2-F2"}


def vectors() -> list[Vector]:
    """Write them all."""
    return [*_moves(), *_paid(), *_recruits(), *_cards()]


def _moves() -> list[Vector]:
    """Move an Immortal as none may move."""
    return [
        broken(name, shows, in_full(then, change), f"immortals.{rule}")
        for name, shows, then, change, rule in (
            (
                "immortal-moved-twice",
                "Two Immortals moved in a turn, and nothing was paid.",
                "immortal B2-B1\nimmortal E2-E1",
                {},
                "one",
            ),
            (
                "immortal-from-where-none-is",
                "An Immortal moved from a location where none stood.",
                "immortal A1-A2",
                {},
                "there",
            ),
            (
                "immortal-moved-too-far",
                "An Immortal moved by two locations.",
                "immortal B2-D2",
                {},
                "next",
            ),
            (
                "immortal-through-mayhem",
                "An Immortal moved straight across mayhem.",
                "immortal B2-B3",
                {},
                "mayhem",
            ),
            (
                "immortals-together",
                "An Immortal moved to where another one stood.",
                "immortal E4-E3",
                {"immortal E2": "immortal E3"},
                "apart",
            ),
        )
    ]


def _paid() -> list[Vector]:
    """Pay for a move that cannot be bought."""
    return [
        broken(name, shows, in_full(then), f"immortals.extra.{rule}")
        for name, shows, then, rule in (
            (
                "immortal-paid-first",
                "The additional move of an Immortal came before the free one.",
                "immortal B2-B1 for B4",
                "after",
            ),
            (
                "immortal-paid-twice",
                "Two additional moves of Immortals were bought in one turn.",
                "immortal B2-C2\nimmortal E2-F2 for B4\nimmortal F2-F3 for B5",
                "once",
            ),
        )
    ]


def _recruits() -> list[Vector]:
    """Contact a recruit that cannot be contacted, or leave one without a ruling."""
    cases: tuple[tuple[str, str, str, Mapping[str, str], str], ...] = (
        (
            "recruit-on-a-closed-card",
            "Immortals recruited on a feature whose card did not lie open.",
            "recruit dogs",
            {},
            "immortals.recruit.open",
        ),
        (
            "recruit-of-one-immortal",
            "One Immortal alone contacted a recruit.",
            "recruit bus",
            {},
            "immortals.recruit.two",
        ),
        (
            "recruit-on-a-used-card",
            "Immortals recruited twice on one card.",
            "recruit bus\nrecruit bus",
            TWO_ON_A_BUS,
            "immortals.recruit.used",
        ),
        (
            "recruit-beside-henry",
            "Immortals contacted a recruit though one of the two stood beside Henry Lyme.",
            "recruit bus",
            BESIDE_HENRY,
            "immortals.recruit.henry",
        ),
        (
            "recruit-behind-mayhem-without-a-ruling",
            "Mayhem lies between Henry Lyme and an Immortal, and nobody ruled what that means.",
            "recruit bus",
            BEHIND_MAYHEM,
            "henry.mayhem",
        ),
        (
            "recruit-behind-mayhem-against-the-ruling",
            "Immortals recruited beside Henry Lyme, who acts past mayhem by the players' ruling.",
            "ruling mind-mgmt.henry.mayhem blocks\nrecruit bus",
            BEHIND_MAYHEM,
            "immortals.recruit.henry",
        ),
        (
            "recruit-left-without-a-ruling",
            "A recruit was left, and nobody had ruled whether that may be.",
            "step D3\ndone",
            TWO_ON_A_BUS,
            "immortals.recruit.decline",
        ),
        (
            "recruit-left-before-an-immortal-moved",
            "An Immortal left a recruit, though the players ruled that none may be left.",
            "ruling mind-mgmt.immortals.recruit.decline may-not\nimmortal E2-E1",
            TWO_ON_A_BUS,
            "immortals.recruit.decline",
        ),
    )
    return [
        broken(name, shows, in_full(then, change), rule)
        for name, shows, then, change, rule in cases
    ]


def _cards() -> list[Vector]:
    """Draw cards too early, too often or not at all, and go on behind them."""
    return [
        broken(name, shows, in_full(then, TWO_ON_A_BUS), rule)
        for name, shows, then, rule in (
            (
                "card-drawn-before-the-action",
                "A card was drawn before the Recruiter's action.",
                "recruit bus\ndraw idol",
                "draw.last",
            ),
            (
                "immortal-moved-behind-a-card",
                "An Immortal moved after a card had been drawn.",
                "recruit bus\nstep D3\ndraw idol\nimmortal B2-B1",
                "draw.last",
            ),
            (
                "third-card-in-a-turn",
                "A card was drawn though two lay open.",
                "recruit bus\nstep D3\ndraw idol\ndraw cafe",
                "draw.refill",
            ),
            (
                "no-card-drawn",
                "The turn ended with one open card.",
                "recruit bus\nstep D3\ndone",
                "draw.refill",
            ),
            (
                "recruit-on-a-card-of-this-turn",
                "Immortals recruited on a card that was drawn in this turn.",
                "recruit bus\nstep D3\ndraw idol\nrecruit idol",
                "draw.later",
            ),
        )
    ]
