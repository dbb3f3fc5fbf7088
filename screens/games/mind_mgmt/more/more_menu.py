"""The list under More in MIND MGMT: mistakes, corrected pieces, notes and decisions."""

from collections.abc import Iterator
from typing import TypeVar

from companion.contract.move import Choice
from companion.evening.turn_keys import TurnRow
from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.rules.referee import CORRECTIONS
from companion.games.mind_mgmt.words import WORDS
from companion.untyped import GamesOwn
from screens.games.mind_mgmt.more import rulings
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.dialogs.words_dialog import words
from screens.table.extras import Extra, single
from screens.table.page_contract import PageContract
from screens.trail.mistake_dialog import mistake

Kind = TypeVar("Kind", bound=MindMove)


async def note(page: PageContract) -> None:
    """Put a note on a location of the map."""
    page.offer(_choices(page, t.Note), _asked(page, t.Note))


async def lift(page: PageContract) -> None:
    """Remove a note."""
    moves = {str(at): move for at, move in enumerate(_listed(page, t.Lift))}
    told = {at: f"{move.place} {move.words}".rstrip() for at, move in moves.items()}
    keys = single(page, [TurnRow(said, (t.Lift, said)) for said in told.values()])
    question = WORDS.prompt(t.Lift, {}, page.seating.view)
    if chosen := await page.ask(PickDialog(question, told, keys)):
        page.play(moves[chosen])


async def remark(page: PageContract) -> None:
    """Write a remark."""
    if said := await words(page, WORDS.prompt(t.Remark, {}, page.seating.view), needed=True):
        page.play(t.Remark(said))


async def correct(page: PageContract) -> None:
    """Correct the place of a piece: first the wrong place, then the right one."""
    wrong = _choices(page, *CORRECTIONS)
    page.offer(wrong, _asked(page, t.CorrectMayhem))


def _asked(page: PageContract, kind: type[MindMove]) -> str:
    """Ask for the first field of a kind, and say which key leaves it."""
    question = WORDS.prompt(kind, {}, page.seating.view)
    return _("{question} Backspace: back.").format(question=question)


def _choices(page: PageContract, *kinds: type[MindMove]) -> tuple[Choice[GamesOwn], ...]:
    """Return the choices of these kinds."""
    return tuple(choice for choice in page.seating.legal if choice.kind in kinds)


def _listed(page: PageContract, kind: type[Kind]) -> Iterator[Kind]:
    """Go through the moves of a kind."""
    return (move for choice in _choices(page, kind) for move in choice.listed)


def has_notes(page: PageContract) -> bool:
    """Say whether there is any note."""
    return bool(page.seating.view.notes)


def overridden(page: PageContract) -> bool:
    """Say whether a rule was set aside."""
    return bool(page.seating.view.overrides)


def playing(page: PageContract) -> bool:
    """Say whether the set-up is over."""
    return bool(page.shown.view.phase != SETUP)


EXTRAS = (
    Extra(
        "mistake",
        "m",
        N_("Mistake"),
        N_("the Recruiter moved or answered wrongly"),
        mistake,
        playing,
        sought=True,
    ),
    Extra(
        "correct",
        "c",
        N_("Correct"),
        N_("a piece stands elsewhere than was entered"),
        correct,
        playing,
    ),
    Extra("note", "n", N_("Note"), N_("put a note on a location"), note),
    Extra("lift", "l", N_("Remove note"), N_("take a note off the board"), lift, has_notes),
    Extra("remark", "r", N_("Remark"), N_("write a remark into the record"), remark),
    Extra(
        "override",
        "a",
        N_("Allow it"),
        N_("allow at this table what a rule forbids"),
        rulings.override,
    ),
    Extra(
        "restore",
        "h",
        N_("Forbid it again"),
        N_("let a rule count again"),
        rulings.restore,
        overridden,
    ),
)
