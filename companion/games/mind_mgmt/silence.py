"""The silent points of the rulebook, with the players' choices."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.games.mind_mgmt.locale import _

Said = Callable[[], str]


@dataclass(frozen=True)
class Silence:
    """A silent point: its choices, and the default until the players decide.

    The text of each choice is complete in itself. There is an `otherwise` where the rulebook
    suggests one reading, or where asking would betray the path.
    """

    ways: Mapping[str, Said]
    otherwise: str = ""

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the choices as rulings name them."""
        return tuple(self.ways)


SILENT = {
    "mind-mgmt.setup.stuck": Silence(
        {"anew": lambda: _("the four steps anew"), "agents-win": lambda: _("the agents win")},
    ),
    "mind-mgmt.slip.second.visited": Silence(
        {"lost": lambda: _("an early visit is lost"), "earned": lambda: _("an early visit counts")},
        otherwise="lost",
    ),
    "mind-mgmt.dead-end.when": Silence(
        {"at-once": lambda: _("stuck at once"), "next-move": lambda: _("stuck at the next move")},
        otherwise="at-once",
    ),
    "mind-mgmt.immortals.recruit.decline": Silence(
        {"may": lambda: _("recruits may be left"), "may-not": lambda: _("recruits must be taken")},
    ),
    "mind-mgmt.henry.mayhem": Silence(
        {
            "blocks": lambda: _("Henry acts past mayhem"),
            "cut-off": lambda: _("mayhem cuts Henry off"),
        },
    ),
    "mind-mgmt.bill.mayhem": Silence(
        {"may": lambda: _("Bill acts past mayhem"), "may-not": lambda: _("mayhem stops the shove")},
    ),
    "mind-mgmt.dusty.acted": Silence(
        {"may": lambda: _("who acted may be led"), "may-not": lambda: _("who acted is not led")},
        otherwise="may",
    ),
    "mind-mgmt.dusty.self": Silence(
        {"may": lambda: _("Dusty may lead himself"), "may-not": lambda: _("only others are led")},
    ),
    "mind-mgmt.steps.ten": Silence(
        {
            "told": lambda: _("another mark will do"),
            "as-many": lambda: _("as many as there are"),
            "refused": lambda: _("no step, no question"),
        },
    ),
    "mind-mgmt.steps.spent": Silence(
        {"back": lambda: _("spent steps come back"), "gone": lambda: _("spent steps are gone")},
    ),
    "mind-mgmt.notes.full": Silence(
        {"told": lambda: _("told without a note"), "refused": lambda: _("first lift a white one")},
    ),
    "mind-mgmt.mistake.turns": Silence(
        {
            "hours": lambda: _("turns since then"),
            "with-its-own": lambda: _("its own turn counts"),
            "both-sides": lambda: _("the agents' turns, too"),
        },
        otherwise="hours",
    ),
    "mind-mgmt.mistake.step": Silence(
        {"taken": lambda: _("the step is given up"), "stays": lambda: _("the step stays")},
        otherwise="taken",
    ),
    "mind-mgmt.mistake.short": Silence(
        {"enough": lambda: _("what is left pays"), "agents-win": lambda: _("the agents win")},
    ),
}

# What holds until the players decide.
STANDING = {rule: silence.otherwise for rule, silence in SILENT.items() if silence.otherwise}

MAY_BE_SET_ASIDE = frozenset(
    {
        "mind-mgmt.setup.mayhem.turns",
        "mind-mgmt.setup.mayhem.apart",
        "mind-mgmt.setup.recruits",
        "mind-mgmt.setup.immortals.inner",
        "mind-mgmt.setup.control",
        "mind-mgmt.setup.agents.edge",
        "mind-mgmt.setup.second-token",
        "mind-mgmt.step.next",
        "mind-mgmt.step.diagonal",
        "mind-mgmt.step.mayhem",
        "mind-mgmt.slip.straight",
        "mind-mgmt.slip.slanted",
        "mind-mgmt.slip.second.earned",
        "mind-mgmt.immortals.one",
        "mind-mgmt.immortals.next",
        "mind-mgmt.immortals.mayhem",
        "mind-mgmt.immortals.extra.once",
        "mind-mgmt.immortals.recruit.henry",
        "mind-mgmt.agents.once",
        "mind-mgmt.agents.compulsory",
        "mind-mgmt.agents.move.two",
        "mind-mgmt.agents.move.once",
        "mind-mgmt.agents.move.next",
        "mind-mgmt.agents.move.diagonal",
        "mind-mgmt.agents.move.mayhem",
        "mind-mgmt.agents.action",
        "mind-mgmt.agents.ability.once",
        "mind-mgmt.ask.here",
        "mind-mgmt.ask.immortal",
        "mind-mgmt.ask.blocked",
        "mind-mgmt.reveal.immortal",
        "mind-mgmt.shakedown.immortal",
        "mind-mgmt.push.straight",
        "mind-mgmt.capture.immortal",
        "mind-mgmt.meru.immortal",
        "mind-mgmt.bill.beside",
        "mind-mgmt.bill.straight",
        "mind-mgmt.dusty.reach",
        "mind-mgmt.dolphin.once",
    }
)
