"""What the players decide about rules: rulings, also ahead of time, and rules set aside."""

from collections.abc import Iterator
from typing import TypeVar

from companion import rulebook
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.words import WORDS
from companion.games.mind_mgmt.words.points import way
from screens.games.mind_mgmt.host import Host
from screens.games.mind_mgmt.ruling_dialog import Deciding
from screens.games.mind_mgmt.words_dialog import words
from screens.kit.pick_dialog import ON_PURPOSE, Choice

SETUP = "setup"
Kind = TypeVar("Kind", bound=Move)


async def ruling(side: Host) -> None:
    """Decide where the rulebook is silent, before the referee has to ask, or anew."""
    found = {each.id: _gist(side, each) for each in silent(side)}
    rule = await side.ask(Choice(WORDS.prompt(t.Ruling, {}, side.view), found))
    choice = rule and await side.ask(Deciding(rule, ways(side, rule)))
    if rule and choice and side.play(t.Ruling(rule, choice)):
        side.say(_("Decided: {choice}").format(choice=way(rule or "", choice)))


def silent(side: Host) -> Iterator[rulebook.Entry]:
    """Give the silent points that leave the players a choice."""
    for entry in _entries(side):
        if entry.silent and ways(side, entry.id):
            yield entry


def _entries(side: Host) -> Iterator[rulebook.Entry]:
    """Go through the rules that can still matter: none of the set-up behind it."""
    over = side.view.phase != SETUP
    for entry in rulebook.entries(side.sitting.table.game):
        if not (over and f".{SETUP}." in entry.id):
            yield entry


def ways(side: Host, rule: str) -> tuple[str, ...]:
    """Give what can be chosen about a rule."""
    return tuple(dict.fromkeys(move.choice for move in _moves(side, t.Ruling) if move.rule == rule))


def _moves(side: Host, kind: type[Kind]) -> Iterator[Kind]:
    """Go through the moves of a kind that anybody may make now."""
    return (move for choice in side.legal if choice.kind is kind for move in choice.listed)


def _gist(side: Host, entry: rulebook.Entry) -> str:
    """Say in a sentence what a rule leaves open, and what was decided so far."""
    said = rulebook.said(entry).partition(". ")[0] + "."
    decided = side.view.rulings.get(entry.id)
    return f"{said} ({way(entry.id, decided)})" if decided else said


async def override(side: Host) -> None:
    """Set a rule aside, and say why."""
    found = {each.id: rulebook.said(each) for each in loose(side)}
    question = WORDS.prompt(t.Override, {}, side.view)
    rule = await side.ask(Choice(question, found, ON_PURPOSE))
    said = rule and await words(
        side, WORDS.prompt(t.Override, {"rule": rule}, side.view), needed=True
    )
    if rule and said and side.play(t.Override(rule, said)):
        side.say(_("The rule is set aside from here on. More: let it hold again."))


def loose(side: Host) -> Iterator[rulebook.Entry]:
    """Give the rules that the players may set aside now."""
    left = {move.rule for move in _moves(side, t.Override)}
    return (entry for entry in _entries(side) if entry.id in left)


async def restore(side: Host) -> None:
    """Let a rule hold again."""
    aside = side.view.overrides
    rules = [move.rule for move in _moves(side, t.Restore)]
    found = {rule: f"{rulebook.reason(rule)} ({aside[rule]})" for rule in rules}
    question = WORDS.prompt(t.Restore, {}, side.view)
    if rule := await side.ask(Choice(question, found, ON_PURPOSE)):
        side.play(t.Restore(rule))
