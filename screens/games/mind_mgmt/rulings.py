"""What the players decide about rules: rulings, also ahead of time, and rules set aside."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from companion import rulebook
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.words import WORDS
from companion.games.mind_mgmt.words.points import way
from screens.kit.pick_dialog import ON_PURPOSE, Choice
from screens.table.host import Host
from screens.table.ruling_dialog import Deciding
from screens.table.words_dialog import words

SETUP = "setup"
Kind = TypeVar("Kind", bound=Move)


async def ruling(page: Host) -> None:
    """Decide where the rulebook is silent, before the referee has to ask, or anew."""
    found = {each.id: _gist(page, each) for each in silent(page)}
    rule = await page.ask(Choice(WORDS.prompt(t.Ruling, {}, page.seating.view), found))
    choice = rule and await page.ask(Deciding(rule, _told(rule, ways(page, rule))))
    if rule and choice and page.play(t.Ruling(rule, choice)):
        page.say(_("Decided: {choice}").format(choice=way(rule or "", choice)))


def _told(rule: str, choices: Iterable[str]) -> dict[str, str]:
    """Tell choices in words."""
    return {choice: way(rule, choice) for choice in choices}


def silent(page: Host) -> Iterator[rulebook.Entry]:
    """Give the silent points that leave the players a choice."""
    for entry in _entries(page):
        if entry.silent and ways(page, entry.id):
            yield entry


def _entries(page: Host) -> Iterator[rulebook.Entry]:
    """Go through the rules that can still matter: none of the set-up behind it."""
    over = page.seating.view.phase != SETUP
    for entry in rulebook.entries(page.seating.table.game):
        if not (over and f".{SETUP}." in entry.id):
            yield entry


def ways(page: Host, rule: str) -> tuple[str, ...]:
    """Give what can be chosen about a rule."""
    return tuple(dict.fromkeys(move.choice for move in _moves(page, t.Ruling) if move.rule == rule))


def _moves(page: Host, kind: type[Kind]) -> Iterator[Kind]:
    """Go through the moves of a kind that anybody may make now."""
    return (move for choice in page.legal if choice.kind is kind for move in choice.listed)


def _gist(page: Host, entry: rulebook.Entry) -> str:
    """Say in a sentence what a rule leaves open, and what was decided so far."""
    said = rulebook.said(entry).partition(". ")[0] + "."
    decided = page.seating.view.rulings.get(entry.id)
    return f"{said} ({way(entry.id, decided)})" if decided else said


async def override(page: Host) -> None:
    """Set a rule aside, and say why."""
    found = {each.id: rulebook.said(each) for each in loose(page)}
    question = WORDS.prompt(t.Override, {}, page.seating.view)
    rule = await page.ask(Choice(question, found, ON_PURPOSE))
    said = rule and await words(
        page, WORDS.prompt(t.Override, {"rule": rule}, page.seating.view), needed=True
    )
    if rule and said and page.play(t.Override(rule, said)):
        page.say(_("Allowed at this table from here on. More: forbid it again."))


def loose(page: Host) -> Iterator[rulebook.Entry]:
    """Give the rules that the players may set aside now."""
    left = {move.rule for move in _moves(page, t.Override)}
    return (entry for entry in _entries(page) if entry.id in left)


async def restore(page: Host) -> None:
    """Let a rule hold again."""
    aside = page.seating.view.overrides
    rules = [move.rule for move in _moves(page, t.Restore)]
    found = {rule: f"{rulebook.reason(rule)} ({aside[rule]})" for rule in rules}
    question = WORDS.prompt(t.Restore, {}, page.seating.view)
    if rule := await page.ask(Choice(question, found, ON_PURPOSE)):
        page.play(t.Restore(rule))
