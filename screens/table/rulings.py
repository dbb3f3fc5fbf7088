"""What the players decide about rules: rulings, also ahead of time, and rules set aside."""

from collections.abc import Iterator

from companion import rulebook
from companion.core import PUBLIC, CompanionError
from companion.games.mind_mgmt.words.points import POINTS, RULING, way
from companion.locale import _
from screens.kit.pick_dialog import ON_PURPOSE, Choice
from screens.table.host import Host
from screens.table.ruling_dialog import Deciding
from screens.table.words_dialog import words

SETUP = "setup"


async def ruling(side: Host) -> None:
    """Decide where the rulebook is silent, before the referee has to ask, or anew."""
    found = {each.id: _gist(side, each) for each in silent(side)}
    rule = await side.ask(Choice(_("What do you decide?"), found))
    choice = rule and await side.ask(Deciding(rule, ways(side, rule)))
    if choice and side.play(f"{RULING} {rule} {choice}"):
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
    known = POINTS[rule].ways if rule in POINTS else ()
    return tuple(choice for choice in known if _taken(side, f"{RULING} {rule} {choice}"))


def _gist(side: Host, entry: rulebook.Entry) -> str:
    """Say in a sentence what a rule leaves open, and what was decided so far."""
    said = rulebook.said(entry).partition(". ")[0] + "."
    decided = side.view.rulings.get(entry.id)
    return f"{said} ({way(entry.id, decided)})" if decided else said


async def override(side: Host) -> None:
    """Set a rule aside, and say why."""
    found = {each.id: rulebook.said(each) for each in loose(side)}
    question = _("Which rule is set aside from here on?")
    rule = await side.ask(Choice(question, found, ON_PURPOSE))
    said = rule and await words(side, _("Why, in a few words?"), needed=True)
    if said and side.play(f"override {rule} {said}"):
        side.say(_("The rule is set aside from here on. More: let it hold again."))


def loose(side: Host) -> Iterator[rulebook.Entry]:
    """Give the rules that the players may set aside now."""
    for entry in _entries(side):
        aside = entry.id in side.view.overrides
        if not aside and _taken(side, f"override {entry.id} x"):
            yield entry


async def restore(side: Host) -> None:
    """Let a rule hold again."""
    found = {
        rule: f"{rulebook.reason(rule)} ({said})" for rule, said in side.view.overrides.items()
    }
    if rule := await side.ask(Choice(_("Which rule holds again?"), found, ON_PURPOSE)):
        side.play(f"restore {rule}")


def _taken(side: Host, line: str) -> bool:
    """Say whether the referee would take a line of everybody's."""
    try:
        side.sitting.table.foreseen(PUBLIC, side.sitting.table.read(line))
    except CompanionError:
        return False
    return True
