"""The options of a new game: players, side of the board, how much is entered."""

from companion.contract.option_field import OptionField
from companion.contract.player_names import Players
from companion.core import Illegal, NotUnderstood, Options, WrongOption
from companion.games.spy_connection.box import Box, read
from companion.games.spy_connection.locale import _
from companion.games.spy_connection.notation import DETAILS
from companion.games.spy_connection.rules.setup import link
from companion.games.spy_connection.state import (
    ALL,
    DARK,
    DEALT,
    DRAFTED,
    LIGHT,
    MISSIONS,
    RESULTS,
    Player,
    State,
)

AGENTS, FEWER = 15, 14
FIELDS = (
    OptionField("players", many=True),
    OptionField("side", (LIGHT, DARK)),
    OptionField("handout", (DEALT, DRAFTED)),
    OptionField("detail", (MISSIONS, ALL, RESULTS)),
    OptionField("fourteen", many=True, optional=True),
    OptionField("box", optional=True, file=True),
)
PLAYERS = Players(
    2,
    4,
    frozenset({"all"}),
    lambda: _("name 2 to 4 different players clockwise, the starting player first"),
)
OF_TODAY, EARLY = "2", "1"  # referees: an early one took a few things that cannot be
SINCE, BEFORE = {"referee": OF_TODAY}, {"referee": EARLY}


def complete(options: Options) -> Options:
    """Fill in the proposed values of missing options."""
    proposed = {each.name: each.values[0] for each in FIELDS if each.values}
    return {**proposed, **options}


def start(options: Options) -> State:
    """Begin a game; the starting player is the first, and the others follow clockwise."""
    for option in options:
        if option not in {*(each.name for each in FIELDS), *SINCE}:
            known = ", ".join(each.name for each in FIELDS)
            raise WrongOption(option, _("unknown option; known: {known}").format(known=known))
    options = complete(options)
    side = _one_of(options, "side", (LIGHT, DARK))
    detail = _one_of(options, "detail", DETAILS)
    names = PLAYERS.named(options)
    fewer = _fewer(options, names, side)
    on_map = 0 if detail == ALL else None
    players = tuple(
        Player(name, FEWER if name in fewer else AGENTS, on_map=on_map) for name in names
    )
    handout, box = _one_of(options, "handout", (DEALT, DRAFTED)), _box(options)
    early = _one_of({**SINCE, **options}, "referee", (OF_TODAY, EARLY)) == EARLY
    return _drawn(State(side, handout, detail, players, early=early, box=box))


def _box(options: Options) -> Box:
    """Return what was typed about the box at earlier tables."""
    try:
        return read(options.get("box", ""))
    except NotUnderstood as reason:
        raise WrongOption("box", str(reason)) from None


def _drawn(state: State) -> State:
    """Return the state with the links of the box on its map."""
    for each in state.box.links:
        try:
            state = link(state, each)
        except Illegal:
            said = _("a link of the box cannot be: {one} to {other}")
            raise WrongOption("box", said.format(one=each.one, other=each.other)) from None
    return state


def _one_of(options: Options, name: str, values: tuple[str, ...]) -> str:
    """Return the value of an option, or refuse an unknown one."""
    value = options.get(name, "")
    if value not in values:
        raise WrongOption(name, _("choose one of: {values}").format(values=", ".join(values)))
    return value


def _fewer(options: Options, names: tuple[str, ...], side: str) -> frozenset[str]:
    """Return the players with only fourteen agents, on the light side."""
    fewer = options.get("fourteen", "").split()
    if set(fewer) - set(names):
        raise WrongOption("fourteen", _("name players of this table"))
    if fewer and side == DARK:
        raise WrongOption("fourteen", _("on the dark side everybody has all 15 agents"))
    return frozenset(fewer)
