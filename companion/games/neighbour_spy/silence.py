"""Where the rulebooks are silent or differ, and which breaches of a rule may be written down."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Silence:
    """A silent point: its choices, and the one that holds until the players say otherwise."""

    choices: tuple[str, ...]
    otherwise: str


SILENT = {
    "neighbour-spy.getaway.zero": Silence(("stays", "drives"), otherwise="stays"),
    "neighbour-spy.market.empty": Silence(("unfilled", "shuffled"), otherwise="unfilled"),
    "neighbour-spy.market.chain": Silence(("must", "may"), otherwise="must"),
    "neighbour-spy.discard.between": Silence(("before", "between"), otherwise="before"),
    "neighbour-spy.discard.five": Silence(("no-draw", "draws"), otherwise="no-draw"),
}

# What can happen at a table against a rule. More cards than the box holds cannot.
MAY_HAPPEN = frozenset(
    {
        "neighbour-spy.discard.before",
        "neighbour-spy.discard.empty",
        "neighbour-spy.discard.four",
        "neighbour-spy.discard.solo",
        "neighbour-spy.discard.team",
        "neighbour-spy.discard.turn",
        "neighbour-spy.play.different",
        "neighbour-spy.play.one-name",
        "neighbour-spy.play.team-name",
        "neighbour-spy.market.must",
        "neighbour-spy.market.offer",
        "neighbour-spy.market.order",
        "neighbour-spy.card.double-trouble",
        "neighbour-spy.card.must",
        "neighbour-spy.card.outpost",
        "neighbour-spy.card.secret-hire",
        "neighbour-spy.end.over",
        "neighbour-spy.end.worked-out",
    }
)
