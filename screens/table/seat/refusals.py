"""Handles refusals: gives the reason, lets the players decide, or accepts what happened."""

from collections.abc import Callable

from companion.contract.move import Move
from companion.core import CompanionError, Illegal, Undecided
from companion.evening.choice_tree import Point
from companion.locale import _
from companion.store.disk.errors import NotSaved
from companion.telling.refusals import in_a_sentence
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.dialogs.ruling_dialog import RulingDialog
from screens.table.page_contract import SeatPageContract
from screens.table.seat.refused_move import refusal, refusal_at

UNDO, GO_ON = "undo", "go on"


class Refusals:
    """Handles each refusal by its kind."""

    def __init__(self, page: SeatPageContract, play: Callable[[Move], bool]) -> None:
        """Work for this page; `play` plays a move there."""
        self._page, self._play = page, play
        self.rule = ""  # the rule of the refusal that is shown now

    def refuse(self, move: Move, reason: CompanionError) -> None:
        """Handle a refused move: show why, ask for a decision, or ask whether it happened."""
        page = self._page
        page.face.refused()
        if isinstance(reason, NotSaved):
            page.renew()
            page.hold()
        elif isinstance(reason, Undecided) and page.seating.game.rules.ruled:
            page.run_worker(self._decide(reason, move))
        elif isinstance(reason, Illegal) and (stands := page.seating.happened(move)):
            page.run_worker(self._warn(stands, reason))
        else:
            self.tell(reason)

    def tell(self, reason: CompanionError) -> None:
        """Show the reason of a refusal; its rule can be opened while that is visible."""
        self._page.say(in_a_sentence(reason))
        self.rule = reason.rule if isinstance(reason, Illegal) else ""
        self._page.refresh_bindings()

    def forbids(self, point: Point, sign: str) -> bool:
        """Show which rule forbids the move that this key usually makes; say whether one does."""
        reason = refusal(self._page.seating, point, sign)
        if reason:
            self.tell(reason)
        return reason is not None

    def forbids_at(self, point: Point, place: str) -> bool:
        """Show which rule forbids a move to this place; say whether one does."""
        reason = refusal_at(self._page.seating, point, place)
        if reason:
            self.tell(reason)
        return reason is not None

    def why_not(self, text: str) -> None:
        """Show that nothing comes of a key or a tap, what is due, and the key for its rule."""
        page = self._page
        rule = next(iter(page.seating.due.entries), "")
        due = page.seating.game.words.due(page.seating.view)
        page.say_for_now(" ".join(filter(None, (text, due, rule and _("(F3: the rule)")))))
        self.rule = rule
        page.refresh_bindings()

    async def _decide(self, silent: Undecided, move: Move) -> None:
        """Let the players decide where the rulebook is silent, and play the move."""
        page, rule = self._page, silent.rule
        words, ruled = page.seating.game.words, page.seating.game.rules.ruled
        ways = {choice: words.ruling(rule, choice) for choice in silent.choices}
        then = words.sentence(move, page.seating.view)
        choice = await page.ask(RulingDialog(rule, ways, then, by_key=page.takes.rulings))
        if not choice:
            self.tell(silent)
        elif ruled and self._play(ruled(rule, choice)):
            self._play(move)

    async def _warn(self, stands: Move, reason: CompanionError) -> None:
        """Name the rule, and ask whether the move happened all the same."""
        ways = {UNDO: _("Undo: it did not happen"), GO_ON: _("It happened: go on")}
        asked = PickDialog(in_a_sentence(reason), ways, (UNDO[0], GO_ON[0]))
        if await self._page.ask(asked) == GO_ON:
            self._play(stands)
        else:
            self._page.renew()
            self.tell(reason)
