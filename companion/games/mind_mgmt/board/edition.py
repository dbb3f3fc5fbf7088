"""Editions: the printed facts of a box, checked before use."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from importlib.resources import files
from typing import TypeVar

from companion.core import NotUnderstood
from companion.games.mind_mgmt.board.plan import PLACES, Board, Feature, Place
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.notation import WORD
from companion.text.plaintext import need_plain, toml_fault
from companion.untyped import Parsed

STANDARD = "zanzibar"
STANDING = 5
LONGEST_NAME, LARGEST = 60, 20_000
Taken = TypeVar("Taken")
BOXES = 4  # so many are cached, as one file is read again and again


RULEBOOK = "rulebook"  # the Czech name is the printed one


@dataclass(frozen=True)
class Name:
    """A feature's names, and whether the Czech one is the printed one."""

    en: str
    cs: str
    czech: str


@dataclass(frozen=True)
class Edition:
    """The facts of a box, as in its file."""

    id: str
    name: str
    temples: tuple[Place, ...]
    features: Mapping[Feature, Name]
    locations: Mapping[Place, tuple[Feature, ...]]

    def board(self) -> Board:
        """Return the board of this edition."""
        pairs = {place: self.locations.get(place, ()) for place in PLACES}
        names = {feature: {"en": name.en, "cs": name.cs} for feature, name in self.features.items()}
        return Board(self.id, frozenset(self.temples), pairs, names)

    def corrected(self, place: Place, pair: tuple[Feature, ...]) -> "Edition":
        """Return the edition with other features in one location, or a temple; not checked."""
        others = tuple(temple for temple in self.temples if temple != place)
        temples = others if pair else (*others, place)
        return replace(self, temples=temples, locations={**self.locations, place: pair})

    def renamed(self, feature: Feature, word: str) -> "Edition":
        """Return the edition with the Czech name of a feature that the box prints."""
        try:
            name = replace(self.features[feature], cs=_words(word), czech=RULEBOOK)
        except TypeError:
            raise NotUnderstood(_("a name may hold no quotation marks and no backslash")) from None
        return replace(self, features={**self.features, feature: name})

    def differences(self, other: "Edition") -> tuple[Place, ...]:
        """Return the locations where other names stand than on a printed board.

        Names count, as people find locations by them. A Czech name that is not known to be the
        printed one may be replaced, but not by that of another feature.
        """
        printed = {name.en: name for name in other.features.values()}
        taken = {name.cs for name in printed.values()}

        def same(name: Name) -> bool:
            known = printed.get(name.en)
            own = known and known.czech != RULEBOOK and name.cs not in taken
            return known is not None and (known.cs == name.cs or bool(own))

        def differs(place: Place) -> bool:
            mine, theirs = self._names(place), other._names(place)
            named = {name.en for name in mine} == {name.en for name in theirs}
            return not (named and all(map(same, mine)))

        return tuple(filter(differs, PLACES))

    def _names(self, place: Place) -> tuple[Name, ...]:
        """Return the names by which people find the features of a location."""
        return tuple(map(self.features.__getitem__, self.locations.get(place, ())))


def shipped() -> Edition:
    """Return the edition that comes with the program."""
    return read(
        (files("companion.games.mind_mgmt.editions") / f"{STANDARD}.toml").read_text("utf-8")
    )


@lru_cache(maxsize=BOXES)
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
    check(found)
    return found


def check(edition: Edition) -> None:
    """Refuse an edition that cannot be printed on a board."""
    for trouble in troubles(edition):
        raise NotUnderstood(trouble)


def troubles(edition: Edition) -> Iterator[str]:
    """Go through what is impossible in an edition."""
    for word in (edition.id, *edition.features):
        if not re.fullmatch(WORD, word):
            yield _("{word}: a name must be a short word of `a-z`, `0-9` and hyphens").format(
                word=ascii(word)
            )
    for place in (*edition.temples, *edition.locations):
        if place not in PLACES:
            yield _("{place}: no such location; they run from A1 to F7").format(place=ascii(place))
    for place in PLACES:
        yield from _trouble_at(edition, place)
    yield from _miscounted(edition)


def _trouble_at(edition: Edition, place: Place) -> Iterator[str]:
    """Go through what is wrong with the features of one location."""
    pair = edition.locations.get(place, ())
    if place in edition.temples:
        if pair:
            yield _("{place}: a temple has no features").format(place=place)
        return
    if len(pair) == 2 and pair[0] == pair[1]:
        yield _("{place}: {feature} is there twice").format(place=place, feature=ascii(pair[0]))
    elif len(pair) != 2:
        yield _("{place}: {number} features; each location has exactly two").format(
            place=place, number=len(pair)
        )
    for feature in pair:
        if feature not in edition.features:
            yield _("{place}: {feature} is not among the features of this edition").format(
                place=place, feature=ascii(feature)
            )


def _miscounted(edition: Edition) -> Iterator[str]:
    """Go through the features that are not in five locations."""
    if len(set(edition.temples)) != 2 or len(edition.temples) != 2:
        yield _("`temples`: there must be two of them, in two locations")
    places: dict[Feature, list[Place]] = {}
    for place in PLACES:
        for feature in edition.locations.get(place, ()):
            places.setdefault(feature, []).append(place)
    counts = Counter({feature: len(there) for feature, there in places.items()})
    for feature in edition.features:
        if counts[feature] != STANDING:
            where = ", ".join(places.get(feature, [])) or _("nowhere")
            yield _(
                "{feature}: found {number} times ({where}); each feature is on five locations"
            ).format(feature=feature, number=counts[feature], where=where)


def _shape(found: Mapping[str, Parsed]) -> Edition:
    """Return an edition from the values in its file, not checked yet."""
    return Edition(
        id=_part("id", lambda: _words(found["id"])),
        name=_part("name", lambda: _words(found["name"])),
        temples=_part("temples", lambda: tuple(map(Place, _pair(found["temples"])))),
        features={
            key: _part(f"features.{key}", partial(_name, said))
            for key, said in _part("features", lambda: found["features"].items())
        },
        locations={
            Place(key): _part(f"locations.{key}", partial(_pair, pair))
            for key, pair in _part("locations", lambda: found["locations"].items())
        },
    )


def _part(name: str, taken: Callable[[], Taken]) -> Taken:
    """Return a part of the file, or name the part that is wrong."""
    try:
        return taken()
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NotUnderstood(
            _(
                "the edition has no `{part}`, or it is not written as in the files that"
                " `companion edition --check` saves"
            ).format(part=ascii(name)[1:-1])
        ) from None


def _name(said: Mapping[str, object]) -> Name:
    """Return a feature's names from their values."""
    return Name(**{key: _words(word) for key, word in said.items()})


def _pair(value: object) -> tuple[Feature, ...]:
    """Return a list of features."""
    if not isinstance(value, list):
        raise TypeError
    return tuple(_words(word) for word in value)


def _words(value: object) -> str:
    """Return a value if it is a short text without quotation marks."""
    if not isinstance(value, str) or not value.strip() or set(value) & {'"', "\\"}:
        raise TypeError
    need_plain(value, LONGEST_NAME)
    return " ".join(value.split())


def written(edition: Edition) -> str:
    """Return an edition as a file that `read` accepts."""
    lines = [
        f'id = "{edition.id}"',
        f'name = "{edition.name}"',
        _row("temples", edition.temples),
        "",
    ]
    for key, name in edition.features.items():
        lines += [
            f"[features.{key}]",
            f'en = "{name.en}"',
            f'cs = "{name.cs}"',
            f'czech = "{name.czech}"',
            "",
        ]
    lines.append("[locations]")
    lines += [
        _row(place, edition.locations[place]) for place in PLACES if edition.locations.get(place)
    ]
    return "\n".join(lines) + "\n"


def _row(key: str, words: tuple[str, ...]) -> str:
    """Return a line with a list of words."""
    return f"{key} = [" + ", ".join(f'"{word}"' for word in words) + "]"
