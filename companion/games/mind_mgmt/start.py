"""How a game begins: mode, players and edition."""

from companion.contract.player_names import (
    COMPANION,
    MOVED,
    OPTION,
    PEOPLE,
    PROGRAM,
    Players,
    names,
)
from companion.contract.program import EVERYBODY, moved, played
from companion.core import Options, WrongOption
from companion.games.mind_mgmt.board.edition import Edition, read, shipped, written
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.people import AGENT_NAMES, RECRUITER, TOGETHER
from companion.games.mind_mgmt.players.levels import moved_in_full
from companion.games.mind_mgmt.public import TARGET, Public
from companion.games.mind_mgmt.state import State
from companion.games.mind_mgmt.world import World

KNOWN = {"mode", "players", "edition", "board", PROGRAM, MOVED}
PLAYERS = Players(
    2,
    5,
    frozenset({TOGETHER}),
    lambda: _("say the players clockwise: 2 to 5 different names of one word"),
)


def complete(options: Options) -> Options:
    """Add the whole board to the options, so that later programs use the same one."""
    edition = read(options["board"]) if "board" in options else shipped()
    return {"edition": edition.id, **_with_agents(options), "board": written(edition)}


def _with_agents(options: Options) -> Options:
    """Say in full whom the program moves; who has nobody else plays with the program."""
    value = options.get(MOVED, PEOPLE)
    if value == PEOPLE:
        return {name: said for name, said in options.items() if name != MOVED}
    value, seats = moved_in_full(value), names(options)
    if value.startswith(f"{EVERYBODY}/") and len(seats) == 1 and COMPANION not in seats:
        seats = (*seats, COMPANION)
    return {**options, MOVED: value, OPTION: " ".join(seats)}


def differences(options: Options) -> tuple[str, ...]:
    """Return where the board differs from the one that comes with the program."""
    return _edition(options).differences(shipped())


def start(options: Options) -> State:
    """Begin a game; `board` may be the text of an edition file."""
    for option in options:
        if option not in KNOWN:
            said = _("unknown option; known: {known}").format(known="game, mode, edition, players")
            raise WrongOption(option, said)
    mode = options.get("mode", "")
    if mode not in TARGET:
        raise WrongOption("mode", _("say the mode: `training` or `full`"))
    board, players = _edition(options).board(), PLAYERS.named(options)
    program, agents = played(options, RECRUITER), moved(options, AGENT_NAMES)
    return State(Public(board, mode, players, program=program, moved=agents), World())


def _edition(options: Options) -> Edition:
    """Return the edition, and check that it is the named one."""
    edition = read(options["board"]) if "board" in options else shipped()
    if options.get("edition") == edition.id:
        return edition
    if "board" in options:
        said = _("the file given is edition {name}: write `edition: {name}` in the game text")
    else:
        said = _(
            "write `edition: {name}`, or give the file of another edition with `--edition FILE`"
        )
    raise WrongOption("edition", said.format(name=edition.id))
