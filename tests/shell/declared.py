"""The declared commands as values, of which completion and the man page are made."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.cli import COMMANDS
from companion.cli.commandline import modules, whole
from companion.locale import ENGLISH, read_in


@dataclass(frozen=True)
class Word:
    """An option, or a word that stands alone: how it is written, and what it means."""

    flags: tuple[str, ...]  # none where it stands alone
    value: str  # what follows, or stands there; nothing where nothing does
    help: str
    choices: tuple[str, ...] = ()
    file: bool = False
    optional: bool = False
    many: bool = False


@dataclass(frozen=True)
class Command:
    """A command with its words and, where it has any, the commands below it."""

    name: str
    help: str
    words: tuple[Word, ...]
    below: tuple["Command", ...] = ()
    epilog: str = ""

    @property
    def options(self) -> tuple[Word, ...]:
        """Give the words that begin with a dash."""
        return tuple(word for word in self.words if word.flags)

    @property
    def alone(self) -> tuple[Word, ...]:
        """Give the words that stand alone."""
        return tuple(word for word in self.words if not word.flags)


def program() -> Command:
    """Give the program with all of its commands, in English."""
    with read_in(ENGLISH):
        return _command("companion", whole(modules(COMMANDS)), "")


def _command(name: str, parser: argparse.ArgumentParser, told: str) -> Command:
    """Take a parser apart."""
    shown = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    below = [each for each in shown if isinstance(each, argparse._SubParsersAction)]
    words = tuple(_word(each) for each in shown if each not in below)
    return Command(
        name,
        told or (parser.description or ""),
        words,
        tuple(command for each in below for command in _below(each)),
        parser.epilog or "",
    )


def _below(action: "argparse._SubParsersAction[argparse.ArgumentParser]") -> Iterator[Command]:
    """Go through the commands that are declared below one."""
    for told in action._choices_actions:
        yield _command(told.dest, action.choices[told.dest], told.help or "")


def _word(action: argparse.Action) -> Word:
    """Take one declared word apart."""
    value = action.metavar or (action.dest.upper() if action.nargs != 0 else "")
    return Word(
        flags=tuple(action.option_strings),
        value=str(value) if action.nargs != 0 else "",
        help=(action.help or "").rstrip("."),
        choices=tuple(map(str, action.choices or ())),
        file=action.type is Path,
        optional=action.nargs in ("?", "*"),
        many=action.nargs in ("*", "+") or isinstance(action, argparse._AppendAction),
    )
