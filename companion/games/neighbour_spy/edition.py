"""Editions: the printed facts of a box's cards and board, checked before use."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files

from companion.core import NotUnderstood
from companion.games.neighbour_spy.cards import AGENTS, LOSE, MARKET, WIN
from companion.games.neighbour_spy.locale import _
from companion.games.neighbour_spy.ring import HOMES, SPACES
from companion.text.plaintext import need_plain, toml_fault
from companion.untyped import Parsed

SHIPPED = ("dubnany", "dubovaya-roshcha")
LONGEST_NAME, LARGEST, MOST_COPIES, FARTHEST = 60, 20_000, 9, SPACES
PLAIN, OWNER = "plain", "owner"


@dataclass(frozen=True)
class Name:
    """A card's names in English and in the box, and where the latter is known from.

    A `plain` name is not printed, but says what the card does.
    """

    en: str
    name: str
    printed: str


@dataclass(frozen=True)
class Icon:
    """One icon of an agent: how far the figure moves, or whether it wins or loses."""

    steps: int = 0
    result: str = ""


@dataclass(frozen=True)
class Agent:
    """An agent's card: how many copies there are, and the icons from top to bottom."""

    name: Name
    count: int
    icons: tuple[Icon, ...]

    def icon(self, copies: int) -> Icon:
        """Return the icon for so many copies in play; the last one is for all more."""
        return self.icons[min(copies, len(self.icons)) - 1]


@dataclass(frozen=True)
class Edition:
    """The facts of a box, as in its file."""

    id: str
    name: str
    language: str
    market_spaces: tuple[int, ...]
    agents: Mapping[str, Agent]
    market: Mapping[str, Name]

    def names(self) -> Mapping[str, Name]:
        """Return the names of all cards."""
        return {**{key: agent.name for key, agent in self.agents.items()}, **self.market}

    def renamed(self, card: str, word: str) -> "Edition":
        """Return the edition with a card's name as the owner's box prints it."""
        name = replace(self.names()[card], name=_text(word), printed=OWNER)
        if card in self.agents:
            agent = replace(self.agents[card], name=name)
            return replace(self, agents={**self.agents, card: agent})
        return replace(self, market={**self.market, card: name})


def shipped(edition: str) -> Edition:
    """Return an edition that comes with the program."""
    return read((files(__package__) / "editions" / f"{edition}.toml").read_text("utf-8"))


@lru_cache(maxsize=4)
def read(text: str) -> Edition:
    """Return an edition from its file, or refuse an impossible one with its place."""
    if len(text) > LARGEST:
        raise NotUnderstood(_("an edition file is never larger than {most}").format(most=LARGEST))
    try:
        found = _shape(tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise NotUnderstood(
            _("the edition is no TOML file: {why}").format(why=toml_fault(error))
        ) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NotUnderstood(
            _(
                "an edition holds `id, name, language, spaces`,"
                " `[agents.CARD]: en, name, printed, count, icons`, and"
                " `[market.CARD]: en, name, printed`"
            )
        ) from None
    for trouble in troubles(found):
        raise NotUnderstood(trouble)
    return found


def troubles(edition: Edition) -> Iterator[str]:
    """Go through what is impossible in an edition."""
    for wanted, there in ((AGENTS, edition.agents), (MARKET, edition.market)):
        if set(wanted) != set(there):
            odd = ", ".join(sorted(ascii(card) for card in set(wanted) ^ set(there)))
            yield _("cards missing or too many: {cards}").format(cards=odd)
    for card, agent in edition.agents.items():
        if not 1 <= agent.count <= MOST_COPIES:
            yield _("{card}: there are one to nine of each agent").format(card=ascii(card))
        if len(agent.icons) not in (1, 3) or any(
            abs(each.steps) > FARTHEST for each in agent.icons
        ):
            yield _("{card}: an agent has one icon or three, of 14 spaces at most").format(
                card=ascii(card)
            )
    if not set(edition.market_spaces) <= set(range(SPACES)) - set(HOMES):
        yield _("market spaces are numbered from 1 to 13, and 7 is a home")


def _shape(found: Mapping[str, Parsed]) -> Edition:
    """Return an edition from the values in its file, not checked yet."""
    return Edition(
        id=_text(found["id"]),
        name=_text(found["name"]),
        language=_text(found["language"]),
        market_spaces=tuple(map(_number, found["spaces"])),
        agents={card: _agent(row) for card, row in found["agents"].items()},
        market={card: _name(row) for card, row in found["market"].items()},
    )


def _agent(row: Mapping[str, Parsed]) -> Agent:
    """Return an agent from its values."""
    names = {key: value for key, value in row.items() if key not in ("count", "icons")}
    return Agent(_name(names), _number(row["count"]), tuple(map(_icon, row["icons"])))


def _name(row: Mapping[str, Parsed]) -> Name:
    """Return a card's names from their values."""
    return Name(**{key: _text(value) for key, value in row.items()})


def _icon(value: object) -> Icon:
    """Return an icon from a number of spaces, or how the game ends."""
    if value in (WIN, LOSE):
        return Icon(result=str(value))
    return Icon(_number(value))


def _number(value: object) -> int:
    """Return a value if it is a whole number."""
    if type(value) is not int:
        raise TypeError
    return value


def _text(value: object) -> str:
    """Return a value if it is a short text without quotation marks."""
    if not isinstance(value, str) or not value.strip() or set(value) & {'"', "\\", "{", "}"}:
        raise TypeError
    need_plain(value, LONGEST_NAME)
    return " ".join(value.split())


def written(edition: Edition) -> str:
    """Return an edition as a file that `read` accepts."""
    spaces = ", ".join(map(str, edition.market_spaces))
    lines = [
        f'id = "{edition.id}"',
        f'name = "{edition.name}"',
        f'language = "{edition.language}"',
        f"spaces = [{spaces}]",
    ]
    for card, agent in edition.agents.items():
        icons = ", ".join(f'"{i.result}"' if i.result else str(i.steps) for i in agent.icons)
        lines += ["", f"[agents.{card}]", *_named(agent.name)]
        lines += [f"count = {agent.count}", f"icons = [{icons}]"]
    for card, name in edition.market.items():
        lines += ["", f"[market.{card}]", *_named(name)]
    return "\n".join(lines) + "\n"


def _named(name: Name) -> list[str]:
    """Return the lines about the names of a card."""
    return [f'en = "{name.en}"', f'name = "{name.name}"', f'printed = "{name.printed}"']
