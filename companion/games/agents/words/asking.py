"""What is asked: what everybody waits for, kinds of lines in a list, and their fields."""

import dataclasses
from collections.abc import Callable
from typing import Any

from companion.core import Outcome
from companion.game import Fields
from companion.games.agents.box import AGENTS
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import files as f
from companion.games.agents.moves import hand as h
from companion.games.agents.moves import keys as k
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import SETUP, Move
from companion.games.agents.options import NOBODY
from companion.games.agents.rules.setup import FILE
from companion.games.agents.silence import FACTS, RESULTS, SILENT
from companion.games.agents.view import View
from companion.games.agents.words.names import (
    action_name,
    agent_name,
    agents_name,
    cards_name,
    figure_name,
    half_name,
    hideout_name,
    key_name,
    listed,
    won,
)
from companion.games.agents.words.points import end, option, point, ruling, step
from companion.games.agents.words.sentences import sentence
from companion.locale import _, counted


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
    """Say what is done next in the set-up."""
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
    """Say what the player whose turn it is does next."""
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
    """Say what is left to do of the action in hand."""
    name = view.turn
    if view.left and view.movers:
        who = listed(figure_name(each, name) for each in view.movers)
        steps = ", ".join(map(str, view.left))
        return _("{name}: move {who} by {steps}.").format(name=name, who=who, steps=steps)
    if view.due or view.free:
        return checks_due(view)
    if view.may_use_light:
        return _("{name}: look into the briefcase in the light, or ask for a key.").format(
            name=name
        )
    if view.detail == FACTS:
        return _("{name}: whose file was checked? Or end the turn.").format(name=name)
    return _("{name}: whom did you meet? Or end the turn.").format(name=name)


def checks_due(view: View) -> str:
    """Say which files are still to be checked."""
    if not view.due:
        return _("{name}: check any file.").format(name=view.turn)
    number = len(view.due)
    said = counted("{name}: a check is due: {agents}.", "{name}: checks are due: {agents}.", number)
    return said.format(name=view.turn, agents=agents_name(view.due))


def kind(kind: type[Move], fields: Fields, view: View) -> str:
    """Name a kind of line, or a line whose fields are all given."""
    if kind is t.Happened and "move" in fields:
        return sentence(t.Happened(fields["rules"], fields["move"]), view)
    if kind is s.Prepared:
        return _("Done")
    if kind is u.Throw and "number" in fields:
        return str(fields["number"])
    if kind is f.Checks and "agent" in fields:
        return _("{name} looked at the top card of {agent}").format(
            name=view.turn, agent=agent_name(fields["agent"])
        )
    return KINDS[kind]()


KINDS: dict[type[Move], Callable[[], str]] = {
    s.Built: lambda: _("The halves of this file"),
    s.Ready: lambda: _("All is set up already"),
    u.Throw: lambda: _("The die"),
    u.Play: lambda: _("An action card"),
    u.Goes: lambda: _("Move a figure"),
    u.Stays: lambda: _("The move is lost"),
    u.Done: lambda: _("End the turn"),
    f.Meets: lambda: _("A meeting"),
    f.Checks: lambda: _("A look at a file"),
    f.Finds: lambda: _("It was a bonus card"),
    k.Turns: lambda: _("Turn the searchlight"),
    k.Looks: lambda: _("Look into the briefcase in the light"),
    k.Shows: lambda: _("A player turns a key face up"),
    k.TakesKey: lambda: _("Take a key from the supply"),
    k.Duel: lambda: _("Throw for another's key"),
    c.Claims: lambda: _("Claim the plan"),
    c.Right: lambda: _("It is right: the game is won"),
    c.Wrong: lambda: _("It is wrong: out of the game"),
    c.Won: lambda: _("The game is over"),
    t.Ruling: lambda: _("Decide an open point"),
    t.Happened: lambda: _("It happened: go on"),
    t.Remark: lambda: _("A remark for the record"),
    t.Less: lambda: _("Enter less from here on"),
    h.SetTurn: lambda: _("Set by hand: whose turn"),
    h.SetCards: lambda: _("Set by hand: action cards"),
    h.SetKeys: lambda: _("Set by hand: keys"),
    h.SetLight: lambda: _("Set by hand: the searchlight"),
    h.SetFile: lambda: _("Set by hand: a file"),
    h.SetFigure: lambda: _("Set by hand: a figure"),
    h.SetPlaying: lambda: _("Set by hand: who is in"),
    h.Joined: lambda: _("Join in mid-game"),
}


def value(kind: type[Move], name: str, value: Any, view: View) -> str:
    """Name one value of a field."""
    if name in VALUES:
        return VALUES[name](value)
    if name == "figure":
        return _figure(value, view)
    if name == "card" and value in view.cards:
        actions = listed(map(action_name, view.cards[value]))
        return _("card {card}: {actions}").format(card=value, actions=actions)
    if name == "bonus" and kind is h.SetFile:
        return _("with its bonus card") if value else _("without its bonus card")
    if name == "bonus":
        return action_name(value)
    return str(value)


def _figure(figure: str, view: View) -> str:
    """Name a figure, or a player for the player's own."""
    return figure_name(figure, view.turn) if figure in ("own", *AGENTS) else figure


def _choice(choice: str) -> str:
    """Say a choice of a ruling by itself."""
    rules = [rule for rule, silence in SILENT.items() if choice in silence.choices]
    return ruling(rules[0], choice) if len(rules) == 1 else choice


VALUES: dict[str, Callable[[Any], str]] = {
    "agent": agent_name,
    "hideout": hideout_name,
    "halves": lambda halves: listed(map(half_name, halves)),
    "action": action_name,
    "prize": key_name,
    "cards": cards_name,
    "shown": lambda keys: listed(map(key_name, keys)) or _("none"),
    "playing": lambda there: _("in") if there else _("out"),
    "way": "-".join,
    "step": lambda name: step(str(name)),
    "rule": lambda rule: point(str(rule)),
    "choice": lambda choice: _choice(str(choice)),
    "detail": lambda detail: option("detail", str(detail)),
    "winner": lambda name: _("nobody") if name == NOBODY else str(name),
}


def prompt(kind: type[Move], fields: Fields, view: View) -> str:
    """Ask for the first field that is still open."""
    names = [each.name for each in dataclasses.fields(kind)]
    opened = [name for name in names if name in ASKED and name not in fields]
    return ASKED[opened[0]]().format(name=view.turn) if opened else ""


ASKED: dict[str, Callable[[], str]] = {
    "step": lambda: _("Is it done?"),
    "hideout": lambda: _("Which hideout?"),
    "halves": lambda: _("Which halves of the others?"),
    "number": lambda: _("What does the die show?"),
    "card": lambda: _("Which card does {name} use?"),
    "action": lambda: _("Which of its actions?"),
    "figure": lambda: _("Who?"),
    "way": lambda: _("Along which circles?"),
    "steps": lambda: _("How far would it be?"),
    "agent": lambda: _("Which agent?"),
    "bonus": lambda: _("Which bonus card?"),
    "player": lambda: _("Who?"),
    "mine": lambda: _("What does {name} throw?"),
    "theirs": lambda: _("And the other?"),
    "prize": lambda: _("For which key?"),
    "winner": lambda: _("Who has won?"),
    "rule": lambda: _("Which point?"),
    "choice": lambda: _("What was decided?"),
    "words": lambda: _("What shall stand there?"),
    "detail": lambda: _("What is entered from here on?"),
    "cards": lambda: _("Which cards are up?"),
    "hidden": lambda: _("How many hidden keys?"),
    "shown": lambda: _("Which keys lie open?"),
    "circle": lambda: _("On which circle?"),
    "playing": lambda: _("In or out?"),
    "code": lambda: _(
        "Digits: whose turn · lit hideout or 0 · bonus card still in V, X, Y, Z (1 or 0) · hidden"
        " keys of each · who shows keys 1 to 4, or 0:"
    ),
}
