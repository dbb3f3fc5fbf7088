"""The private notes of a player, with a line of text for each."""

from dataclasses import dataclass
from itertools import product
from typing import ClassVar

from companion.contract import move
from companion.contract.move import FREE
from companion.games.agents.box import AGENTS, HIDEOUTS, PARTS, Half
from companion.text.notation import Field, Notation, Sort

HALVES: tuple[Half, ...] = tuple((hideout, part) for part, hideout in product(PARTS, HIDEOUTS))
HALF_KEYS = {half: str(number) for number, half in enumerate(HALVES, 1)}


@dataclass(frozen=True, repr=False)
class Note(move.Move):
    """A private note."""

    example: ClassVar[str]


@dataclass(frozen=True, repr=False)
class Saw(Note):
    """The half on top of an agent's file."""

    text = "{agent:agent} {half:half}"
    example = "v 3t"
    opened = True
    keys: ClassVar = {**{agent: agent for agent in AGENTS}, **HALF_KEYS}
    agent: str
    half: Half


@dataclass(frozen=True, repr=False)
class Briefcase(Note):
    """Whether the plan was in a briefcase."""

    text = "case {hideout:hideout} {plan:plan}"
    example = "case 2 empty"
    key = "c"
    beside = 2
    hideout: int
    plan: bool


@dataclass(frozen=True, repr=False)
class OwnKey(Note):
    """A hideout whose key the player has, or has no longer."""

    text = "key {hideout:hideout} {own:own}"
    example = "key 3 mine"
    group = FREE
    hideout: int
    own: bool


@dataclass(frozen=True, repr=False)
class Thought(Note):
    """Any other note, in words."""

    text = "note {words:words}"
    example = "note Adam went straight to the tram"
    group = FREE
    words: str


NOTE_KINDS: tuple[type[Note], ...] = (Saw, Briefcase, OwnKey, Thought)
PLAN, EMPTY, MINE, GONE = "plan", "empty", "mine", "gone"
FIELDS = {
    "agent": Field("|".join(AGENTS), str),
    "hideout": Field("[1-4]", int),
    "half": Field("[1-4][tb]", lambda word: (int(word[0]), word[1]), lambda h: f"{h[0]}{h[1]}"),
    "plan": Field(
        f"{PLAN}|{EMPTY}", lambda word: word == PLAN, lambda there: PLAN if there else EMPTY
    ),
    "own": Field(f"{MINE}|{GONE}", lambda word: word == MINE, lambda own: MINE if own else GONE),
    "words": Field(r"[^\s{}]+(?: [^\s{}]+)*", str, sort=Sort.TEXT),
}
SPELLING: Notation[Note] = Notation(NOTE_KINDS, FIELDS)
