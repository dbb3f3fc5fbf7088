"""The names of agents, hideouts, halves, actions, bonus cards and players."""

from collections.abc import Collection, Iterable

from companion.core import Outcome
from companion.games.agents import box
from companion.games.agents.box import Half
from companion.games.agents.locale import N_, _, counted

HALVES = {box.TOP: N_("top of {number}"), box.BOTTOM: N_("bottom of {number}")}
ACTIONS = {
    box.OWN: N_("move one's own secret agent"),
    box.AGENT: N_("move one agent"),
    box.TRAM: N_("take the tram"),
    box.ALL_FOUR: N_("move all four agents"),
    box.LIGHT: N_("turn the searchlight"),
    box.CHECK: N_("check a file"),
    box.KEY: N_("take a key from the supply"),
}


def agent_name(agent: str) -> str:
    """Return the name of an agent, as on the portrait."""
    return agent.upper()


def agents_name(agents: Iterable[str]) -> str:
    """Return the names of agents as a list."""
    return listed(map(agent_name, agents))


def listed(names: Iterable[str]) -> str:
    """Return names as a list in a sentence."""
    found = list(names)
    if len(found) < 2:
        return "".join(found)
    return _("{most} and {last}").format(most=", ".join(found[:-1]), last=found[-1])


def hideout_name(hideout: int) -> str:
    """Return the name of a hideout by its number; 0 is none."""
    return _("hideout {number}").format(number=hideout) if hideout else _("no hideout")


def half_name(half: Half) -> str:
    """Name half a hideout."""
    return _(HALVES[half[1]]).format(number=half[0])


def action_name(action: str) -> str:
    """Return what an action card does."""
    return _(ACTIONS[action]) if action in ACTIONS else action


def actions_name(actions: Iterable[str]) -> str:
    """Name the actions on a card, of which a player does one."""
    return _(" or ").join(map(action_name, actions))


def figure_name(figure: str, turn: str) -> str:
    """Return the name of a figure: the current player's, or an agent."""
    return turn if figure == box.OWN else agent_name(figure)


def key_name(hideout: int) -> str:
    """Return the name of an open key, or of a hidden one."""
    return _("the key of {number}").format(number=hideout) if hideout else _("a hidden key")


def keys_name(hidden: int, shown: Collection[int]) -> str:
    """Say which keys somebody has."""
    parts = [_("{number} hidden").format(number=hidden)] if hidden else []
    if shown:
        said = counted("key {keys} shown", "keys {keys} shown", len(shown))
        parts.append(said.format(keys=listed(map(str, shown))))
    return ", ".join(parts) or _("no key")


def cards_name(cards: tuple[int, ...] | None) -> str:
    """Show which of the five action cards are up."""
    if cards is None:
        return _("cards not entered")
    return " ".join(str(card) for card in box.CARDS if card in cards) or _("no cards")


def steps_name(steps: int) -> str:
    """Count steps."""
    return counted("{number} circle", "{number} circles", steps).format(number=steps)


def won(outcome: Outcome) -> str:
    """Say who has won."""
    if not outcome.winners:
        return _("Nobody wins")
    return _("{name} wins").format(name=listed(outcome.winners))
