"""Short texts for silent points, ends of a game, options and steps of the set-up."""

from companion.games.agents.locale import _
from companion.games.agents.rules.ending import AGREED, ALL_OUT, ALONE, LAST, PLAN


def ruling(rule: str, choice: str) -> str:
    """Return what a choice about a silent point means."""
    said = {
        "agents.meet.beside": {
            "passing": _("agents meet only when one passes the other"),
            "beside": _("agents also meet when one ends its move beside the other"),
        },
        "agents.check.decline": {
            "must": _("every check is made before the turn ends"),
            "may": _("a check may be left out"),
        },
        "agents.light.way": {
            "either": _("the searchlight turns either way"),
            "clockwise": _("the searchlight turns clockwise only"),
        },
        "agents.light.uses": {
            "one": _("a turn of the searchlight has one use"),
            "both": _("a turn of the searchlight has both uses"),
        },
        "agents.keys.several": {
            "any": _("a player may have several keys"),
            "one": _("a player has one key at most"),
        },
        "agents.duel.tie": {
            "again": _("after a tie both throw again"),
            "keeps": _("after a tie the key stays where it is"),
        },
        "agents.bonus.counts": {
            "counts": _("a bonus card was the look at the file"),
            "again": _("behind a bonus card the next card may be seen, too"),
        },
        "agents.out.keys": {
            "all": _("whoever is out gives all keys back"),
            "one": _("whoever is out gives only the key of the claim back"),
        },
        "agents.end.last": {
            "wins": _("the last player left wins"),
            "on": _("the last player left plays on, and still has to find the plan"),
            "nobody": _("with one player left the game is over, and nobody wins"),
        },
    }
    return said.get(rule, {}).get(choice, choice)


def point(rule: str) -> str:
    """Name a silent point."""
    said = {
        "agents.meet.beside": _("ending a move beside an agent"),
        "agents.check.decline": _("a check that nobody wants"),
        "agents.light.way": _("which way the searchlight turns"),
        "agents.light.uses": _("the uses of the searchlight"),
        "agents.keys.several": _("several keys"),
        "agents.duel.tie": _("a tie for a key"),
        "agents.bonus.counts": _("a check that finds a bonus card"),
        "agents.out.keys": _("the keys of a player who is out"),
        "agents.end.last": _("one player left"),
    }
    return said.get(rule, rule)


def end(rule: str) -> str:
    """Say in few words why a game ended."""
    said = {
        PLAN: _("the plan, its owner and the key were right"),
        LAST: _("everybody else is out"),
        ALONE: _("only one player was left"),
        ALL_OUT: _("everybody is out"),
        AGREED: _("everybody agreed"),
    }
    return said.get(rule, rule)


def option(name: str, value: str) -> str:
    """Name an option of a new table, or one of its values."""
    said = {
        "all": _("everything: die, cards, moves"),
        "facts": _("checks, keys, searchlight and claims"),
        "results": _("only who wins"),
        "notes": _("notes only, as on paper"),
        "certain": _("what is certain, too"),
        "likely": _("how likely it is, too"),
    }
    return said.get(value, value) if value else _option(name)


def _option(name: str) -> str:
    """Return the name of an option of a new table."""
    return {
        "players": _("Players, starter first"),
        "detail": _("What is entered"),
        "help": _("Note sheets"),
        "board": _("Cards and board"),
    }.get(name, name)


def step(name: str) -> str:
    """Say what is done in a step of the set-up."""
    return {
        "light": _("Put the searchlight in the middle of the board, pointing at the golden marks."),
        "cases": _(
            "Shuffle the four plans face down, put one into each briefcase so that nobody sees it,"
            " and stand a briefcase on each numbered building."
        ),
        "sort": _(
            "Sort the cards by the stripe on their backs, and lay those with a grey stripe aside."
        ),
        "secret": _(
            "Everybody takes a secret agent, its five action cards and a note sheet. The others go"
            " back into the box."
        ),
        "agents": _("Put the secret agents and V, X, Y and Z on their starting places."),
        "keys": _("Lay the four keys face down beside the board."),
        "board": _("Lay the file board beside the board, and choose who builds the files."),
        "groups": _(
            "Take the four bonus cards and the four evidence cards out of the grey cards. Lay the"
            " rest face up in four groups, each with top and bottom of every hideout."
        ),
        "bonus": _(
            "Turn the bonus cards face down, shuffle them, and put one on each pile. From now on"
            " all cards stay face down."
        ),
        "shuffle": _("Shuffle each of the four piles by itself."),
        "evidence": _("Take the evidence card out of each pile, and put it on top."),
        "mix": _("Mix the four piles as wholes, and put them on the file board."),
        "tuck": _("Tuck each evidence card under the portrait that its pile lies at."),
    }.get(name, name)


def step_done(name: str) -> str:
    """Say in few words that a step of the set-up is done."""
    return {
        "light": _("The searchlight points at the golden marks"),
        "cases": _("The plans are in the briefcases"),
        "sort": _("The cards are sorted"),
        "secret": _("Everybody has a secret agent, action cards and a note sheet"),
        "agents": _("All agents are on their starting places"),
        "keys": _("The keys lie beside the board"),
        "board": _("The file board lies beside the board"),
        "groups": _("The hideout cards lie in four groups"),
        "bonus": _("A bonus card lies on each pile"),
        "shuffle": _("The piles are shuffled"),
        "evidence": _("The evidence cards are on top"),
        "mix": _("The files lie on the file board"),
        "tuck": _("The evidence is under the portraits"),
    }.get(name, name)
