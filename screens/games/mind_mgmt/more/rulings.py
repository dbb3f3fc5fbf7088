"""Dialogs that set rules aside by the players' decision, and restore them."""

from collections.abc import Iterator
from typing import TypeVar

from companion import rulebook
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import SETUP, MindMove
from companion.games.mind_mgmt.words import WORDS
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.dialogs.words_dialog import words
from screens.table.page_contract import PageContract

Kind = TypeVar("Kind", bound=MindMove)


def _entries(page: PageContract) -> Iterator[rulebook.Entry]:
    """Go through the rules that still matter; those of the set-up only during it."""
    over = page.seating.view.phase != SETUP
    for entry in rulebook.entries(page.seating.table.game):
        if not (over and f".{SETUP}." in entry.id):
            yield entry


def _moves(page: PageContract, kind: type[Kind]) -> Iterator[Kind]:
    """Go through the moves of a kind that can be made now."""
    choices = (choice for choice in page.seating.legal if choice.kind is kind)
    return (move for choice in choices for move in choice.listed if isinstance(move, kind))


async def override(page: PageContract) -> None:
    """Set a rule aside, with a reason."""
    found = {each.id: rulebook.text_of(each) for each in loose(page)}
    question = WORDS.prompt(t.Override, {}, page.seating.view)
    rule = await page.ask(PickDialog(question, found, on_purpose=True))
    said = rule and await words(
        page, WORDS.prompt(t.Override, {"rule": rule}, page.seating.view), needed=True
    )
    if rule and said and page.play(t.Override(rule, said)):
        page.say(_("Allowed at this table from here on. More: forbid it again."))


def loose(page: PageContract) -> Iterator[rulebook.Entry]:
    """Go through the rules that can be set aside now."""
    left = {move.rule for move in _moves(page, t.Override)}
    return (entry for entry in _entries(page) if entry.id in left)


async def restore(page: PageContract) -> None:
    """Restore a rule."""
    aside = page.seating.view.overrides
    rules = [move.rule for move in _moves(page, t.Restore)]
    found = {rule: f"{rulebook.reason(rule)} ({aside[rule]})" for rule in rules}
    question = WORDS.prompt(t.Restore, {}, page.seating.view)
    if rule := await page.ask(PickDialog(question, found, on_purpose=True)):
        page.play(t.Restore(rule))
