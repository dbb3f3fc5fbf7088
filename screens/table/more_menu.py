"""What belongs to the whole table and is no plain move: each is declared once, as a command."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise, product

from companion.core import KEEPER
from companion.games.mind_mgmt.board import COLUMNS, PLACES, ROWS
from companion.games.mind_mgmt.view import View
from companion.locale import _
from screens.games.mind_mgmt.mistake_dialog import admitted
from screens.kit.commands import Command
from screens.kit.pick_dialog import Choice
from screens.table import record_actions, rulings
from screens.table.host import Host
from screens.table.words_dialog import words

SETUP = "setup"
BORDERS = (
    *(f"{one}{row}-{other}{row}" for row in ROWS for one, other in pairwise(COLUMNS)),
    *(f"{column}{one}-{column}{other}" for column in COLUMNS for one, other in pairwise(ROWS)),
)


@dataclass(frozen=True)
class Talk:
    """Something that can be done: its key, what it is called, how it is done, and when."""

    what: str
    key: str  # the same one, whatever else can be done
    name: str
    help: str
    run: Callable[[Host], Awaitable[None]]
    can: Callable[[Host], bool] = lambda _side: True

    @property
    def command(self) -> Command:
        """Give the command that does it; it has no key of its own."""
        return Command(f"talk('{self.what}')", "", self.name, self.help)


async def talk(side: Host, what: str = "") -> None:
    """Do something by its name, or offer what can be done now."""
    found = {each.what: each for each in offered(side)}
    told = {each.what: f"{each.name}: {each.help}" for each in found.values()}
    keys = [each.key for each in found.values()]
    chosen = what or str(await side.ask(Choice(_("What else?"), told, keys)))
    if chosen in found:
        await found[chosen].run(side)


def offered(side: Host) -> Iterator[Talk]:
    """Go through what can be done now."""
    if not side.view.outcome:
        yield from (each for each in TALKS if each.can(side))


async def note(side: Host) -> None:
    """Lay a note on the location that is chosen on the map."""
    lines = tuple(f"note {place}" for place in PLACES)
    side.offer_instead(lines, _("A note: on which location? Backspace: back."))


async def lift(side: Host) -> None:
    """Take a note back."""
    notes = [f"{place} {words}".rstrip() for place, words in side.view.notes]
    if chosen := await side.ask(
        Choice(_("Which note is taken back?"), dict(zip(notes, notes, strict=True)))
    ):
        side.play(f"lift {chosen}")


async def remark(side: Host) -> None:
    """Write a remark."""
    if said := await words(side, _("What shall stand in the record?"), needed=True):
        side.play(f"remark {said}")


async def mistake(side: Host) -> None:
    """Admit a mistake; the keeper does it on his side."""
    side.call_keeper(admitted)


async def correct(side: Host) -> None:
    """Put a piece where it really lies: the wrong place first, then the right one."""
    lines = tuple(corrections(side.view))
    question = _("Which piece was entered wrongly, and where does it lie? Backspace: back.")
    side.offer_instead(lines, question)


def corrections(view: View) -> Iterator[str]:
    """Go through the pieces, and where they could lie instead."""
    mayhem = ["-".join(border) for border in view.mayhem]
    for one, other in product(mayhem, BORDERS):
        if other not in mayhem:
            yield f"correct mayhem {one} {other}"
    for one, other in product(view.immortals, PLACES):
        if other not in view.immortals:
            yield f"correct immortal {one} {other}"
    for agent, place in product(view.agents, PLACES):
        if view.agents[agent] != place:
            yield f"correct agent {agent} {place}"
    if view.second_token:
        yield from (f"correct token {p}" for p in PLACES if p != view.second_token)


def playing(side: Host) -> bool:
    """Say whether the set-up is over."""
    return side.view.phase != SETUP


TALKS = (
    Talk("note", "n", _("Note"), _("lay a note on a location"), note),
    Talk(
        "lift", "l", _("Lift note"), _("take a note back"), lift, lambda side: bool(side.view.notes)
    ),
    Talk("remark", "r", _("Remark"), _("write a remark into the record"), remark),
    Talk("mistake", "m", _("Mistake"), _("admit a mistake of the Recruiter"), mistake, playing),
    Talk("correct", "c", _("Correct"), _("put right what was entered wrongly"), correct, playing),
    Talk("ruling", "d", _("Decide"), _("decide what the rulebook leaves open"), rulings.ruling),
    Talk("override", "a", _("Set aside"), _("set a rule aside"), rulings.override),
    Talk(
        "restore",
        "h",
        _("Restore"),
        _("let a rule hold again"),
        rulings.restore,
        lambda side: bool(side.view.overrides),
    ),
    Talk(
        "fresh",
        "f",
        _("Fresh head"),
        _("show a head over everything so far"),
        record_actions.fresh,
        record_actions.in_the_open,
    ),
    Talk(
        "signed",
        "t",
        _("Signed head"),
        _("read the signed text of a head"),
        record_actions.signed,
        record_actions.has_head,
    ),
    Talk(
        "share",
        "w",
        _("Share anew"),
        _("say the words of the share anew"),
        record_actions.share,
        record_actions.in_the_open,
    ),
    Talk(
        "evidence",
        "e",
        _("Evidence"),
        _("write what anybody may check to a file"),
        record_actions.save,
    ),
    Talk(
        "text",
        "g",
        _("Game text"),
        _("write all moves in clear to a file"),
        record_actions.text,
        lambda side: side.seat == KEEPER,
    ),
    Talk(
        "stop",
        "s",
        _("Stop here"),
        _("end the game before it is over, and open everything"),
        record_actions.stop,
        lambda side: playing(side) and record_actions.in_the_open(side),
    ),
)
