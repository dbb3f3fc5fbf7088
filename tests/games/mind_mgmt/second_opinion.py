"""A second opinion: what the public lines of a game of MIND MGMT tell, by trying every world.

Written from the rulebook and the pages NOTATION.md and AUDIT.md alone. It shares no code with the
program and reads but the data file of its board, so that the two can be held against each other.
A world is a path, a triple of features and a card of the Recruiter. Every path is kept that the
lines so far allow, with the triples that fit it and the cards; each line strikes out what it
belies. What is not entered, as the way of a figure, is not used.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from typing import NamedTuple

from tests.games.mind_mgmt.second_board import (
    CARDS,
    EVERY,
    PLACES,
    STANDS,
    TRIPLES,
    WITH,
    contacts,
    near,
    slips,
    steps,
    triple,
)

LAST = {"training": 14, "full": 16}
Way = tuple[str, ...]


class Hand(NamedTuple):
    """A card that the Recruiter may have, and how the action of this turn was made with it."""

    card: str
    manner: str = ""


class Trail(NamedTuple):
    """A path that is still possible, the triples that fit it (one bit each), and the hands."""

    path: Way
    triples: int
    hands: frozenset[Hand]

    @property
    def cards(self) -> set[str]:
        """Give the cards that the Recruiter may have who went this way."""
        return {hand.card for hand in self.hands}


class Question(NamedTuple):
    """A question that waits: its word, what it is about, whether the dolphin joins it."""

    word: str
    about: str
    all: bool = False


class Opinion:
    """Everything that is still possible after the lines heard so far."""

    def __init__(self) -> None:
        """Begin before the first line."""
        self.trails = [Trail((), EVERY, frozenset(Hand(card) for card in CARDS))]
        self.mode, self.phase, self.hour, self.acted = "full", "setup", 5, False
        self.mayhem: frozenset[frozenset[str]] = frozenset()
        self.tokens: dict[str, str] = {}
        self.steps: set[str] = set()
        self.confirmed: set[str] = set()
        self.drawn: set[str] = set()
        self.given_up = 0
        self.shaken: dict[str, int] = {}
        self.rulings: dict[str, str] = {}
        self.aside: frozenset[str] = frozenset()
        self.question: Question | None = None

    def hear(self, line: str) -> None:
        """Strike out what this line belies, and follow what it changes on the table."""
        words = line.split()
        self._pieces(words)
        self._decisions(words)
        self._agents(words)
        self._tells(words)
        self._moves(words)

    def known(self) -> dict[str, object]:
        """Give what is possible at the hour where the time token lies, counted."""
        here, visited = Counter[str](), Counter[str]()
        cards, features = Counter[str](), Counter[str]()
        fits = Counter[int]()
        trails = self._so_far()
        for trail in trails:
            here.update(trail.path[-1:])
            visited.update(trail.path)
            count = trail.triples.bit_count()
            cards.update(dict.fromkeys(trail.cards, count))
            fits[trail.triples] += len(trail.cards)
        for triples, times in fits.items():
            for feature, mask in WITH.items():
                features[feature] += times * (triples & mask).bit_count()
        return {
            "hour": self.hour,
            "phase": self.phase,
            "trails": len(trails),
            "worlds": sum(times * triples.bit_count() for triples, times in fits.items()),
            "here": dict(here),
            "visited": dict(visited),
            "cards": {"card": +cards, "features": +features},
        }

    def _fitting(self) -> Iterator[Trail]:
        """Give the trails that fit the cards drawn, none of which is one of the three."""
        deck = reduce(lambda mask, feature: mask & ~WITH[feature], self.drawn, EVERY)
        for trail in self.trails:
            if triples := trail.triples & deck:
                yield trail._replace(triples=triples)

    def _so_far(self) -> list[Trail]:
        """Give the trails up to the time token: without the action of a turn that goes on."""
        if not self.acted:
            return list(self._fitting())
        found: dict[Way, Trail] = {}
        for trail in self._fitting():
            path = trail.path[:-1]
            other = found.get(path, trail)
            hands = trail.hands | other.hands
            found[path] = Trail(path, trail.triples | other.triples, hands)
        return list(found.values())

    def possible(self, path: Way, features: Iterable[str], card: str) -> bool:
        """Say whether a world is still possible."""
        number = TRIPLES.index(triple(features))
        return any(
            trail.path == path and trail.triples >> number & 1 and card in trail.cards
            for trail in self._fitting()
        )

    # What lies open, and what the players decided

    def _pieces(self, words: list[str]) -> None:
        match words:
            case ["mayhem", _, way]:
                self.mayhem |= {_ends(way)}
            case ["correct", "mayhem", wrong, right]:
                self.mayhem = self.mayhem - {_ends(wrong)} | {_ends(right)}
            case ["lay", "slip"]:
                self.tokens["first"] = ""
            case ["token", place] | ["correct", "token", place]:
                self.tokens["second"] = place
            case ["begin"]:
                self.phase = "recruiter"

    def _decisions(self, words: list[str]) -> None:
        match words:
            case ["mode:", mode]:
                self.mode = mode
            case ["ruling", point, choice]:
                self.rulings[point.removeprefix("mind-mgmt.")] = choice
            case ["override", rule, *_]:
                self.aside |= {rule.removeprefix("mind-mgmt.")}
            case ["restore", rule]:
                self.aside -= {rule.removeprefix("mind-mgmt.")}

    # The Recruiter's lines

    def _tells(self, words: list[str]) -> None:
        if self.phase == "recruiter" and words[0] in ("immortal", "recruit", "draw", "done"):
            self._only(lambda trail, hand: not self._cornered(trail.path, hand))
        match words:
            case ["recruits", number]:
                self._recruits(int(number))
            case ["shown", place, hour]:
                self._shown(place, int(hour))
            case ["draw", feature]:
                self.drawn.add(feature)
            case ["correct", "draw", wrong, right]:
                self.drawn = self.drawn - {wrong} | {right}
            case ["immortal", _, "for", place]:
                self._paths(lambda path: place in path)
                self.steps.add(place)

    def _moves(self, words: list[str]) -> None:
        match words:
            case ["start"]:
                self._go_on(lambda _: dict.fromkeys(PLACES, frozenset(map(Hand, CARDS))))
            case ["act"]:
                self.acted = self.phase == "recruiter"
                self._go_on(self._actions if self.acted else self._first_steps)
            case ["stuck"]:
                self._stuck()
            case ["done", *token]:
                self._done(token[-1] if token else "step")

    def _done(self, manner: str) -> None:
        if self.phase == "agents":
            self.phase = "recruiter"
            return
        self._only(lambda _, hand: hand.manner == manner)
        self.trails = [
            trail._replace(hands=frozenset(Hand(card) for card in trail.cards))
            for trail in self.trails
        ]
        self.tokens.pop(manner, None)
        self.hour, self.acted = self.hour + 1, False
        self.phase = "alert" if self.hour % 2 else "agents"

    def _recruits(self, number: int) -> None:
        if self.phase == "setup":
            if self.rulings.get("dead-end.when") != "next-move":
                self._only(lambda trail, hand: not self._cornered(trail.path, hand))
            hours = range(1, 6)
        else:
            hours = range(self.hour - 1, self.hour + 1)
            self.phase = "agents"

        def fitting(path: Way) -> int:
            met = (
                feature
                for hour in hours
                for feature in STANDS[path[hour - 1]]
                if hour <= self.shaken.get(feature, hour)
            )
            return contacts(tuple(sorted(met))).get(number, 0)

        self._triples(fitting)

    def _stuck(self) -> None:
        self._only(lambda trail, hand: self._cornered(trail.path, hand))
        if self.phase == "setup" and self.rulings.get("setup.stuck") == "anew":
            starts: dict[Way, frozenset[Hand]] = {}
            for trail in self.trails:
                starts[trail.path[:1]] = starts.get(trail.path[:1], frozenset()) | trail.hands
            self.trails = [Trail(start, EVERY, hands) for start, hands in starts.items()]

    def _shown(self, place: str, hour: int) -> None:
        self._paths(lambda path: path[hour - 1] == place)
        self.confirmed.add(place)
        if self.rulings.get("mistake.step") != "stays":
            self._give_up(place)

    def _give_up(self, place: str) -> None:
        self.given_up += place in self.steps
        self.steps.discard(place)

    # The agents' lines

    def _agents(self, words: list[str]) -> None:
        match words:
            case [_, "asks" | "reveals" | "captures" | "senses" | "shakes-down" as word, about]:
                self.question = Question(word, about)
            case ["dolphin"] if self.question:
                self.question = self.question._replace(all=True)
            case ["answer", *said] if self.question:
                self._answer(self.question, said)
                self.question = None

    def _answer(self, question: Question, said: list[str]) -> None:
        about, yes = question.about, said == ["yes"]
        match question.word:
            case "asks":
                self._named(question, {place for place in said if place != "none"})
            case "reveals":
                hour = int(said[0])
                self._paths(lambda path: path[hour - 1] == about)
                self.confirmed.add(about)
                self._give_up(about)
            case "captures":
                self._paths(lambda path: (path[-1] == about) == yes)
            case "senses":
                self._paths(lambda path: (path[-1] in near(about)) == yes)
            case "shakes-down" if about not in self.shaken:
                self._triples(lambda _: WITH[about] if yes else EVERY & ~WITH[about])
                if yes:
                    self.shaken[about] = self.hour

    def _named(self, question: Question, named: set[str]) -> None:
        """Take in the answer to a question: where more could be named, there is no more."""
        marked = self.steps | self.confirmed
        asked = {place for place in PLACES if question.about in STANDS[place]}
        most = len(asked) if question.all else 1
        if self.rulings.get("steps.ten") in ("as-many", "refused"):
            gone = self.given_up if self.rulings.get("steps.spent") == "gone" else 0
            most = min(most, max(0, 10 - len(self.steps) - gone))
        self._paths(lambda path: named <= set(path))
        if len(named) < most:
            self._paths(lambda path: not (asked - named - marked) & set(path))
        self.steps |= named

    # Where the Recruiter can go

    def _first_steps(self, path: Way) -> dict[str, frozenset[Hand]]:
        hands = frozenset(map(Hand, CARDS))
        return {place: hands for place in self._steps(path[-1]) if place not in path}

    def _actions(self, path: Way) -> dict[str, frozenset[Hand]]:
        ways = {place: {Hand(card, "step") for card in CARDS} for place in self._steps(path[-1])}
        for card in CARDS:
            for token in self._owned(path):
                for place in self._slips(card, path[-1]):
                    ways.setdefault(place, set()).add(Hand(card, token))
        return {place: frozenset(hands) for place, hands in ways.items() if place not in path}

    def _steps(self, place: str) -> list[str]:
        return steps(place, self.mayhem, self.aside)

    def _slips(self, card: str, place: str) -> list[str]:
        return slips(card, place, self.aside)

    def _owned(self, path: Way) -> list[str]:
        """List the tokens that the Recruiter who went this way may use in the next turn."""
        return [token for token, place in self.tokens.items() if self._earned(path, place)]

    def _earned(self, path: Way, place: str) -> bool:
        if not place:
            return True
        if place in path[:5]:
            return self.rulings.get("slip.second.visited") == "earned"
        return place in path or "slip.second.earned" in self.aside

    def _cornered(self, path: Way, hand: Hand) -> bool:
        """Say whether a dead end has to be told now: on the way before, or behind the action."""
        if self.acted and (
            self.rulings.get("dead-end.when") == "next-move" or self.hour + 1 == LAST[self.mode]
        ):
            return False
        if any(place not in path for place in self._steps(path[-1])):
            return False
        slips = self.phase != "setup" or len(path) == 5
        return not (
            slips
            and any(token != hand.manner for token in self._owned(path))
            and any(place not in path for place in self._slips(hand.card, path[-1]))
        )

    # What is struck out

    def _go_on(self, ways: Callable[[Way], dict[str, frozenset[Hand]]]) -> None:
        """Lengthen every trail by each location that the Recruiter can reach."""
        self.trails = [
            Trail((*trail.path, place), trail.triples, left)
            for trail in self.trails
            for place, hands in ways(trail.path).items()
            if (left := frozenset(hand for hand in hands if Hand(hand.card) in trail.hands))
        ]

    def _only(self, holds: Callable[[Trail, Hand], bool]) -> None:
        kept = (
            trail._replace(hands=frozenset(hand for hand in trail.hands if holds(trail, hand)))
            for trail in self.trails
        )
        self.trails = [trail for trail in kept if trail.hands]

    def _paths(self, holds: Callable[[Way], bool]) -> None:
        self.trails = [trail for trail in self.trails if holds(trail.path)]

    def _triples(self, fitting: Callable[[Way], int]) -> None:
        kept = (
            trail._replace(triples=trail.triples & fitting(trail.path)) for trail in self.trails
        )
        self.trails = [trail for trail in kept if trail.triples]


def known(lines: Iterable[str]) -> dict[str, object]:
    """Give what is possible after the public lines of a game text."""
    opinion = Opinion()
    for line in public(lines):
        opinion.hear(line)
    return opinion.known()


def public(lines: Iterable[str]) -> Iterator[str]:
    """Give the lines of a game text as everybody sees them, without the free ones."""
    for line in lines:
        words = line.split()
        if words and words[0] in ("card", "start", "features"):
            yield words[0]
        elif words and words[0] in ("step", "slip"):
            yield "act"
        elif words and not line.startswith("#"):
            yield line


def _ends(way: str) -> frozenset[str]:
    return frozenset(way.split("-"))
