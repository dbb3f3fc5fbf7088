"""Questions and lists: what is due, kinds of lines, and their fields."""

import dataclasses
from collections.abc import Callable, Iterable

from companion.contract.move import Fields
from companion.games.agents.box import AGENTS
from companion.games.agents.locale import _
from companion.games.agents.moves import claim as c
from companion.games.agents.moves import files as f
from companion.games.agents.moves import hand as h
from companion.games.agents.moves import keys as k
from companion.games.agents.moves import setup as s
from companion.games.agents.moves import talk as t
from companion.games.agents.moves import turn as u
from companion.games.agents.moves.base import AgentsMove
from companion.games.agents.notes.lines import Briefcase, Note
from companion.games.agents.options import NOBODY
from companion.games.agents.view import View
from companion.games.agents.words import notes as note_words
from companion.games.agents.words.names import (
    action_name,
    actions_name,
    agent_name,
    cards_name,
    figure_name,
    half_name,
    hideout_name,
    key_name,
    listed,
)
from companion.games.agents.words.points import option, point, step
from companion.games.agents.words.sentences import sentence
from companion.untyped import Value


def kind(kind: type[AgentsMove | Note], fields: Fields, view: View) -> str:
    """Return the name of a kind of line, or of a line whose fields are all given."""
    if issubclass(kind, Note):
        return (
            note_words.sentence(kind(**fields))
            if _is_whole(kind, fields)
            else note_words.name(kind)
        )
    if kind is t.Happened and "move" in fields:
        return _("{said} (against the rules)").format(said=sentence(fields["move"], view))
    if kind is s.Prepared:
        return _("Done")
    if kind is u.Throw and "number" in fields:
        return str(fields["number"])
    if kind is f.Checks and "agent" in fields:
        return _("{name} looked at the top card of {agent}").format(
            name=view.turn, agent=agent_name(fields["agent"])
        )
    return KINDS[kind]()


def _is_whole(kind: type[Note], fields: Fields) -> bool:
    """Say whether this is a note about a briefcase with all its fields."""
    return kind is Briefcase and len(fields) == len(dataclasses.fields(kind))


KINDS: dict[type[AgentsMove], Callable[[], str]] = {
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
    t.Bears: lambda: _("What an action card shows"),
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


def value(kind: type[AgentsMove | Note], name: str, value: Value, view: View) -> str:
    """Return the name of a field's value."""
    if name in ("half", "plan", "own") and issubclass(kind, Note):
        return note_words.value(name, value)
    if kind is f.Meets:
        return _("meets {agent}").format(agent=agent_name(value))
    if name in VALUES:
        return VALUES[name](value)
    if name == "figure":
        return _figure(value, view)
    if name == "card":
        actions = ", ".join(map(action_name, view.cards.get(value, ())))
        said = _("card {card}: {actions}") if actions else _("card {card}")
        return said.format(card=value, actions=actions)
    if name == "bonus" and kind is h.SetFile:
        return _("with its bonus card") if value else _("without its bonus card")
    if name == "bonus":
        return action_name(value)
    return str(value)


def _figure(figure: str, view: View) -> str:
    """Return the name of a figure; a player's own is named after the player."""
    return figure_name(figure, view.turn) if figure in ("own", *AGENTS) else figure


def _shown(keys: Iterable[int]) -> str:
    """Return the names of open keys."""
    return listed(map(key_name, keys)) or _("none")


VALUES: dict[str, Callable[[Value], str]] = {
    "agent": agent_name,
    "hideout": hideout_name,
    "halves": lambda halves: listed(map(half_name, halves)),
    "action": action_name,
    "actions": lambda found: action_name(found) if isinstance(found, str) else actions_name(found),
    "prize": key_name,
    "cards": lambda cards: str(cards) if isinstance(cards, int) else cards_name(cards),
    "shown": lambda keys: key_name(keys) if isinstance(keys, int) else _shown(keys),
    "playing": lambda there: _("in") if there else _("out"),
    "way": lambda way: way if isinstance(way, str) else "-".join(way),
    "step": lambda name: step(str(name)),
    "rule": lambda rule: point(str(rule)),
    "detail": lambda detail: option("detail", str(detail)),
    "winner": lambda name: _("nobody") if name == NOBODY else str(name),
}


def prompt(kind: type[AgentsMove | Note], fields: Fields, view: View) -> str:
    """Ask for the first field that is still open."""
    names = [each.name for each in dataclasses.fields(kind)]
    if kind is h.Joined:
        return joined_asked([each.name for each in view.players])
    opened = [name for name in names if name in ASKED and name not in fields]
    asked = opened or [name for name in names[-1:] if name in ASKED]  # one more item of a set
    return ASKED[asked[0]]().format(name=view.turn) if asked else ""


def joined_asked(players: list[str]) -> str:
    """Ask for the digits of a running game, with what each one means."""
    numbered = ", ".join(f"{number} {name}" for number, name in enumerate(players, 1))
    return _(
        "{number} digits: whose turn ({numbered}) · the lit hideout, or 0 · for V, X, Y, Z: 1"
        " with the bonus card, 0 without · how many hidden keys have {players} · who shows key"
        " 1, 2, 3, 4, or 0:"
    ).format(number=10 + len(players), numbered=numbered, players=", ".join(players))


ASKED: dict[str, Callable[[], str]] = {
    "step": lambda: _("Is it done?"),
    "hideout": lambda: _("Which hideout?"),
    "halves": lambda: _("Which halves of the others?"),
    "number": lambda: _("What does the die show?"),
    "card": lambda: _("Which card does {name} use?"),
    "action": lambda: _("Which of its actions?"),
    "actions": lambda: _("Which actions does it show?"),
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
    "half": lambda: _("Which half?"),
    "plan": lambda: _("Was the plan in it?"),
    "own": lambda: _("Is it yours?"),
}
