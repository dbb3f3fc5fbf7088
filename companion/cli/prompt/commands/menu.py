"""Leads to a move by numbered lists, one step after the other, as the app does."""

from collections.abc import Sequence
from functools import partial

from companion import games
from companion.cli.desk.numbered import chosen
from companion.cli.prompt.evening import PromptEvening
from companion.contract.move import DUE, Choice, Move
from companion.core import CompanionError, NotUnderstood, Seat
from companion.evening.choice_tree import ChoiceStep, ChoiceTree, FieldsOf
from companion.locale import _
from companion.telling.refusals import in_lines
from companion.text.keyboard import agreed

HIDES, COVER = ("hide", "cover"), "cover"  # behind the curtain both lower it
More = tuple[Choice[Move], ...]


def menu(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Ask for one step after the other, and play the move."""
    choices = _choices(session, seat)
    due = tuple(each for each in choices if each.group == DUE)
    others = tuple(each for each in choices if each.group != DUE)
    if not choices:
        raise NotUnderstood(session.due)
    try:
        move = MenuSteps(session, seat, due or others).led(others if due else ())
    except MovedOn:
        return
    if move is not None and _sure(session, seat, move):
        session.play(seat, move)


def _choices(session: PromptEvening, seat: Seat) -> list[Choice[Move]]:
    """Return the choices of a seat, and of others whose moves are made here, each once."""
    found = list[Choice[Move]]()
    for giver in session.makes_for(seat):
        known = [(each.kind, each.fixed) for each in found]
        choices = session.table.legal(giver).choices
        found += [each for each in choices if (each.kind, each.fixed) not in known]
    return found


class MovedOn(Exception):
    """The end of a menu in which a command was typed that changed what it asks about."""


def aside(session: PromptEvening, seat: Seat, line: str) -> bool:
    """Answer a command that was typed in a menu; say whether it was one."""
    if session.behind and line in HIDES:
        line = COVER
    if not session.is_command(line):
        return False
    before = len(session.table.record)
    for row in session.heard(seat, lambda: session.take(seat, line)) if session.behind else ():
        session.desk.say(row)
    if not session.behind:
        session.take(seat, line)
    if not session.open or session.covers or len(session.table.record) != before:
        raise MovedOn
    return True


class MenuSteps:
    """The steps from the choices of a seat to one move."""

    def __init__(
        self,
        session: PromptEvening,
        seat: Seat,
        choices: More,
        fields: FieldsOf | None = None,
    ) -> None:
        """Begin with these choices; without `fields`, they are made of those of the moves."""
        self._session, self._seat = session, seat
        fields = fields or games.take(session.table.game).notation.fields
        self._tree = ChoiceTree(choices, fields)
        self._words, self._view = session.table.words, session.table.view(seat)

    def led(self, others: More = ()) -> Move | None:
        """Ask until a move is whole; None for somebody who goes back to the beginning."""
        while self._tree.options:
            stops = self._tree.move is not None
            rows = [*map(self._named, self._options), *([_("Stop here")] if stops else [])]
            more = bool(others) and not self._tree.started
            rows += [_("More: what may be done besides, and corrections")] if more else []
            at = self._chosen(rows)
            if at is None:
                if not self._tree.back():
                    return None
            elif at < len(self._options):
                self._tree.take(self._options[at])
            elif stops:
                return self._move
            else:
                return MenuSteps(self._session, self._seat, others).led()
        return self._move

    def _chosen(self, rows: Sequence[str]) -> int | None:
        """Ask for one of these rows; commands are answered in between."""
        session, ask = self._session, partial(answered, self._session)
        return chosen(session.desk, self._title, rows, ask, partial(aside, session, self._seat))

    @property
    def _options(self) -> Sequence[ChoiceStep]:
        """Return the next steps: places by name, and kinds sorted by `late`."""
        return sorted(self._tree.options, key=self._order)

    def _order(self, step: ChoiceStep) -> tuple[int, str]:
        """Return by what a step is sorted."""
        if step.name:
            return 0, self._named(step) if step.place is not None else ""
        return step.kind.late, ""

    @property
    def _title(self) -> str:
        """Return the question for the next step."""
        point = self._tree.point
        if point.kind is None:
            return _("What is done?")
        return self._words.prompt(point.kind, point.fields, self._view)

    def _named(self, step: ChoiceStep) -> str:
        """Return the name of a step."""
        if step.name:
            named = self._words.value(step.kind, step.name, step.value, self._view)
            if step.place is None or named != step.place:
                return named
            return self._words.about(named, self._view).title  # with what is printed there
        return self._words.kind(step.kind, dict(step.fixed), self._view)

    @property
    def _move(self) -> Move | None:
        """Return the move, with its typed fields; None where nothing is typed."""
        point = self._tree.point
        if point.kind is None or not point.choices[0].typed:
            whole: Move | None = self._tree.move
            return whole
        texts: dict[str, str] = {}
        for name in point.choices[0].typed:
            known = {**point.fields, **dict.fromkeys(texts, "")}
            typed = self._typed(name, self._words.prompt(point.kind, known, self._view))
            if not typed:
                return None
            texts[name] = typed
        move: Move = point.completed(texts)
        return move

    def _typed(self, name: str, asked: str) -> str:
        """Ask for the text of a field until it fits; empty for somebody who goes back."""
        point = self._tree.point
        assert point.kind
        while typed := " ".join(answered(self._session, asked).split()):
            try:
                point.fields_of(point.kind)[name].typed(typed)
            except CompanionError as reason:
                for said in in_lines(reason):
                    self._session.desk.say(said)
                continue
            break
        return typed


def answered(session: PromptEvening, prompt: str) -> str:
    """Ask for a line, which is not shown behind the curtain."""
    desk = session.desk
    line = desk.secret(prompt) if session.behind else desk.ask(prompt)
    return (line or "").strip()


def _sure(session: PromptEvening, seat: Seat, move: Move) -> bool:
    """Warn before a move that cannot be taken back; say whether it is meant."""
    if not move.warns:
        return True
    session.desk.say(session.table.words.caution(move, session.table.view(seat)))
    return agreed(answered(session, _("Enter or y: yes. Anything else: no ")))
