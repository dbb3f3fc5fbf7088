"""A revealed game on a second screen: stage by stage, until it stands at the end."""

from collections.abc import Iterable, Iterator, Sequence

from companion.telling.table.story import Story
from screens.table.public_picture import Stage

PACE = 1.2  # seconds for a stage


class RevealWalk:
    """Walks through the stages of a revealed game; without any it stands from the beginning."""

    def __init__(self, stages: Iterable[Stage] = ()) -> None:
        """Stand at the end of these stages."""
        self._stages = tuple(stages)
        self._at = len(self._stages) - 1

    def begin(self) -> bool:
        """Go back to the first stage; say whether there is one."""
        self._at = min(0, len(self._stages) - 1)
        return bool(self._stages)

    def go_on(self) -> None:
        """Go to the next stage, if there is one."""
        self._at = min(self._at + 1, len(self._stages) - 1)

    @property
    def walks(self) -> bool:
        """Say whether there are stages to come."""
        return self._at < len(self._stages) - 1

    @property
    def stage(self) -> Stage | None:
        """Return the stage that is shown; none where the game has no stages."""
        return self._stages[self._at] if self._stages else None

    def rows(self, game: str, room: int) -> Iterator[str]:
        """Go through what was done so far, each row with its stage."""
        for stage in self._passed:
            story = Story(game, stage.view)
            yield from (f"{stage.name:>2} {story.row(move, room)}" for move in stage.moves)

    @property
    def _passed(self) -> Sequence[Stage]:
        """Return the stages up to the one that is shown."""
        return self._stages[: self._at + 1]
