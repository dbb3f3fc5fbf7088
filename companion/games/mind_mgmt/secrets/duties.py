"""What the Recruiter must tell unasked, and what comes along with a move."""

from collections.abc import Iterator

from companion.core import Fact
from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import SETUP
from companion.games.mind_mgmt.public import Public
from companion.games.mind_mgmt.rules.recruits import due_at, since
from companion.games.mind_mgmt.secrets.questions import feature_label
from companion.games.mind_mgmt.world import World
from companion.trail import claims
from companion.trail.claims import Said
from companion.trail.facts import hour_label, on_sheet
from companion.trail.graph import Graph
from companion.trail.mistakes import WasThere

CARD = "card"  # the label of the Recruiter card
EARNED = "mind-mgmt.slip.second.earned"


class MindDuty(claims.Duty[Public, World, Said]):
    """Something that is told about the map or the cards."""


class Recruits(MindDuty[r.TellRecruits]):
    """How many recruits were contacted: by the first five hours, or since the last alert."""

    rule = "mind-mgmt.recruits.alert"
    forms = (r.TellRecruits,)

    def true(self, public: Public, world: World, said: r.TellRecruits) -> bool:
        """Say whether there were so many."""
        return said.number == due_at(public, world, public.hour)

    def rests(self, public: Public, said: r.TellRecruits) -> Iterator[str]:
        """Go through the features, and the hours that count."""
        yield from map(feature_label, public.board.known)
        yield from hours(since(public.hour), public.hour)


class FirstRecruits(Recruits):
    """How many recruits were contacted in the set-up."""

    rule = "mind-mgmt.setup.recruits.shown"

    def waits(self, public: Public) -> bool:
        """Say whether the game is still set up."""
        return public.phase == SETUP


class ShownHour(WasThere[Public, World]):
    """Where the Recruiter was at an hour: a note that pays for a mistake."""

    rule = "mind-mgmt.mistake.true"
    forms = (s.ShowHour,)

    def graph(self, public: Public) -> Graph:
        """Return the board."""
        return public.board.graph


class ShownStart(ShownHour):
    """Where the Recruiter started, in training."""

    rule = "mind-mgmt.setup.start.shown"

    def waits(self, public: Public) -> bool:
        """Say whether the game is still set up."""
        return public.phase == SETUP


class Payment(MindDuty[r.ExtraImmortal]):
    """A step token on a visited location, which pays for the second Immortal move."""

    rule = "mind-mgmt.immortals.extra.visited"
    forms = (r.ExtraImmortal,)

    def true(self, public: Public, world: World, said: r.ExtraImmortal) -> bool:
        """Say whether the location was visited."""
        return said.place in world.visited

    def opens(self, public: Public, said: r.ExtraImmortal) -> Iterator[Fact]:
        """Give it from the sheet after this turn, as it may have been visited in the turn."""
        yield on_sheet(public.board.graph, public.hour + 1, "visited", said.place, True)

    def rests(self, public: Public, said: r.ExtraImmortal) -> Iterator[str]:
        """Go through all hours so far."""
        return hours(1, public.hour + 1)


class ShownSlip(MindDuty[r.Done | r.DoneSlip]):
    """With which token the turn's move was a mind slip; a turn that shows none was a step."""

    rule = "mind-mgmt.slip.shown"
    forms = (r.DoneSlip,)

    def true(self, public: Public, world: World, said: r.Done | r.DoneSlip) -> bool:
        """Say whether this token was used."""
        return token_of(said) == world.slipping

    def opens(self, public: Public, said: r.Done | r.DoneSlip) -> Iterator[Fact]:
        """Give the location that earned the second token, from the sheet before this turn."""
        earned = EARNED not in public.decisions.overrides
        if token_of(said) == "second" and public.second_token and earned:
            graph, place = public.board.graph, public.second_token
            yield on_sheet(graph, public.hour, "visited", place, True)

    def rests(self, public: Public, said: r.Done | r.DoneSlip) -> Iterator[str]:
        """Go through the card, and the hours before and after the slip."""
        yield CARD
        yield from hours(public.hour, public.hour + 1)


FIRST_RECRUITS, RECRUITS = FirstRecruits(), Recruits()
SHOWN_START, SHOWN_HOUR = ShownStart(), ShownHour()
PAYMENT, SHOWN_SLIP = Payment(), ShownSlip()
DUTIES = (FIRST_RECRUITS, RECRUITS, SHOWN_START, SHOWN_HOUR, PAYMENT, SHOWN_SLIP)


def token_of(done: r.Done | r.DoneSlip) -> str:
    """Return the mind-slip token that the end of a turn shows; empty where it shows none."""
    return done.token if isinstance(done, r.DoneSlip) else ""


def hours(since: int, until: int) -> Iterator[str]:
    """Go through the labels of these hours."""
    return map(hour_label, range(since, until + 1))
