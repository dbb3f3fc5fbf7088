"""Short texts for silent points, ends of a game, options and steps of the set-up."""

from companion.games.agents.locale import N_, _
from companion.games.agents.rules.ending import AGREED, ALL_OUT, ALONE, LAST, PLAN

RULINGS = {
    "agents.meet.beside": {
        "passing": N_("agents meet only when one passes the other"),
        "beside": N_("agents also meet when one ends its move beside the other"),
    },
    "agents.check.decline": {
        "must": N_("every check is made before the turn ends"),
        "may": N_("a check may be left out"),
    },
    "agents.light.way": {
        "either": N_("the searchlight turns either way"),
        "clockwise": N_("the searchlight turns clockwise only"),
    },
    "agents.light.uses": {
        "one": N_("a turn of the searchlight has one use"),
        "both": N_("a turn of the searchlight has both uses"),
    },
    "agents.keys.several": {
        "any": N_("a player may have several keys"),
        "one": N_("a player has one key at most"),
    },
    "agents.duel.tie": {
        "again": N_("after a tie both throw again"),
        "keeps": N_("after a tie the key stays where it is"),
    },
    "agents.bonus.counts": {
        "counts": N_("a bonus card was the look at the file"),
        "again": N_("behind a bonus card the next card may be seen, too"),
    },
    "agents.out.keys": {
        "all": N_("whoever is out gives all keys back"),
        "one": N_("whoever is out gives only the key of the claim back"),
    },
    "agents.end.last": {
        "wins": N_("the last player left wins"),
        "on": N_("the last player left plays on, and still has to find the plan"),
        "nobody": N_("with one player left the game is over, and nobody wins"),
    },
}
POINTS = {
    "agents.meet.beside": N_("ending a move beside an agent"),
    "agents.check.decline": N_("a check that nobody wants"),
    "agents.light.way": N_("which way the searchlight turns"),
    "agents.light.uses": N_("the uses of the searchlight"),
    "agents.keys.several": N_("several keys"),
    "agents.duel.tie": N_("a tie for a key"),
    "agents.bonus.counts": N_("a check that finds a bonus card"),
    "agents.out.keys": N_("the keys of a player who is out"),
    "agents.end.last": N_("one player left"),
}
ENDS = {
    PLAN: N_("the plan, its owner and the key were right"),
    LAST: N_("everybody else is out"),
    ALONE: N_("only one player was left"),
    ALL_OUT: N_("everybody is out"),
    AGREED: N_("everybody agreed"),
}
VALUES = {
    "all": N_("everything: die, cards, moves"),
    "facts": N_("checks, keys, searchlight and claims"),
    "results": N_("only who wins"),
    "notes": N_("notes only, as on paper"),
    "certain": N_("what is certain, too"),
    "likely": N_("how likely it is, too"),
}
OPTIONS = {
    "players": N_("Players, starter first"),
    "detail": N_("What is entered"),
    "help": N_("Note sheets"),
    "board": N_("Cards and board"),
}
STEPS = {
    "light": N_("Put the searchlight in the middle of the board, pointing at the golden marks."),
    "cases": N_(
        "Shuffle the four plans face down, put one into each briefcase so that nobody sees it,"
        " and stand a briefcase on each numbered building."
    ),
    "sort": N_(
        "Sort the cards by the stripe on their backs, and lay those with a grey stripe aside."
    ),
    "secret": N_(
        "Everybody takes a secret agent, its five action cards and a note sheet. The others go"
        " back into the box."
    ),
    "agents": N_("Put the secret agents and V, X, Y and Z on their starting places."),
    "keys": N_("Lay the four keys face down beside the board."),
    "board": N_("Lay the file board beside the board, and choose who builds the files."),
    "groups": N_(
        "Take the four bonus cards and the four evidence cards out of the grey cards. Lay the"
        " rest face up in four groups, each with top and bottom of every hideout."
    ),
    "bonus": N_(
        "Turn the bonus cards face down, shuffle them, and put one on each pile. From now on"
        " all cards stay face down."
    ),
    "shuffle": N_("Shuffle each of the four piles by itself."),
    "evidence": N_("Take the evidence card out of each pile, and put it on top."),
    "mix": N_("Mix the four piles as wholes, and put them on the file board."),
    "tuck": N_("Tuck each evidence card under the portrait that its pile lies at."),
}
DONE = {
    "light": N_("The searchlight points at the golden marks"),
    "cases": N_("The plans are in the briefcases"),
    "sort": N_("The cards are sorted"),
    "secret": N_("Everybody has a secret agent, action cards and a note sheet"),
    "agents": N_("All agents are on their starting places"),
    "keys": N_("The keys lie beside the board"),
    "board": N_("The file board lies beside the board"),
    "groups": N_("The hideout cards lie in four groups"),
    "bonus": N_("A bonus card lies on each pile"),
    "shuffle": N_("The piles are shuffled"),
    "evidence": N_("The evidence cards are on top"),
    "mix": N_("The files lie on the file board"),
    "tuck": N_("The evidence is under the portraits"),
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
        return _(OPTIONS[name]) if name in OPTIONS else name
    return _(VALUES[value]) if value in VALUES else value


def step(name: str) -> str:
    """Say what is done in a step of the set-up."""
    return _(STEPS[name]) if name in STEPS else name


def step_done(name: str) -> str:
    """Say in few words that a step of the set-up is done."""
    return _(DONE[name]) if name in DONE else name
