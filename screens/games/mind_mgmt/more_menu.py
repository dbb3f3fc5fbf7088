"""What belongs to the whole table and is no plain move: each is declared once, as a command."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.core import KEEPER
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves import talk as t
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.rules import CORRECTIONS
from companion.games.mind_mgmt.words import WORDS
from screens.games.mind_mgmt import record_actions, rulings
from screens.games.mind_mgmt.host import Host
from screens.games.mind_mgmt.mistake_dialog import admitted
from screens.games.mind_mgmt.words_dialog import words
from screens.kit.commands import Command
from screens.kit.pick_dialog import Choice

SETUP = "setup"
Kind = TypeVar("Kind", bound=Move)


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
    side.offer_instead(_choices(side, t.Note), WORDS.prompt(t.Note, {}, side.view))


async def lift(side: Host) -> None:
    """Take a note back."""
    moves = {str(at): move for at, move in enumerate(_listed(side, t.Lift))}
    told = {at: f"{move.place} {move.words}".rstrip() for at, move in moves.items()}
    if chosen := await side.ask(Choice(WORDS.prompt(t.Lift, {}, side.view), told)):
        side.play(moves[chosen])


async def remark(side: Host) -> None:
    """Write a remark."""
    if said := await words(side, WORDS.prompt(t.Remark, {}, side.view), needed=True):
        side.play(t.Remark(said))


async def mistake(side: Host) -> None:
    """Admit a mistake; the keeper does it on his side."""
    side.call_keeper(admitted)


async def correct(side: Host) -> None:
    """Put a piece where it really lies: the wrong place first, then the right one."""
    wrong = _choices(side, *CORRECTIONS)
    side.offer_instead(wrong, WORDS.prompt(t.CorrectMayhem, {}, side.view))


def _choices(side: Host, *kinds: type[Move]) -> tuple[Any, ...]:
    """Give what can be chosen of these kinds."""
    return tuple(choice for choice in side.legal if choice.kind in kinds)


def _listed(side: Host, kind: type[Kind]) -> Iterator[Kind]:
    """Go through the moves of a kind."""
    return (move for choice in _choices(side, kind) for move in choice.listed)


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
        "proof",
        "p",
        _("More receipts"),
        _("ask for more proof from here on"),
        record_actions.ask_for_more,
        record_actions.may_ask_for_more,
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
