"""The names of things: features as the reader's box prints them, cards, tokens, agents."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from companion.contract.player_names import COMPANION, PEOPLE
from companion.contract.seat_name import SeatName, plain_seat
from companion.core import KEEPER, Outcome, Seat
from companion.games.mind_mgmt.board.plan import Board, Place
from companion.games.mind_mgmt.locale import N_, _
from companion.games.mind_mgmt.people import GIRL, KARL, TOGETHER
from companion.games.mind_mgmt.view import View
from companion.locale import ENGLISH, reading

BEGUN = 3  # letters of a feature where there is very little room
ARROW = "→"
BARE, BESIDE, CLOSE = "bare", "beside", "close"  # a location: alone, with long or short features
# The one word that players call a feature by, from the longer names on the shipped board.
NOUNS = (
    N_("Billboard"),
    N_("Bookstore"),
    N_("Bus"),
    N_("Cafe"),
    N_("Courier"),
    N_("Dogs"),
    N_("Idol"),
    N_("Palm"),
    N_("Umbrella"),
)
# From the Czech box; the English names are not known.
CARDS = {KARL: N_("Karl Box, the ad man"), GIRL: N_("The girl with the pipe")}
TOKENS = {"first": N_("token 1"), "second": N_("token 2")}
THINGS = {
    "board": N_("the board"),
    "time": N_("the time token"),
    "actions": N_("the action cards"),
    "supplies": N_("tokens and recruits"),
    "hours": N_("recruits 15:00, 16:00"),
    "map": N_("the Recruiter's map"),
    "marks": N_("the mayhem on the map"),
    "slip": N_("a Mind Slip token"),
    "potentials": N_("potential Recruiters"),
    "ally": N_("the ally"),
}
AGENTS = {"meru": N_("Meru"), "henry": N_("Henry"), "bill": N_("Bill"), "dusty": N_("Dusty")}
# Translators: nominative, genitive, dative, accusative and instrumental, | between them.
DECLINED = {
    "meru": N_("Meru|Meru's"),
    "henry": N_("Henry|Henry's"),
    "bill": N_("Bill|Bill's"),
    "dusty": N_("Dusty|Dusty's"),
}
WINNERS = {"recruiter": N_("The Recruiter wins"), "agents": N_("The agents win")}
BOARDS = {"zanzibar": N_("Zanzibar")}
LEVELS = {
    PEOPLE: N_("one of you"),
    "recruiter/easy": N_("the program, easy"),
    "recruiter/even": N_("even"),
    "recruiter/hard": N_("hard"),
}
MODES = {"full": N_("full game"), "training": N_("training mission")}


def card_name(card: str) -> str:
    """Return a Recruiter card's name."""
    return _(CARDS[card]) if card in CARDS else card


def token_name(token: str) -> str:
    """Name a mind-slip token."""
    return _(TOKENS[token]) if token in TOKENS else token


def thing_name(thing: str) -> str:
    """Return the name of what is laid out in the set-up."""
    return _(THINGS[thing])


def agent_name(agent: str) -> str:
    """Return an agent's name, as in the rulebook of the reader's language."""
    return _(AGENTS[agent]) if agent in AGENTS else agent


def agent_declined(agent: str) -> SeatName:
    """Return an agent's name for sentences that need it in a certain case."""
    return SeatName.declined(_(DECLINED[agent])) if agent in DECLINED else SeatName((agent,))


def player_name(player: str) -> str:
    """Name a player, the program, or all of them together."""
    others = {TOGETHER: _("all together"), COMPANION: _("Companion")}
    return others.get(player, player)


def won(outcome: Outcome) -> str:
    """Say who has won."""
    return _(WINNERS[outcome.winners[0]])


def seat_name(seat: Seat) -> SeatName:
    """Name a seat in sentences."""
    if seat == KEEPER:
        # Translators: nominative, genitive, dative, accusative and instrumental, | between them.
        return SeatName.declined(_("the Recruiter|the Recruiter's"))
    return plain_seat(seat)


def mode_name(mode: str) -> str:
    """Name a mode."""
    return _(MODES[mode]) if mode in MODES else mode


def board_name(edition: str) -> str:
    """Name a printed board; one of somebody's own is called as its file says."""
    return _(BOARDS[edition]) if edition in BOARDS else edition


def level_name(level: str) -> str:
    """Name who is the Recruiter: one of the players, or the program at a level."""
    return _(LEVELS[level]) if level in LEVELS else level


def mover_name(value: str) -> str:
    """Name the agents whom the program moves: none, all or some of them."""
    who = value.partition("/")[0]
    if who in (PEOPLE, TOGETHER):
        return _("nobody") if who == PEOPLE else _("all")
    return ", ".join(map(agent_name, who.split("+")))


def hour_name(hour: int) -> str:
    """Write an hour as it stands on the board."""
    return f"{hour:02}:00"


def way_name(places: Sequence[str]) -> str:
    """Return a way with arrows between its locations."""
    return ARROW.join(places)


def border_name(places: tuple[str, ...]) -> str:
    """Return the border between two locations as text."""
    return "-".join(places)


@dataclass(frozen=True)
class Names:
    """The names at one table: its features, its locations, and what rules are about."""

    features: Mapping[str, str]
    briefly: Mapping[str, str]  # the features in one word each, where possible
    rule: Callable[[str], str] = str
    board: Board | None = None
    places: str = BARE  # BARE, BESIDE or CLOSE

    def feature(self, feature: str) -> str:
        """Return the name of a feature; without one, the feature itself."""
        return self.features.get(feature, feature)

    def printed_on(self, place: Place) -> str:
        """Return what is printed on a location, as the real board has no coordinates."""
        features = self.board.features[place] if self.board else ()
        return " + ".join(self.briefly[each] for each in features) or _("temple")

    def at(self, place: str) -> str:
        """Return a location alone or with what is printed on it, as `places` says."""
        if self.places == BARE or not self.board:
            return place
        if self.places == BESIDE:
            return f"{place} · {self.printed_on(Place(place))}"
        features = self.board.features[Place(place)]
        begun = "+".join(self.briefly[each][:BEGUN] for each in features) or _("temple")
        return f"{place} {begun}"

    def way(self, places: Sequence[str]) -> str:
        """Return a way; with little room, only its end."""
        *before, end = places
        if self.places == CLOSE:
            return ARROW + self.at(end)
        return way_name((*before, self.at(end)))

    def border(self, places: tuple[str, ...]) -> str:
        """Return a border, with what is printed on both sides if there is room."""
        if self.places == BESIDE:
            return " | ".join(map(self.at, places))
        return border_name(places)

    def there(self, place: Place) -> str:
        """Return a location with what is printed there, so that it can be found on the board."""
        return f"{place} ({self.printed_on(place)})"

    def called(self, word: str) -> str:
        """Return the name of a feature or a card; other words stay as they are."""
        return self.features.get(word) or card_name(word)

    @property
    def short(self) -> "Names":
        """Return names with short words for features."""
        return replace(self, features={**self.features, **self.briefly})

    @cached_property
    def forms(self) -> "tuple[Names, ...]":
        """Return the forms of names for one row, the longest first."""
        kinds = self, self.short
        return tuple(replace(each, places=form) for form in (BESIDE, CLOSE) for each in kinds)


def names_at(view: View, rule: Callable[[str], str] = str) -> Names:
    """Return the names for a view."""
    return names_on(view.board, rule)


def names_on(board: Board, rule: Callable[[str], str] = str) -> Names:
    """Return the names for a board; they are made once for each language, as every row asks."""
    named = KNOWN.get((reading(), rule))
    if named is None or named.board is not board:
        named = Names(feature_names(board.names), brief_names(board.names), rule, board)
        KNOWN[reading(), rule] = named
    return named


KNOWN: dict[tuple[str, Callable[[str], str]], Names] = {}  # those of the last board


def feature_names(printed: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return the names of a board's features: as printed, or in the reader's language."""
    return {each: names.get(reading()) or _(names[ENGLISH]) for each, names in printed.items()}


def brief_names(printed: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return the one word for each feature, if it is part of the name."""
    full = feature_names(printed)
    return {each: _called(full[each], names[ENGLISH]) for each, names in printed.items()}


def _called(name: str, english: str) -> str:
    """Return the one word for a feature: in English the last one of its name."""
    noun = _(english.split()[-1]) if english.split() else ""
    return noun if noun in re.split(r"[\s-]+", name) else name
