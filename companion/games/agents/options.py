"""The options of a new game: players, how much is entered, help by notes, the edition."""

from companion.contract.option_field import OptionField
from companion.contract.player_names import Players
from companion.core import Options, WrongOption
from companion.games.agents.box import AGENTS
from companion.games.agents.edition import OPTION, Edition, read
from companion.games.agents.locale import _
from companion.games.agents.silence import ALL, DETAILS, HELPS, NOTES
from companion.games.agents.state import Player, State

NOBODY = "nobody"
OF_TODAY, EARLY = "2", "1"  # referees: an early one took a few things that cannot be
SINCE, BEFORE = {"referee": OF_TODAY}, {"referee": EARLY}
PLAYERS = Players(
    2,
    4,
    frozenset({NOBODY, *AGENTS}),
    lambda: _("name 2 to 4 different players clockwise, the starting player first"),
)

FIELDS = (
    OptionField("players", many=True),
    OptionField("detail", DETAILS),
    OptionField("help", HELPS),
    OptionField(OPTION, optional=True, file=True),
)


def complete(options: Options) -> Options:
    """Fill in the proposed values of missing options."""
    filled = {"detail": ALL, "help": NOTES, **options}
    start(filled)
    return filled


def start(options: Options) -> State:
    """Begin a game; the starting player is the first, and the others follow clockwise."""
    for option in options:
        if option not in {*(field.name for field in FIELDS), *SINCE}:
            known = ", ".join(field.name for field in FIELDS if not field.file)
            raise WrongOption(
                option, _("unknown option; known: {known}").format(known=f"game, {known}")
            )
    names = PLAYERS.named(options)
    detail = _one_of(options, "detail", DETAILS, ALL)
    entered = read(options[OPTION]) if OPTION in options else Edition()
    board = entered.board
    secret = (*board.secret, *("" for _name in names))
    up = Player("").up if detail == ALL else None
    return State(
        edition=entered,
        players=tuple(Player(name, up, at=at) for name, at in zip(names, secret, strict=False)),
        detail=detail,
        help=_one_of(options, "help", HELPS, NOTES),
        early=_one_of(options, "referee", (OF_TODAY, EARLY), OF_TODAY) == EARLY,
        light=board.segments[0].hideout if board.segments else None,
        places=frozenset({0} if board.segments else ()),
        agents=board.start,
    )


def _one_of(options: Options, name: str, values: tuple[str, ...], proposed: str) -> str:
    """Return the value of an option, or refuse an unknown one."""
    value = options.get(name, proposed)
    if value not in values:
        raise WrongOption(name, _("choose one of: {values}").format(values=", ".join(values)))
    return value
