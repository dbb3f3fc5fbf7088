"""The letters of the set-up in the rulebook's order: what each takes, and which is next.

Where the program is the Recruiter, its deal comes directly behind the first letter.
"""

from dataclasses import dataclass

from companion.games.mind_mgmt.moves import recruiter as r
from companion.games.mind_mgmt.moves import setup as s
from companion.games.mind_mgmt.moves.base import MindMove
from companion.games.mind_mgmt.moves.veiled import VEILS
from companion.games.mind_mgmt.public import FULL, TRAINING, Public

BOTH = (TRAINING, FULL)
ORDER = "mind-mgmt.setup.order"


@dataclass(frozen=True)
class Stage:
    """One letter of the set-up: its kind of line, how often it comes, and in which modes."""

    letter: str
    kind: type[MindMove]
    thing: str = ""
    times: int = 1
    modes: tuple[str, ...] = BOTH
    rule: str = ORDER

    @property
    def entry(self) -> str:
        """Return the entry about what is laid out; empty if there is none."""
        return f"mind-mgmt.setup.{self.thing}" if self.thing else ""

    def takes(self, move: MindMove) -> bool:
        """Say whether the line belongs to this letter."""
        return type(move) in (self.kind, VEILS.get(self.kind)) and (
            not self.thing or getattr(move, "thing", "") == self.thing
        )


STAGES = (
    Stage("A", s.ChooseRecruiter),
    Stage("B", s.Lay, "board"),
    Stage("C", s.Mayhem, times=5, modes=(FULL,), rule="mind-mgmt.setup.mayhem.five"),
    Stage("D", s.Lay, "time"),
    Stage("E", s.Lay, "actions"),
    Stage("F", s.Lay, "supplies"),
    Stage("G", s.Lay, "hours", modes=(TRAINING,)),
    Stage("H", s.Supply),
    Stage("I", s.Lay, "map"),
    Stage("J", s.Lay, "marks", modes=(FULL,)),
    Stage("K", s.Lay, "slip"),
    Stage("L", s.TakeCard),
    Stage("M", s.Start),
    Stage("N", s.ShowHour, modes=(TRAINING,)),
    Stage("O", s.DealFeatures),
    Stage("P", r.Step, times=4, rule="mind-mgmt.setup.steps.four"),
    Stage("Q", r.TellRecruits),
    Stage("R", s.PlaceImmortal, times=4, modes=(FULL,), rule="mind-mgmt.setup.immortals.four"),
    Stage("S", s.Control, times=4, rule="mind-mgmt.setup.control"),
    Stage("T", s.PlaceAgent, times=4, rule="mind-mgmt.setup.agents.four"),
    Stage("U", s.Lay, "potentials"),
    Stage("V", s.Lay, "ally", modes=(FULL,)),
    Stage("W", s.PlaceToken, modes=(FULL,)),
    Stage("X", r.Draw, times=2, modes=(FULL,), rule="mind-mgmt.setup.open.two"),
    Stage("Y", s.Begin),
)
THINGS = tuple(stage.thing for stage in STAGES if stage.thing)
BY_MODE = {mode: tuple(stage for stage in STAGES if mode in stage.modes) for mode in BOTH}
DEALING = Stage("A", s.Deal)
OF_PROGRAM = {mode: (first, DEALING, *rest) for mode, (first, *rest) in BY_MODE.items()}


def stages(public: Public) -> tuple[Stage, ...]:
    """Return the letters of the current mode."""
    return (OF_PROGRAM if public.program else BY_MODE)[public.mode]


def due(public: Public) -> Stage:
    """Return the current letter."""
    return stages(public)[public.stage]


def place_of(public: Public, kind: type[MindMove]) -> int:
    """Return the index of the letter that takes this kind of line."""
    return next(at for at, stage in enumerate(stages(public)) if stage.kind is kind)
