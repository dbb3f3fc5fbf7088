"""What everybody waits for in a sentence, and how a game ended."""

from companion.core import Outcome
from companion.games.agents.box import OWN
from companion.games.agents.locale import _, counted
from companion.games.agents.moves.base import SETUP
from companion.games.agents.rules.setup import FILE
from companion.games.agents.silence import FACTS, RESULTS
from companion.games.agents.view import View
from companion.games.agents.words.names import agent_name, agents_name, listed, won
from companion.games.agents.words.points import end, step


def due(view: View) -> str:
    """Say what everybody waits for."""
    if view.outcome:
        return ended(view.outcome)
    if view.detail == RESULTS:
        return _("Who has won?")
    if view.phase == SETUP:
        return _setup(view)
    if view.claim:
        return _(
            "{name} looks into briefcase {number} and then at the evidence of {agent}, and shows"
            " them to nobody. Was it right?"
        ).format(name=view.turn, number=view.claim.hideout, agent=agent_name(view.claim.agent))
    if view.undecided:
        left = listed(each.name for each in view.players if not each.out)
        return _("Only {name} is left. What do you decide?").format(name=left)
    return _turn(view)


def ended(outcome: Outcome) -> str:
    """Say who has won and why."""
    return f"{won(outcome)}: {end(outcome.rule)}."


def _setup(view: View) -> str:
    """Say what the next step of the set-up is."""
    done, all_steps = view.steps
    said = file_to_build(view.to_build[0]) if view.step == FILE else step(view.step)
    return _("{number} of {all}: {said}").format(number=done + 1, all=all_steps, said=said)


def file_to_build(hideout: int) -> str:
    """Say how the file of a hideout is built."""
    return _(
        "Take the evidence card of hideout {number} and a group of eight. Into this file go both"
        " halves of {number} and one of each other hideout; let chance choose them. The rest goes"
        " back into the box."
    ).format(number=hideout)


def _turn(view: View) -> str:
    """Say what the current player does next."""
    name = view.turn
    if view.throws:
        return _("{name}: throw the die for the bonus card.").format(name=name)
    if view.waits_for_light:
        return _("{name}: turn the searchlight by one segment. What does it light?").format(
            name=name
        )
    if view.detail != FACTS and not view.card:
        if not view.die:
            return _("{name}: throw the die.").format(name=name)
        return _("{name} threw {number}: which card?").format(name=name, number=view.die)
    return _acting(view)


def _acting(view: View) -> str:
    """Say what is left to do of the current action."""
    name = view.turn
    if view.left and view.movers:
        own = _("your secret agent")
        who = listed(own if each == OWN else agent_name(each) for each in view.movers)
        steps = ", ".join(map(str, view.left))
        said = _("{name}: move {who} by {steps}.")
        if len(view.movers) > len(view.left):
            said = _("{name}: move one of {who} by {steps}.")
        elif len(view.left) > 1:
            said = _("{name}: move {who}, each by another of {steps}.")
        return said.format(name=name, who=who, steps=steps)
    if view.due or view.free:
        return _checking(view)
    if view.may_use_light:
        return _("{name}: look into the briefcase in the light, or ask for a key.").format(
            name=name
        )
    if view.detail == FACTS:
        return _("{name}: whose file was checked? Or end the turn.").format(name=name)
    if view.moves:
        return _("{name}: whom did you meet? Or end the turn.").format(name=name)
    return _("{name}: end the turn.").format(name=name)


def checks_due(view: View) -> str:
    """Say how many checks are due, and of whose files; empty if none is."""
    number = len(view.due) + view.free
    if not number or view.claim or view.outcome:
        return ""
    whose = listed((*map(agent_name, view.due), *[_("any file")] * view.free))
    said = counted("A CHECK IS DUE: {files}", "{number} CHECKS ARE DUE: {files}", number)
    return said.format(number=number, files=whose)


def _checking(view: View) -> str:
    """Say how to check the next file, and which ones follow."""
    name = view.turn
    if not view.due:
        said = _("{name}: look at the top card of any file, note it, put it under that file.")
        return said.format(name=name)
    first, *others = view.due
    said = _("{name}: look at the top card of {agent}, note it, put it under the file.")
    if next(each.must_be_bonus for each in view.files if each.agent == first):
        said = _("{name}: the top card of {agent} can only be the bonus card. It acts at once.")
    parts = [said.format(name=name, agent=agent_name(first))]
    if others:
        parts.append(_("Then {agents}.").format(agents=agents_name(others)))
    return " ".join(parts)
