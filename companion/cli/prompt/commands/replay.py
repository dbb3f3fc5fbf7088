"""A game that is over, once more: hour by hour in clear, with what could be known then."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from companion import games
from companion.cli.desk.numbered import is_number
from companion.cli.prompt.commands.command import canonical
from companion.cli.prompt.evening import PromptEvening
from companion.contract.seat_name import SeatName
from companion.core import NotUnderstood, Seat
from companion.locale import N_, _
from companion.record.fold import Played
from companion.telling.table.sheets import revealed, shown
from companion.understood.evening import Hour
from companion.understood.following import worked_out

BACK, LOOK, LEAVE = WAYS = (N_("back"), N_("look"), N_("quit"))
FIRST: Final = 0


class Stages:
    """The hours or rounds of a game that is over, each with its moves."""

    def __init__(self, session: PromptEvening) -> None:
        """Part the moves by their hours."""
        self._session, self._game = session, games.take(session.table.game)
        stamp = self._game.rules.stamp
        played = session.table.course.played
        self._hours = [(name, [*some]) for name, some in groupby(played, lambda p: stamp(p.before))]
        evening = worked_out(self._game, session.table.disclosed)
        self._known = {each.hour: each for each in evening.hours} if evening else {}

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._hours)

    def tell(self, at: int) -> None:
        """Say the moves of a stage in clear, and how many places were possible."""
        name, played = self._hours[at]
        self._session.say(f"{self._called(name):Nominative}:")
        for each in played:
            line, who = self._session.told(each.number, each.move)
            if line:
                self._session.say(line, who)
        if known := self._left(played):
            said = _("Possible places: {before} before the questions, {after} after them.")
            self._session.say(said.format(before=known.begin.places, after=known.end.places))

    def look(self, at: int) -> None:
        """Say the table as it stood at the end of a stage, with what was hidden."""
        words, after = self._session.table.words, self._hours[at][1][-1].after
        view = self._game.rules.view(after, self._session.table.hidden_seat)
        for line in (*shown(words, view), *revealed(words, view)):
            self._session.say(line)

    def of(self, typed: str) -> int:
        """Return the stage with this number, as its hour or round is called."""
        wanted = typed.lstrip("0")
        found = (at for at, (name, _played) in enumerate(self._hours) if _number(name) == wanted)
        at = next(found, None)
        if at is None:
            raise NotUnderstood(_("nothing was done then"))
        return at

    def _called(self, name: str) -> SeatName:
        """Return what the stage is called."""
        return self._session.table.words.hour(name)

    def _left(self, played: Sequence[Played]) -> Hour | None:
        """Return what was possible in the hour of the trail that ends with these moves."""
        numbers = {each.number for each in played}
        for known in self._known.values():
            line = self._session.table.disclosed[known.last]
            if line.number in numbers:
                return known
        return None


def _number(name: str) -> str:
    """Return the number in a stamp."""
    return name.partition(":")[0].lstrip("0")


def replay(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Tell the game once more: stage by stage for a person, all of it through a pipe."""
    table = session.table
    if not (table.opened if table.hidden_seat else table.over):
        raise NotUnderstood(_("a game is replayed when it is over and everything is revealed"))
    with session.desk.working(_("Working out the whole evening.")):
        stages = Stages(session)
    if session.desk.hides:
        _walk(session, stages, stages.of(rest) if is_number(rest) else FIRST)
        return
    for at in range(len(stages)):
        stages.tell(at)


def _walk(session: PromptEvening, stages: Stages, at: int) -> None:
    """Go through the stages as somebody asks for them."""
    asked = _("Enter: the next one. `back`, `look`, a number, or `quit`: ")
    stages.tell(at)
    while at < len(stages) and (typed := session.desk.ask(asked)) is not None:
        word = canonical(WAYS, typed.strip())
        if word == LEAVE:
            break
        if word == LOOK:
            stages.look(at)
            continue
        at = _gone(session, stages, word, at)
        if at < len(stages):
            stages.tell(at)
    session.say(_("The replay is over."))


def _gone(session: PromptEvening, stages: Stages, typed: str, at: int) -> int:
    """Return the stage that is meant; where there is none, say so and stay."""
    if not typed:
        return at + 1
    try:
        return max(at - 1, FIRST) if typed == BACK else stages.of(typed)
    except NotUnderstood as reason:
        session.say(str(reason))
        return at
