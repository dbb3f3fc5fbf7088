"""The Recruiter's answers to questions."""

from dataclasses import dataclass

from companion.core import KEEPER
from companion.games.mind_mgmt.board.plan import Place, in_order
from companion.games.mind_mgmt.moves.base import AGENTS, MindMove


@dataclass(frozen=True)
class Answer(MindMove):
    """An answer of any kind."""

    seat = KEEPER
    phases = (AGENTS,)
    whole = True
    alone = False


@dataclass(frozen=True)
class Marks(Answer):
    """One step token is laid, or with the ally all that fit the question."""

    text = "answer {places:places}"
    example = "answer D2"
    entry = "mind-mgmt.ask.answer"
    places: tuple[Place, ...]

    def __post_init__(self) -> None:
        """Sort the locations in board order."""
        object.__setattr__(self, "places", in_order(self.places))


@dataclass(frozen=True)
class CannotMark(Answer):
    """No new step token can be laid."""

    text = "answer none"
    example = "answer none"
    entry = "mind-mgmt.ask.none"


@dataclass(frozen=True)
class TellsHour(Answer):
    """The hour of a revealed step."""

    text = "answer {hour:number}"
    example = "answer 7"
    entry = "mind-mgmt.reveal.hour"
    hour: int


@dataclass(frozen=True)
class Says(Answer):
    """Yes or no to a capture, a shakedown or Meru."""

    text = "answer {truth:truth}"
    example = "answer yes"
    entry = "mind-mgmt.answer.first"
    truth: bool
