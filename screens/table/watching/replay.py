"""A revealed game, line by line: where one stands in it, and how one goes on by lines or turns."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum

from companion.telling.table.story import Story
from screens.table.public_picture import Stage

PACE = 1.2  # seconds for a turn


class By(Enum):
    """How far one goes at once."""

    LINE, TURN, HOUR = range(3)


class Replay:
    """The stages of a revealed game, one for each line; it begins at the last one."""

    def __init__(self, stages: Iterable[Stage] = ()) -> None:
        """Stand at the end of these stages."""
        self.stages = tuple(stages)
        self._at = len(self.stages) - 1
        self._ends = {by: tuple(_ends(self.stages, by)) for by in By}

    @property
    def at(self) -> int:
        """Return the number of the stage that is shown."""
        return self._at

    @at.setter
    def at(self, at: int) -> None:
        """Go to a stage, or to the nearest one that there is."""
        self._at = min(max(at, 0), len(self.stages) - 1)

    @property
    def walks(self) -> bool:
        """Say whether there are stages to come."""
        return self._at < len(self.stages) - 1

    @property
    def stage(self) -> Stage | None:
        """Return the stage that is shown; none where the game has no stages."""
        return self.stages[self._at] if self.stages else None

    @property
    def hours(self) -> Sequence[int]:
        """Return the numbers of the stages at which hours end."""
        return self._ends[By.HOUR]

    @property
    def hour(self) -> int:
        """Return how many hours have ended before the stage that is shown."""
        return sum(end < self._at for end in self.hours)

    def begin(self) -> bool:
        """Go back to the end of the first turn; say whether there is one."""
        self.at = self._ends[By.TURN][0] if self.stages else -1
        return bool(self.stages)

    def on(self, by: By) -> int:
        """Return the stage to which one goes on: the next end of a line, turn or hour."""
        return next((end for end in self._ends[by] if end > self._at), len(self.stages) - 1)

    def back(self, by: By) -> int:
        """Return the stage to which one goes back: the end before."""
        return next((end for end in reversed(self._ends[by]) if end < self._at), 0)

    def of_line(self, line: int) -> int:
        """Return the stage of a line of the game; the first one where it stands before that."""
        return sum(stage.line < line for stage in self.stages[:-1])

    def rows(self, game: str, room: int, most: int) -> Iterator[str]:
        """Go through what was done last, each row with its hour."""
        for stage in self.stages[max(0, self._at + 1 - most) : self._at + 1]:
            row = Story(game, stage.view).row(stage.moves[-1], room)
            yield f"{stage.name:>2} {row}"


def _ends(stages: Sequence[Stage], by: By) -> Iterator[int]:
    """Go through the numbers of the stages with which lines, turns or hours end."""
    for number, stage in enumerate(stages):
        then = stages[number + 1] if number + 1 < len(stages) else None
        same = then is not None and stage.name == then.name
        if by is By.LINE or not same or (by is By.TURN and then and stage.phase != then.phase):
            yield number
