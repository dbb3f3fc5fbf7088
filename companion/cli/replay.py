"""`companion replay`: referee a written game."""

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from companion import rulebook, table
from companion.cli import DONE, REFUSED, UNREADABLE
from companion.core import KEEPER, PUBLIC, Illegal, Ruled, Undecided
from companion.gametext import StoppedAt
from companion.locale import _, counted
from companion.store import files


def declare(commands: Any) -> None:
    """Declare the command."""
    parser = commands.add_parser("replay", help=_("referee a written game line by line"))
    parser.add_argument("file", type=Path, metavar=_("FILE"))
    parser.add_argument(
        "--edition", type=Path, metavar=_("FILE"), help=_("an edition file of your own")
    )
    parser.add_argument(
        "--state",
        action="store_true",
        help=_("print what keeper and public know after the last line"),
    )
    parser.add_argument("--json", action="store_true", help=_("print it all for programs"))
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Replay a file: 0 where every line is lawful, 1 at a refusal, 2 where it cannot be read."""
    board = files.read_text(wanted.edition) if wanted.edition else None
    try:
        played = table.replay(files.read_text(wanted.file), board)
    except StoppedAt as stop:
        return _stopped(stop, as_json=wanted.json)
    public, keeper = played.view(PUBLIC), played.view(KEEPER)
    if wanted.json:
        _print_json(result=_result(played), public=public, keeper=keeper["keeper"])
        return DONE
    print(_said(played, public))
    for rule, number in Counter(public["unchecked"]).items():
        times = counted("{number} time", "{number} times", number).format(number=number)
        print(_("not checked ({times}): {rule}").format(times=times, rule=rule))
    if wanted.state:
        _print_state(_("The public knows"), public)
        _print_state(_("The keeper knows"), keeper["keeper"])
    return DONE


def _stopped(stop: StoppedAt, *, as_json: bool) -> int:
    """Say at which line the game stopped, and why."""
    reason = stop.__cause__
    rule = reason.rule if isinstance(reason, Illegal) else ""
    why = rulebook.reason(rule) if rule else str(reason)
    if as_json:
        _print_json(line=stop.number, rule=rule, reason=why)
    elif rule:
        print(_("line {number}: {rule}: {why}").format(number=stop.number, rule=rule, why=why))
    else:
        print(_("line {number}: {why}").format(number=stop.number, why=why), file=sys.stderr)
    if isinstance(reason, Ruled) and not as_json:
        print(_("  the players ruled: {choice}").format(choice=reason.choice))
    if isinstance(reason, Undecided) and not as_json:
        for choice in reason.choices:
            print(_("  decide with: ruling {rule} {choice}").format(rule=rule, choice=choice))
    return REFUSED if rule else UNREADABLE


def _result(played: table.Table) -> dict[str, str] | None:
    """Give the result for programs."""
    ended = played.outcome
    return {"winner": ended.winner, "rule": ended.rule} if ended else None


def _said(played: table.Table, public: Any) -> str:
    """Say the result, or where the game stands."""
    if played.outcome is None:
        return _("Every line is lawful. The game goes on: {where}.").format(where=_where(public))
    winner = {"recruiter": _("The Recruiter wins"), "agents": _("The agents win")}
    rule = played.outcome.rule
    return f"{winner[played.outcome.winner]} ({rule}): {rulebook.reason(rule)}"


def _where(public: Any) -> str:
    """Say what comes next."""
    places = {
        "setup": _("set-up, letter {letter}"),
        "recruiter": _("{hour:02}:00, the Recruiter's turn"),
        "alert": _("{hour:02}:00, the Recruiter tells his recruits"),
        "agents": _("{hour:02}:00, the agents' turn"),
    }
    return places[public["phase"]].format(letter=public["setup"], hour=public["turn"])


def _print_state(title: str, known: Any) -> None:
    """Print what a seat knows, one fact a line."""
    print(f"\n{title}:")
    for key, value in known.items():
        if isinstance(value, dict):
            value = ", ".join(f"{name} {what}" for name, what in value.items())
        elif isinstance(value, list):
            value = ", ".join(map(str, value))
        print(f"  {key.replace('_', ' ')}: {'-' if value in ('', None) else value}")


def _print_json(**what: Any) -> None:
    """Print one JSON object."""
    print(json.dumps(what, ensure_ascii=False, indent=1))
