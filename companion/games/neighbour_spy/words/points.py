"""Short texts for silent points, ends of a game, and options."""

from companion.games.neighbour_spy import reasons as r
from companion.games.neighbour_spy.edition import SHIPPED, shipped
from companion.games.neighbour_spy.locale import N_, _

RULINGS = {
    "neighbour-spy.getaway.zero": {
        "stays": N_("a move of 0 on a home does not start the car"),
        "drives": N_("a move of 0 on a home starts the car, too"),
    },
    "neighbour-spy.market.empty": {
        "unfilled": N_("with the market deck empty, the gap stays"),
        "shuffled": N_("the pile is shuffled into a new market deck"),
    },
    "neighbour-spy.market.chain": {
        "must": N_("a second card must be taken"),
        "may": N_("a second card may be left"),
    },
    "neighbour-spy.discard.between": {
        "before": N_("discards come before both cards are played"),
        "between": N_("a discard may come between the two cards"),
    },
    "neighbour-spy.discard.five": {
        "no-draw": N_("with more than four cards, a discard draws nothing"),
        "draws": N_("a discard always draws a card"),
    },
}
POINTS = {
    "neighbour-spy.getaway.zero": N_("the car and a move of 0"),
    "neighbour-spy.market.empty": N_("an empty market deck"),
    "neighbour-spy.market.chain": N_("a second market card in one turn"),
    "neighbour-spy.discard.between": N_("a discard between the two cards"),
    "neighbour-spy.discard.five": N_("a discard with five cards"),
}
ENDS = {
    r.CATCH: N_("the other figure is caught"),
    r.CODEBREAKERS: N_("three agents that win"),
    r.DAREDEVILS: N_("the other side has three agents that lose"),
    r.LEADER_WINS: N_("three agents that would lose, with the card that turns them"),
    r.MASTERPLAN_WINS: N_("seven different agents"),
    r.SECURITY_WINS: N_("the other figure is on their home"),
    r.CLOSER: N_("closer to a catch when the cards were spent"),
    r.EMPTY_TIE: N_("both as close when the cards were spent, and it was their turn"),
    r.TIE: N_("a tie, and it was their turn"),
    r.AGREED: N_("everybody agreed"),
}
VALUES = {
    "basic": N_("basic"),
    "advanced": N_("advanced, with the black market"),
    "all": N_("everything, discards too"),
    "facts": N_("turns, but no discards"),
    "results": N_("only who wins"),
}
OPTIONS = {
    "edition": N_("Box"),
    "mode": N_("Mode"),
    "players": N_("Players (3 or 4: the first two together)"),
    "first": N_("Who starts"),
    "detail": N_("What is entered"),
    "cards": N_("A file of your own cards"),
}


def ruling(rule: str, choice: str) -> str:
    """Return what a choice about a silent point means."""
    ways = RULINGS.get(rule, {})
    return _(ways[choice]) if choice in ways else choice


def point(rule: str) -> str:
    """Name a silent point."""
    return _(POINTS[rule]) if rule in POINTS else rule


def end(rule: str) -> str:
    """Say in few words why a game ended."""
    return _(ENDS[rule]) if rule in ENDS else rule


def option(name: str, value: str) -> str:
    """Name an option of a new table, or one of its values."""
    if not value:
        return _(OPTIONS[name])
    if value in SHIPPED:
        return shipped(value).name
    return _(VALUES[value]) if value in VALUES else value
