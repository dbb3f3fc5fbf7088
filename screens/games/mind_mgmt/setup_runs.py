"""Several lines of the set-up by one key: what lies ready, and the agents shared out evenly."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.games.mind_mgmt.view import View
from companion.locale import _, counted
from screens.games.mind_mgmt.names import named
from screens.games.mind_mgmt.setup_words import letters_of

AGENTS = ("meru", "henry", "bill", "dusty")
TOGETHER = "all"

# The letters that leave no choice: the line, and what it asks for.
READY: dict[str, tuple[str, Callable[[], str]]] = {
    "B": ("lay board", lambda: _("the board, its row 7 towards the Recruiter")),
    "D": ("lay time", lambda: _("the time token on 01:00-05:00")),
    "E": ("lay actions", lambda: _("the action cards of both sides")),
    "F": ("lay supplies", lambda: _("notes, steps and recruits beside the board")),
    "G": ("lay hours", lambda: _("a recruit on 15:00, one on 16:00, one in the box")),
    "H": ("supply {target}", lambda: _("{target} recruits in the supply")),
    "I": ("lay map", lambda: _("the Recruiter's map and screen")),
    "J": ("lay marks", lambda: _("the mayhem copied to the map")),
    "K": ("lay slip", lambda: _("a mind-slip token before the screen")),
    "U": ("lay potentials", lambda: _("the cards of the potential Recruiters")),
    "V": ("lay ally", lambda: _("the ally's card, the Spy Dolphin")),
}


@dataclass(frozen=True)
class Run:
    """Lines that one key plays one after the other, what they say, and what the key is called."""

    name: str
    lines: tuple[str, ...]
    told: tuple[str, ...]


def run(view: View) -> Run | None:
    """Give the lines that can be taken together now."""
    if view.letter in READY:
        steps = tuple(_ready(view))
        lines, told = zip(*steps, strict=True)
        said = counted("This lies ready", "All of this lies ready", len(steps))
        return Run(said, lines, told)
    if view.letter == "S":
        shared = dict(_shared(view))
        lines = tuple(f"control {agent} {player}" for agent, player in shared.items())
        told = tuple(f"{named(agent)}: {named(player)}" for agent, player in shared.items())
        return Run(_("As proposed"), lines, told)
    return None


def _ready(view: View) -> Iterator[tuple[str, str]]:
    """Go through what is laid out one after the other."""
    letters = letters_of(view.mode)
    for letter in letters[letters.index(view.letter) :]:
        if letter not in READY:
            return
        line, told = READY[letter]
        target = view.recruits_to_win
        yield line.format(target=target), told().format(target=target)


def _shared(view: View) -> Iterator[tuple[str, str]]:
    """Share the agents out evenly, clockwise from the Recruiter; the odd one belongs to all."""
    players, control = view.players, view.control
    at = players.index(view.recruiter)
    others = [*players[at + 1 :], *players[:at]]
    each = len(AGENTS) // len(others)
    seats = [player for player in others for _number in range(each)]
    seats += [TOGETHER] * (len(AGENTS) - len(seats))
    for player in control.values():
        seats.remove(player)
    return zip((agent for agent in AGENTS if agent not in control), seats, strict=True)
