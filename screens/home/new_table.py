"""The form for a new table: the game, its options, and a PIN if it hides something."""

from collections.abc import Iterator
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Button, Input, RadioSet, Static

from companion import games
from companion.contract.game import AnyGame
from companion.contract.option_field import OptionField
from companion.contract.player_names import COMPANION, MOVED, PROGRAM, names
from companion.core import CompanionError, WrongOption
from companion.evening.sitting import Sitting
from companion.locale import N_, _
from companion.play import table
from companion.play.options import possible
from companion.record.content import EVERY
from companion.store import library
from companion.store.disk import files
from companion.store.tables import Tables
from companion.telling.proof.levels import choices, named, proposed, told
from companion.telling.refusals import in_a_sentence
from screens.home.help_rows import HELP, chosen_help, help_rows, tell_help
from screens.kit.dialogs.form import field, row
from screens.kit.dialogs.pin_form import THE_PIN, PinForm
from screens.kit.dialogs.radio_row import ArrowChoices, Way, ways
from screens.kit.keys.commands import Command, bindings

GAME, PIN, AGAIN, PLAYERS = "game", "pin", "pin-again", "players"
RECEIPTS = "receipts"


class NewTable(PinForm[Sitting | None]):
    """Asks for everything that a new table needs; what was typed stays until it is begun."""

    CSS_PATH = ["../kit/dialogs/form.tcss", "new_table.tcss"]  # noqa: RUF012 - as in its base
    BINDINGS: ClassVar = bindings(
        [
            Command("begin", "f5", N_("Begin"), N_("begin the table")),
            Command("dismiss(None)", "escape", N_("Back"), N_("begin no table")),
        ]
    )

    def __init__(self, tables: Tables) -> None:
        """Begin with the game and players of the last table; each game with its last options."""
        super().__init__()
        self._tables = tables
        self._shelf = list(games.SHELF)
        known = tables.list()
        last = next(iter(known), None)
        self._last = {each.game: each.options for each in reversed(known)}
        seats = names(last.options) if last else ()
        players = " ".join(name for name in seats if name != COMPANION)
        self._remembered = f"{players} ".lstrip()  # what is typed behind it is a name of its own
        self._players = self._remembered
        self._on_shelf = last.game if last and last.game in self._shelf else self._shelf[0]

    @property
    def _game(self) -> AnyGame:
        """Return the chosen game."""
        return games.take(self._on_shelf)

    def on_mount(self) -> None:
        """Begin at the games; typing then replaces the players of the last table."""
        if len(self._shelf) > 1:
            self.set_focus(self.query_one(f"#{GAME}"))
        else:
            self._stand()

    def heed(self, event: events.Event) -> None:
        """Send typed keys to their field: digits to the PIN, letters to the first field."""
        sign = (isinstance(event, events.Key) and event.is_printable and event.character) or " "
        if sign == " " or not self.on_top or not self._awaits_names:
            return
        if sign.isdigit() and self._game.secrets:
            self.set_focus(self.input(PIN))
        elif isinstance(self.focused, RadioSet):
            self._stand()

    @property
    def _awaits_names(self) -> bool:
        """Say whether nothing was typed in this field yet."""
        at = self.focused
        fresh = isinstance(at, Input) and at.id == PLAYERS and at.selected_text == at.value
        return fresh or isinstance(at, RadioSet)

    def _stand(self) -> None:
        """Go to the first field to type; the last table's players are selected there."""
        for typed in self.query(Input):
            self.set_focus(typed)
            if typed.value == self._remembered:
                typed.select_all()
            else:
                typed.action_end()
            break

    def heading(self) -> str:
        """Return the title of the page."""
        return _("A new table")

    def fields(self) -> ComposeResult:
        """Lay out the games, and below them the fields of the chosen one."""
        titles = [games.take(name).words.title() for name in self._shelf]
        yield row(_("Game"), ways(GAME, titles, self._shelf.index(self._on_shelf), ArrowChoices))
        with Vertical(id="options"):
            yield from self._rows()

    def _rows(self) -> Iterator[Widget]:
        """Go through the fields of the chosen game."""
        game = self._game
        for each in game.options:
            label = game.words.option(each.name, "")
            yield row(label, self._field(each))
        if game.secrets:
            yield row(_("Receipts"), ways(RECEIPTS, map(named, choices(game)), kind=ArrowChoices))
            yield Static(self._told(choices(game)[0]), id="told", classes="below", markup=False)
            if game.rules.helped:
                yield from help_rows(game)
            yield from self.twice_rows(PIN, _("PIN"), _(THE_PIN))

    def _told(self, level: str) -> str:
        """Say what a level of proof costs and gives in the chosen game."""
        return told(level, self._game.words.seat(self._game.sealing.seat))

    @on(RadioSet.Changed, f"#{HELP}")
    def choose_help(self, event: RadioSet.Changed) -> None:
        """Show what the chosen level of help shows."""
        tell_help(self, self._game, event.index)

    @on(RadioSet.Changed, f"#{RECEIPTS}")
    def choose_receipts(self, event: RadioSet.Changed) -> None:
        """Show what the chosen level of proof costs and gives."""
        self.query_one("#told", Static).update(self._told(choices(self._game)[event.index]))

    @on(RadioSet.Changed, f"#{PROGRAM}")
    def choose_program(self) -> None:
        """Ask for no PIN where the program hides, nor whom it moves, and propose receipts."""
        for hidden in (PIN, AGAIN, MOVED):
            if below := self.query_one(f"#{hidden}").parent:
                below.display = not self._programs
        self.count_players()

    @on(RadioSet.Changed, f"#{MOVED}")
    @on(Input.Changed, f"#{PLAYERS}")
    def count_players(self) -> None:
        """Propose receipts by how many there are, where the program plays."""
        if self._programs or self._picked(MOVED):
            self.run_worker(self._propose_receipts())  # later: now no button tells of its change

    async def _propose_receipts(self) -> None:
        """Propose no receipts to one player alone, who has nobody to show them to."""
        people = len(self.input(PLAYERS).value.replace(",", " ").split())
        at = choices(self._game).index(proposed(people, hides=self._programs))
        list(self.query_one(f"#{RECEIPTS}", RadioSet).query(Way))[at].value = True

    @property
    def _programs(self) -> bool:
        """Say whether the program plays the hidden seat of this table."""
        return self._picked(PROGRAM) > 0

    def _picked(self, option: str) -> int:
        """Return the place of the value that is chosen; 0 where the game has no such option."""
        return sum(each.pressed_index for each in self.query(f"#{option}").results(RadioSet))

    @property
    def _proof(self) -> str:
        """Return the chosen level of proof."""
        return choices(self._game)[self.query_one(f"#{RECEIPTS}", RadioSet).pressed_index]

    def _field(self, option: OptionField) -> Widget:
        """Return the field of an option."""
        if option.values:
            told = [self._game.words.option(option.name, value) for value in option.values]
            return ways(option.name, told, self._chosen(option), ArrowChoices)
        if option.file:
            known = _("as known, or a file")
            return field(option.name, known if self._game.library else _("as printed, or a file"))
        if option.many and not option.optional:
            return field(option.name, _("the names, clockwise"), self._players)
        return field(option.name, _("may stay empty"))

    def _chosen(self, option: OptionField) -> int:
        """Return the place of the last table's value, or of the reader's language, or the first."""
        return option.values.index(option.proposed(self._last.get(self._on_shelf, {})))

    def below(self) -> ComposeResult:
        """Lay out the button."""
        yield Button(_("Begin"), id="begin", variant="primary", compact=True)

    @property
    def leads(self) -> dict[str, str]:  # type: ignore[override] # it depends on the game
        """Return the field to which Enter leads from each one; the last one begins the table."""
        fields = [each.name for each in self._game.options]
        typed = [each for each in self._game.options if not each.values]
        needed = [each.name for each in typed if not each.optional]
        behind = [PIN] if self._game.secrets and not self._programs else []
        chain = [GAME, *needed, *behind]
        found = dict(zip(chain, [*chain[1:], AGAIN], strict=False))
        found |= {each.name: PIN for each in typed if each.optional and behind}
        for at, name in enumerate([*fields, RECEIPTS, HELP]):
            below = [*(each for each in fields[at + 1 :] if each in needed), *behind]
            found |= {name: below[0]} if below and name not in found else {}
        return {name: to for name, to in found.items() if to != AGAIN or name == PIN}

    def leave(self, name: str) -> bool:
        """Go from the games to the first field."""
        if name != GAME:
            return super().leave(name)
        self._stand()
        return True

    @on(RadioSet.Changed, f"#{GAME}")
    async def choose_game(self, event: RadioSet.Changed) -> None:
        """Show the fields of another game; the players stay."""
        if self._shelf[event.index] != self._on_shelf:
            self._players = self.input(PLAYERS).value
            self._on_shelf = self._shelf[event.index]
            options = self.query_one("#options")
            await options.remove_children()
            await options.mount(*self._rows())
            self.say("")

    @on(Input.Submitted)
    def whole(self) -> None:
        """Begin after the last field."""
        self.action_begin()

    @on(Button.Pressed)
    def action_begin(self) -> None:
        """Begin the table, or say what is wrong and go to that field."""
        at = ""
        try:
            options = self._typed()
            self._need_possible(options)
            for each in self._game.options:
                if each.file and (path := self.input(each.name).value.strip()):
                    at = each.name
                    options[each.name] = files.read_text(files.named(path))
                    self._need_possible(options)
            if not self._game.secrets or self._programs:
                self.dismiss(self._begun(options, None))
            elif pin := self.twice(PIN):
                self.dismiss(self._begun(options, pin))
        except CompanionError as reason:
            wrong = reason.option if isinstance(reason, WrongOption) else ""
            self.refuse(at or self._nearest(wrong), in_a_sentence(reason))

    def _nearest(self, option: str) -> str:
        """Return the field of an option, or the first one to type."""
        typed = [each.name for each in self._game.options if not each.values]
        return option if option in typed else typed[0]

    def _typed(self) -> dict[str, str]:
        """Return the options that were chosen and typed, without files."""
        found = {}
        for each in self._game.options:
            if each.name == MOVED and self._programs:
                continue
            if each.values:
                found[each.name] = each.values[
                    self.query_one(f"#{each.name}", RadioSet).pressed_index
                ]
            elif not each.file and (said := self._words(each)):
                found[each.name] = said
        return found

    def _words(self, option: OptionField) -> str:
        """Return the typed text; several names may be separated by commas."""
        typed = self.input(option.name).value
        return " ".join((typed.replace(",", " ") if option.many else typed).split())

    def _need_possible(self, options: dict[str, str]) -> None:
        """Refuse options with which no table can begin."""
        possible(self._game, options)

    def _begun(self, options: dict[str, str], pin: str | None) -> Sitting:
        """Begin the table."""
        name = self._tables.free_name(self._on_shelf)
        options = library.filled(self._tables.folder, self._game, options)
        proof = self._proof if self._game.secrets else EVERY
        help = chosen_help(self) if self._game.rules.helped else ""
        begun = table.begin(self._tables, name, self._on_shelf, options, pin, proof, help)
        return Sitting(self._tables, self._tables.find(name), begun)
