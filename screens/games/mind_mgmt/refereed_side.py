"""A side with the referee at hand: why not, what to take back, and what the players decide."""

from typing import Any, ClassVar, TypeVar

from textual import work
from textual.screen import Screen

from companion.choice_tree import Step
from companion.core import CompanionError, Illegal, Undecided
from companion.game import Choice
from companion.games.mind_mgmt.locale import _
from companion.games.mind_mgmt.moves.base import Move
from companion.games.mind_mgmt.moves.talk import Note, Ruling
from companion.games.mind_mgmt.words import WORDS
from companion.sitting import Sitting
from companion.store.errors import NotSaved
from companion.telling.refusals import in_a_sentence
from screens.games.mind_mgmt.host import First
from screens.games.mind_mgmt.ruling_dialog import Deciding
from screens.games.mind_mgmt.side import MOVES, Side
from screens.kit.commands import Command, bindings
from screens.kit.window import window
from screens.table.undo_dialog import undoing, written
from screens.table.unsaved_dialog import Unsaved

Result = TypeVar("Result")

COMMANDS = (
    Command("why", "f3", _("Why?"), _("the rule behind the last refusal, or all rules")),
    Command("talk", "f4", _("More"), _("notes, decisions, mistakes, corrections")),
    Command("undo", "ctrl+z", _("Undo"), _("what can be taken back, and why no more")),
)


class Refereed(Side):
    """Explains what is refused, lets the players decide, and keeps what is not saved in hand."""

    BINDINGS: ClassVar = bindings((*MOVES, *COMMANDS))

    def __init__(self, sitting: Sitting) -> None:
        """Sit down at a table."""
        super().__init__(sitting)
        self._refusal: CompanionError | None = None
        self._instead: tuple[Choice[Any], ...] = ()
        self._question = ""

    async def ask(self, screen: Screen[Result]) -> Result | None:
        """Show a dialog and wait for what it gives; keys that came too fast open no second one."""
        window(self).held.taken()
        return await super().ask(screen)

    def choices(self) -> tuple[Choice[Any], ...]:
        """Give what is offered: what is due, or something else for once."""
        return self._instead or super().choices()

    def due(self) -> str:
        """Say what comes next."""
        asked = self._instead and not self.choosing.started
        return self._question if asked else super().due()

    def offer_instead(self, choices: tuple[Choice[Any], ...], question: str) -> None:
        """Offer other choices for once."""
        self._instead, self._question = choices, question
        self.say("")
        self.renew()

    def idle(self, action: str) -> bool:
        """Say whether a command is of no use now."""
        if action == "undo":
            return not self.sitting.table.retractable
        return (action == "why" and not self.has_class("-saying")) or super().idle(action)

    @property
    def begun(self) -> bool:
        """Say whether there is a choice to take back, or other lines to leave."""
        return self.elsewhere or super().begun

    @property
    def elsewhere(self) -> bool:
        """Say whether other lines are offered than those of the table."""
        return bool(self._instead)

    def offer_again(self) -> None:
        """Offer the lines of the table again."""
        self._instead = ()
        self.renew()

    def action_back(self) -> None:
        """Take the last choice back, or offer the lines of the table again."""
        if self.elsewhere and not self.choosing.started:
            self.offer_again()
        else:
            super().action_back()

    def take(self, option: Step | str) -> None:
        """Take a choice; where the players decide, explain first."""
        if isinstance(option, Step) and option.kind is Ruling and not option.name:
            rulings = self.choosing.point.take(option).moves or ()
            self.decide(dict(option.fixed)["rule"], tuple(each.choice for each in rulings))
        else:
            super().take(option)

    def play(self, move: Move) -> bool:
        """Make a move; one that is offered for once may still need words."""
        if self.elsewhere and isinstance(move, Note):
            self.write_note(move)
            return False
        return super().play(move)

    def played(self) -> None:
        """Go on after a move, with what is due."""
        self._instead = ()
        super().played()

    @work
    async def write_note(self, note: Note) -> None:
        """Ask what stands on a note, and lay it."""
        from screens.games.mind_mgmt.words_dialog import words

        if not self.on_top:
            return
        said = await words(self, WORDS.prompt(Note, {"place": note.place}, self.view))
        self._instead = ()
        if said is None:
            self.renew()
        else:
            self.play(Note(note.place, said))

    def refuse(self, move: Move, reason: CompanionError) -> None:
        """Say why a line was not taken, ask the players, or keep the line in hand."""
        super().refuse(move, reason)
        self._refusal = reason
        if isinstance(reason, NotSaved):
            self.renew()
            self.hold()
        elif isinstance(reason, Undecided):
            self.decide(reason.rule, reason.choices, move)

    def hold(self) -> None:
        """Stop at a line that is not saved until it is, or until somebody leaves."""
        if self.sitting.unsaved:
            self.show(Unsaved(self.sitting, self.seat), self.held)

    def held(self, saved: bool | None) -> None:
        """Go on with a line that was saved at last, or leave."""
        if saved:
            self.say("")
            self.played()
        else:
            self.leave_unsaved()

    def call_keeper(self, first: First | None = None) -> object:
        """Let the keeper do something, behind the curtain."""
        raise NotImplementedError

    def leave_unsaved(self) -> None:
        """Leave with a line that is not saved."""
        raise NotImplementedError

    @work
    async def decide(self, rule: str, choices: tuple[str, ...], move: Move | None = None) -> None:
        """Let the players decide where the rulebook is silent, and play on."""
        choice = await self.ask(Deciding(rule, choices))
        if choice and self.play(Ruling(rule, choice)) and move:
            self.play(move)

    def action_why(self) -> None:
        """Open the rule behind the last refusal, or all rules."""
        reason = self._refusal
        self.show(window(self).rule(reason.rule if isinstance(reason, Illegal) else ""))

    def listed(self) -> tuple[Command, ...]:
        """Give the commands that are no plain move."""
        from screens.games.mind_mgmt.more_menu import offered

        can = self.check_action("talk", ())
        return tuple(each.command for each in offered(self)) if can else ()

    def action_talk(self, what: str = "") -> None:
        """Do what is no plain move; without its name, offer all that there is."""
        if not what:
            window(self).held.begin(self, "f4")
        self.talk(what)

    @work
    async def talk(self, what: str) -> None:
        """Do this, or what is chosen."""
        from screens.games.mind_mgmt.more_menu import talk

        await talk(self, what)

    def action_undo(self) -> None:
        """Take lines back, the last one first."""
        window(self).held.begin(self, "ctrl+z")
        self.take_back()

    @work
    async def take_back(self) -> None:
        """Take as many back as are chosen."""
        table = self.sitting.table
        count = await self.ask(undoing(table, self.seat))
        back = [written(table, each, self.seat) for each in table.retractable[: count or 0]]
        try:
            for _line in back:
                table.undo()
        except CompanionError as reason:
            self.say(in_a_sentence(reason))
            return
        self._instead = ()
        self.renew()
        if back:
            self.say(_("Taken back: {lines}").format(lines=", ".join(back)))
