"""Silent points of the rulebooks, and rules whose breach can be recorded."""

from companion.contract.silence import Silence

SILENT = {
    "neighbour-spy.getaway.zero": Silence(("stays", "drives"), otherwise="stays"),
    "neighbour-spy.market.empty": Silence(("unfilled", "shuffled"), otherwise="unfilled"),
    "neighbour-spy.market.chain": Silence(("must", "may"), otherwise="must"),
    "neighbour-spy.discard.between": Silence(("before", "between"), otherwise="before"),
    "neighbour-spy.discard.five": Silence(("no-draw", "draws"), otherwise="no-draw"),
}

# Rules that can be broken at a table; more cards than the box has are impossible.
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
        "neighbour-spy.market.exact",
        "neighbour-spy.market.must",
        "neighbour-spy.market.offer",
        "neighbour-spy.market.order",
        "neighbour-spy.market.zero",
        "neighbour-spy.card.double-trouble",
        "neighbour-spy.card.must",
        "neighbour-spy.card.outpost",
        "neighbour-spy.card.secret-hire",
        "neighbour-spy.end.over",
        "neighbour-spy.end.worked-out",
    }
)
