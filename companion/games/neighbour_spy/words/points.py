"""Short texts for silent points, ends of a game, and options."""

from companion.games.neighbour_spy import reasons as r
from companion.games.neighbour_spy.edition import SHIPPED, shipped
from companion.games.neighbour_spy.locale import _


def ruling(rule: str, choice: str) -> str:
    """Return what a choice about a silent point means."""
    said = {
        "neighbour-spy.getaway.zero": {
            "stays": _("a move of 0 on a home does not start the car"),
            "drives": _("a move of 0 on a home starts the car, too"),
        },
        "neighbour-spy.market.empty": {
            "unfilled": _("with the market deck empty, the gap stays"),
            "shuffled": _("the pile is shuffled into a new market deck"),
        },
        "neighbour-spy.market.chain": {
            "must": _("a second card must be taken"),
            "may": _("a second card may be left"),
        },
        "neighbour-spy.discard.between": {
            "before": _("discards come before both cards are played"),
            "between": _("a discard may come between the two cards"),
        },
        "neighbour-spy.discard.five": {
            "no-draw": _("with more than four cards, a discard draws nothing"),
            "draws": _("a discard always draws a card"),
        },
    }
    return said.get(rule, {}).get(choice, choice)


def point(rule: str) -> str:
    """Name a silent point."""
    said = {
        "neighbour-spy.getaway.zero": _("the car and a move of 0"),
        "neighbour-spy.market.empty": _("an empty market deck"),
        "neighbour-spy.market.chain": _("a second market card in one turn"),
        "neighbour-spy.discard.between": _("a discard between the two cards"),
        "neighbour-spy.discard.five": _("a discard with five cards"),
    }
    return said.get(rule, rule)


def end(rule: str) -> str:
    """Say in few words why a game ended."""
    said = {
        r.CATCH: _("the other figure is caught"),
        r.CODEBREAKERS: _("three agents that win"),
        r.DAREDEVILS: _("the other side has three agents that lose"),
        r.LEADER_WINS: _("three agents that would lose, with the card that turns them"),
        r.MASTERPLAN_WINS: _("seven different agents"),
        r.SECURITY_WINS: _("the other figure is on their home"),
        r.CLOSER: _("closer to a catch when the cards were spent"),
        r.EMPTY_TIE: _("both as close when the cards were spent, and it was their turn"),
        r.TIE: _("a tie, and it was their turn"),
        r.AGREED: _("everybody agreed"),
    }
    return said.get(rule, rule)


def option(name: str, value: str) -> str:
    """Name an option of a new table, or one of its values."""
    if not value:
        return _option(name)
    said = {
        "basic": _("basic"),
        "advanced": _("advanced, with the black market"),
        "all": _("everything, discards too"),
        "facts": _("turns, but no discards"),
        "results": _("only who wins"),
    }
    return shipped(value).name if value in SHIPPED else said.get(value, value)


def _option(name: str) -> str:
    """Return the name of an option of a new table."""
    return {
        "edition": _("Box"),
        "mode": _("Mode"),
        "players": _("Players (3 or 4: the first two together)"),
        "first": _("Who starts"),
        "detail": _("What is entered"),
        "cards": _("A file of your own cards"),
    }[name]
