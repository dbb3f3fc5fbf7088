"""Where the rulebook is silent: the choices the players have, as rulings."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Silence:
    """A silent point: its choices, and what holds until the players say otherwise.

    An `otherwise` stands where the rulebook leans to one reading, or where nobody could ask without
    betraying the path.
    """

    choices: tuple[str, ...]
    otherwise: str = ""


SILENT = {
    "mind-mgmt.setup.stuck": Silence(("anew", "agents-win")),
    "mind-mgmt.slip.second.visited": Silence(("lost", "earned"), otherwise="lost"),
    "mind-mgmt.dead-end.when": Silence(("at-once", "next-move"), otherwise="at-once"),
    "mind-mgmt.immortals.recruit.decline": Silence(("may", "may-not")),
    "mind-mgmt.henry.mayhem": Silence(("blocks", "cut-off")),
    "mind-mgmt.bill.mayhem": Silence(("may", "may-not")),
    "mind-mgmt.dusty.acted": Silence(("may", "may-not"), otherwise="may"),
    "mind-mgmt.dusty.self": Silence(("may", "may-not")),
    "mind-mgmt.steps.ten": Silence(("told", "as-many", "refused")),
    "mind-mgmt.steps.spent": Silence(("back", "gone")),
    "mind-mgmt.notes.full": Silence(("told", "refused")),
    "mind-mgmt.mistake.turns": Silence(("hours", "with-its-own", "both-sides"), otherwise="hours"),
    "mind-mgmt.mistake.step": Silence(("taken", "stays"), otherwise="taken"),
    "mind-mgmt.mistake.short": Silence(("enough", "agents-win")),
}

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
