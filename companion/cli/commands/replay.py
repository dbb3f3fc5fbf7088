"""`companion replay`: plays a written game and checks its rules."""

import argparse
from collections import Counter
from contextlib import nullcontext
from itertools import islice
from pathlib import Path

from companion import games, rulebook
from companion.cli.desk.output import say, say_json, working
from companion.cli.exit_codes import DONE, REFUSED, UNREADABLE
from companion.cli.parser import Commands
from companion.core import PUBLIC, CompanionError, Illegal, Undecided
from companion.locale import _, counted
from companion.play.replay import replay
from companion.play.table import Table
from companion.store.disk import files
from companion.telling.refusals import in_lines
from companion.telling.table.awaited import awaited
from companion.telling.table.sheets import result, revealed, shown
from companion.text.gametext import StoppedAt
from companion.text.view_json import as_json

MOST_LAWFUL = 8


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("replay", help=_("referee a written game line by line"))
    parser.add_argument("file", type=Path, metavar=_("FILE"))
    parser.add_argument(
        "--edition", type=Path, metavar=_("FILE"), help=_("an edition file of your own")
    )
    parser.add_argument(
        "--state",
        action="store_true",
        help=_("print what each side knows after the last legal line"),
    )
    parser.add_argument("--json", action="store_true", help=_("print it all for programs"))
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Replay a file; return 0 if every line is legal, 1 at a refusal, 2 if it is unreadable."""
    try:
        board = files.read_text(wanted.edition) if wanted.edition else None
        text = files.read_text(wanted.file)
        with nullcontext() if wanted.json else working(_("Playing the game through.")):
            table, stop = replay(text, board)
    except CompanionError as error:
        if not wanted.json:
            raise
        _print_json(line=getattr(error, "number", None), rule="", reason=str(error))
        return UNREADABLE
    if wanted.json:
        _print_json(**_facts(table, stop))
    else:
        _print_said(table, stop)
        if wanted.state:
            _print_state(table)
    return _code(stop)


def _code(stop: StoppedAt | None) -> int:
    """Return the exit code of a replay."""
    if stop is None:
        return DONE
    return REFUSED if isinstance(stop.reason, Illegal) else UNREADABLE


def _facts(table: Table, stop: StoppedAt | None) -> dict[str, object]:
    """Return the result or refusal and what both sides know, for programs."""
    facts: dict[str, object] = {"result": None, "due": awaited(table)}
    if table.outcome:
        facts["result"] = {"winner": " ".join(table.outcome.winners), "rule": table.outcome.rule}
    if stop:
        rule = stop.reason.rule if isinstance(stop.reason, Illegal) else ""
        reason = rulebook.reason(rule) if rule else str(stop.reason)
        facts |= {"line": stop.number, "rule": rule, "reason": reason}
    if stop and isinstance(stop.reason, Undecided):
        facts["choices"] = list(stop.reason.choices)
    game = games.take(table.game)
    facts["public"] = as_json(table.view(PUBLIC), game.notation.format)
    if hidden := game.secrets:
        own = hidden.own(table.view(hidden.seat))
        facts[hidden.seat] = as_json(own, game.notation.format)
    return facts


def _print_said(table: Table, stop: StoppedAt | None) -> None:
    """Print the result, or the line that stopped the game and what was due instead."""
    if stop:
        for line in in_lines(stop):
            say(line)
        say(_("  due: {awaited}").format(awaited=awaited(table)))
    elif table.outcome:
        say(result(table.words, table.outcome))
    else:
        say(_("Every line is legal. Next: {awaited}").format(awaited=awaited(table)))
    for answer in _answers(table):
        say(_("  legal: {line}").format(line=answer))
    unchecked = games.take(table.game).rules.unchecked(table.view(PUBLIC))
    for rule, number in Counter(unchecked).items():
        times = counted("{number} time", "{number} times", number).format(number=number)
        say(_("not checked ({times}): {rule}").format(times=times, rule=rule))
    for rule in dict.fromkeys(games.take(table.game).rules.let_stand(table.view(PUBLIC))):
        said = _("let stand: {rule}: {reason}")
        say(said.format(rule=rule, reason=rulebook.reason(rule)))


def _answers(table: Table) -> tuple[str, ...]:
    """Return the legal lines of the hidden seat if it is due and they are few."""
    hidden = table.hidden_seat
    if not hidden or table.due.seat != hidden:
        return ()
    lines = tuple(islice(table.lines(hidden), MOST_LAWFUL + 1))
    return lines if len(lines) <= MOST_LAWFUL else ()


def _print_state(table: Table) -> None:
    """Print what everybody knows, and what only the hidden seat knows."""
    say()
    say(_("Everybody knows:"))
    for line in shown(table.words, table.view(PUBLIC)):
        say(f"  {line}")
    if hidden := table.hidden_seat:
        say()
        say(_("{holder:Nominative} knows:").format(holder=table.words.seat(hidden)))
        for line in revealed(table.words, table.view(hidden)):
            say(f"  {line}")


def _print_json(**what: object) -> None:
    """Print one JSON object."""
    say_json(what)
