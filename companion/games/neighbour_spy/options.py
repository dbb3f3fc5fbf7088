"""The options of a new game: edition, mode, players, who starts, how much is entered."""

from companion.contract.option_field import OptionField
from companion.contract.player_names import Players
from companion.core import Options, WrongOption
from companion.games.neighbour_spy.cards import HAND
from companion.games.neighbour_spy.edition import SHIPPED, Edition, read, shipped, written
from companion.games.neighbour_spy.locale import _
from companion.games.neighbour_spy.ring import HOMES
from companion.games.neighbour_spy.state import ALL, DETAILS, MODES, Player, Side, State

ALONE, PARTNER = 4, 2  # allowed discards in a game, alone and for each partner
NOBODY, OFFER, DECK, PILE = "nobody", "offer", "deck", "pile"
PLAYERS = Players(
    2,
    4,
    frozenset({NOBODY, OFFER, DECK, PILE}),
    lambda: _("say the players: 2 to 4 different names of one word, partners first"),
)

BY_LANGUAGE = {"cs": "dubnany", "ru": "dubovaya-roshcha"}  # the box that is printed in it
FIELDS = (
    OptionField("edition", SHIPPED, by_language=BY_LANGUAGE),
    OptionField("mode", MODES),
    OptionField("players", many=True),
    OptionField("first", optional=True),
    OptionField("detail", DETAILS, optional=True),
    OptionField("cards", optional=True, file=True),
)


def complete(options: Options) -> Options:
    """Add all cards to the options, so that later programs use the same ones."""
    start(options)
    edition = _edition(options)
    players = options["players"].split()
    return {
        **options,
        "first": options.get("first", players[0]),
        "detail": options.get("detail", ALL),
        "cards": written(edition),
    }


def differences(options: Options) -> tuple[str, ...]:
    """Return the cards that differ from those that come with the program."""
    mine, printed = _edition(options), shipped(options["edition"])
    agents = (card for card in printed.agents if mine.agents[card] != printed.agents[card])
    market = (card for card in printed.market if mine.market[card] != printed.market[card])
    board = ("spaces",) if set(mine.market_spaces) != set(printed.market_spaces) else ()
    return (*agents, *market, *board)


def start(options: Options) -> State:
    """Begin a game; `cards` may be the text of an edition file."""
    for option in options:
        if option not in {field.name for field in FIELDS}:
            known = ", ".join(field.name for field in FIELDS if not field.file)
            raise WrongOption(
                option, _("unknown option; known: {known}").format(known=f"game, {known}")
            )
    mode = _one_of("mode", options.get("mode", ""), MODES)
    detail = _one_of("detail", options.get("detail", ALL), DETAILS)
    players = PLAYERS.named(options)
    first = options.get("first", players[0])
    if first not in players:
        raise WrongOption("first", _("who starts is one of the players"))
    teams = _teams(players)
    sides = Side(teams[0], HOMES[0]), Side(teams[1], HOMES[1])
    box = _edition(options)
    cards = sum(agent.count for agent in box.agents.values())
    entered = detail == ALL
    return State(
        box=box,
        mode=mode,
        detail=detail,
        sides=sides,
        players={
            name: Player(
                name,
                limit=ALONE if len(team) == 1 else PARTNER,
                discards=0 if entered else None,
                hand=HAND if entered else None,
            )
            for team in teams
            for name in team
        },
        turn=0 if first in teams[0] else 1,
        deck=cards - HAND * len(players) if entered else None,
    )


def _teams(players: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the two sides; with three or four players, the first two are partners."""
    cut = 1 if len(players) == PLAYERS.fewest else 2
    return players[:cut], players[cut:]


def _one_of(option: str, value: str, known: tuple[str, ...]) -> str:
    """Return the value of an option, or refuse an unknown one."""
    if value not in known:
        said = _("say the {option}: {known}").format(option=option, known=", ".join(known))
        raise WrongOption(option, said)
    return value


def _edition(options: Options) -> Edition:
    """Return the edition, and check that it is the named one."""
    named = options.get("edition", "")
    if "cards" in options:
        edition = read(options["cards"])
        if edition.id != named:
            said = _("the file given is edition {name}: write `edition: {name}` in the game text")
            raise WrongOption("edition", said.format(name=edition.id))
        return edition
    if named not in SHIPPED:
        said = _("say the edition: {known}").format(known=", ".join(SHIPPED))
        raise WrongOption("edition", said)
    return shipped(named)
