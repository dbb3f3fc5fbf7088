"""A page on which moves are played: asked about, refused with a reason, kept, taken back."""

from collections.abc import Iterable, Sequence
from typing import Any

from textual import work
from textual.screen import Screen

from companion.choice_tree import Point
from companion.core import CompanionError, Illegal, Undecided
from companion.game import Choice, Move
from companion.locale import _
from companion.store.errors import NotSaved
from companion.telling.refusals import in_a_sentence
from screens.kit.confirm_dialog import Confirm
from screens.kit.page import Given, Page
from screens.kit.pick_dialog import Choice as Pick
from screens.kit.window import window
from screens.table.face import Face
from screens.table.forbidden import refusal
from screens.table.list_face import ListFace
from screens.table.look import PLAIN, Look
from screens.table.ruling_dialog import Deciding
from screens.table.seating import Seating
from screens.table.steps import Steps
from screens.table.typed_dialog import Typed
from screens.table.undo_dialog import undoing, written
from screens.table.unsaved_dialog import Unsaved

UNDO, GO_ON = "undo", "go on"


class PlayPage(Page[None]):
    """Takes the moves of a seat; how it looks is for others to say."""

    def __init__(self, seating: Seating, look: Look = PLAIN) -> None:
        """Sit down; a game that has a picture gives a face of its own."""
        super().__init__()
        self.seating = seating
        self.look = look
        self.words = seating.game.words
        self.face: Face = look.face() if look.face else ListFace(id="middle")
        self.elsewhere = False  # whether something is offered for once
        self.refused_by = ""  # the rule of the refusal that is in sight, if there is one
        self.key = ""  # the one that was pressed last on this page
        self._brought = ""  # the one that has brought what can be chosen now

    def renew(self) -> None:
        """Show the table as it stands now."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Say something."""
        raise NotImplementedError

    def leave(self) -> None:
        """Leave the table."""
        raise NotImplementedError

    def offer(self, choices: Sequence[Choice[Any]], question: str = "") -> None:
        """Offer other choices for once."""
        raise NotImplementedError

    async def ask(self, screen: Screen[Given]) -> Given | None:
        """Show a dialog and wait for what it gives; keys that came too fast open no second one."""
        window(self).held.taken()
        return await super().ask(screen)

    def chosen(self, steps: Steps) -> None:
        """Play a move that was chosen, or ask first for what is typed; none behind a fall."""
        if self.gone:
            return
        if steps.questions:
            window(self).held.begin(self, "")
            self.type_fields(steps)
        elif move := steps.move:
            self.make(move)

    def make(self, move: Move) -> bool:
        """Play a move, or ask a second time first; say whether it was played."""
        if not (move.warns or (self._pressed_twice and self.seating.settles(move))):
            return self.play(move)
        window(self).held.begin(self, "")
        self.make_sure(move)
        return False

    def remember(self, key: str) -> None:
        """Remember a key that is pressed; another one in between, and it is not one slip."""
        self.key = key
        if key != self._brought:
            self._brought = ""

    @property
    def _pressed_twice(self) -> bool:
        """Say whether the key just pressed has also brought what it chooses: it may slip once."""
        return bool(self.key) and self.key == self._brought

    def ask_for_next(self) -> None:
        """Remember which key has brought what can be chosen now."""
        self._brought = self.key

    def on_screen_suspend(self) -> None:
        """Forget the last key, as what lies over this page takes others."""
        super().on_screen_suspend()
        self.key = ""

    @work
    async def make_sure(self, move: Move) -> None:
        """Ask for a second time before what cannot well be taken back."""
        view = self.seating.view
        said = self.words.caution(move, view) or self.words.sentence(move, view)
        if await self.ask(Confirm(said, _("Yes, that is meant"), _("No, go back"))):
            self.play(move)
        else:
            self.face.refused()

    @work
    async def type_fields(self, steps: Steps) -> None:
        """Ask for what a person types, and play the move with it."""
        form = Typed(steps.title, steps.questions, steps.completed, steps.full)
        if whole := await self.ask(form):
            if self.play(whole) and whole.again:
                self.ask_again(type(whole))
        elif self.elsewhere:
            self.renew()
        else:
            self.face.back()

    def ask_again(self, kind: type[Move]) -> None:
        """Ask for another move of a kind, as somebody draws a map link by link."""
        if found := [each for each in self.seating.choices if each.kind is kind]:
            self.offer(found)

    def play_all(self, moves: Iterable[Move]) -> None:
        """Play moves one after the other, until one is refused."""
        for move in moves:
            if self.gone or not self.make(move):
                return

    def play(self, move: Move) -> bool:
        """Play a move, or say why it is refused; say whether it was taken."""
        try:
            self.seating.play(move)
        except CompanionError as reason:
            self.refuse(move, reason)
            return False
        self.say("")
        self.played()
        return True

    def played(self) -> None:
        """Go on after a move."""
        self.renew()

    def refuse(self, move: Move, reason: CompanionError) -> None:
        """Say why a move was not taken; the players may decide, or it happened all the same."""
        self.face.refused()
        if isinstance(reason, NotSaved):
            self.renew()
            self.hold()
        elif isinstance(reason, Undecided) and self.seating.game.rules.ruled:
            self.decide(reason, move)
        elif isinstance(reason, Illegal) and (stands := self.seating.happened(move)):
            self.warn(stands, reason)
        else:
            self.tell_why(reason)

    def tell_why(self, reason: CompanionError) -> None:
        """Say why something was not taken; its rule can be opened while that is in sight."""
        self.say(in_a_sentence(reason))
        self.refused_by = reason.rule if isinstance(reason, Illegal) else ""
        self.refresh_bindings()

    def forbids(self, point: Point, sign: str) -> bool:
        """Say why what a key stands for elsewhere is not allowed now; say whether that is so."""
        reason = refusal(self.seating, point, sign)
        if reason:
            self.tell_why(reason)
        return reason is not None

    @work
    async def decide(self, silent: Undecided, move: Move) -> None:
        """Let the players decide where the rulebook is silent, and play on."""
        ruled, rule = self.seating.game.rules.ruled, silent.rule
        ways = {choice: self.words.ruling(rule, choice) for choice in silent.choices}
        then = self.words.sentence(move, self.seating.view)
        choice = await self.ask(Deciding(rule, ways, then, by_key=self.decides_by_key))
        if not choice:
            self.tell_why(silent)
        elif ruled and self.play(ruled(rule, choice)):
            self.play(move)

    @property
    def decides_by_key(self) -> bool:
        """Say whether decisions have keys: not where a PIN may be typed into the wrong place."""
        return True

    @work
    async def warn(self, stands: Move, reason: CompanionError) -> None:
        """Name the rule, and let the table say whether it happened."""
        ways = {UNDO: _("Undo: it did not happen"), GO_ON: _("It happened: go on")}
        if await self.ask(Pick(in_a_sentence(reason), ways, (UNDO[0], GO_ON[0]))) == GO_ON:
            self.play(stands)
        else:
            self.renew()
            self.tell_why(reason)

    def hold(self) -> None:
        """Stop at what is not saved until it is, or until somebody leaves."""
        if self.seating.sitting.unsaved:
            self.show(Unsaved(self.seating), self.held)

    def held(self, saved: bool | None) -> None:
        """Go on with what was saved at last, or leave without it."""
        if saved:
            self.say("")
            self.played()
        else:
            self.leave_unsaved()

    def leave_unsaved(self) -> None:
        """Leave; what is not saved is lost, and that is said."""
        self.notify(_("The last line was NOT saved."), severity="error")
        self.seating.sitting.give_up()
        self.leave()

    def action_undo(self) -> None:
        """Take moves back, the last one first."""
        window(self).held.begin(self, "ctrl+z")
        self.take_back()

    @work
    async def take_back(self) -> None:
        """Take as many back as are chosen; a question that nobody has answered goes at once."""
        rows, hands = written(self.seating), self.seating.undoable
        if at_once := self.unanswered:
            back = rows[:1]
        else:
            back = rows[: await self.ask(undoing(self.seating)) or 0]
        try:
            for _move in back:
                self.seating.undo()
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
        else:
            self.say(self._told_back(back, hands[: len(back)]) if back else "")
        self.renew()
        if at_once:  # no dialog has come to which keys could be given
            window(self).held.taken()
        self.hold()

    def _told_back(self, rows: Sequence[str], moves: Sequence[Any]) -> str:
        """Tell what was taken back, and what hands have to put back at the board."""
        said = [_("Taken back: {lines}").format(lines=", ".join(rows))]
        heard = (self.words.announce(each.move, each.before) for each in moves)
        if things := [thing for each in heard if each for thing in each.to_do]:
            said.append(_("At the board, too: {things}").format(things=", ".join(things)))
        return "\n".join(said)

    @property
    def unanswered(self) -> bool:
        """Say whether the last move is a question that still waits for its answer."""
        last = self.seating.undoable[:1]
        said = [self.seating.game.words.announce(each.move, each.before) for each in last]
        return any(each is not None and each.asked and not each.said for each in said)

    @property
    def legal(self) -> tuple[Choice[Any], ...]:
        """Give what anybody who looks here may do now, due or not."""
        return self.seating.legal
