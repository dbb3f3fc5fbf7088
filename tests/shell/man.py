"""The man page, written from the declared commands."""

from collections.abc import Iterator

from companion.store.disk.places import HOME
from tests.shell.declared import Command, Word

WHERE = (
    ("Linux", "~/.local/share/companion", "~/.config/companion"),
    ("macOS", "~/Library/Application Support/companion", "the same folder"),
    ("Windows", "%LOCALAPPDATA%\\companion", "the same folder"),
)


def page(program: Command) -> str:
    """Write the whole page."""
    return "\n".join(_rows(program)) + "\n"


def _rows(program: Command) -> Iterator[str]:
    """Go through its rows."""
    yield '.\\" Made by `python -m tests.shell` from the declared commands; change those.'
    yield '.TH COMPANION 1 "" "" "Companion"'
    yield from (".SH NAME", "companion \\- a companion at the table, beside boxed spy games")
    yield from (".SH SYNOPSIS", ".B companion", ".br", ".B companion", ".I COMMAND")
    yield from (".SH DESCRIPTION", _plain(program.help))
    yield "Without a command it opens the app."
    yield from (".SH OPTIONS", *(row for word in program.options for row in _word(word)))
    yield ".SH COMMANDS"
    for command in program.below:
        yield from _command(command, f"companion {command.name}")
    yield ".SH FILES"
    for system, tables, settings in WHERE:
        yield from (".TP", f"{system}", f"tables: {_plain(tables)}; settings: {_plain(settings)}")
    yield from (".SH ENVIRONMENT", ".TP", f".B {HOME}", "one folder for tables and settings")
    yield from (".TP", ".B LANGUAGE, LC_ALL, LC_MESSAGES, LANG")
    yield "the language, where none was chosen with --lang or in the settings"


def _command(command: Command, name: str) -> Iterator[str]:
    """Write one command, and those below it."""
    yield f".SS {_plain(name)} {_usage(command)}".rstrip()
    yield _plain(command.help)
    for word in command.words:
        if not {"--help", "--lang", "--own"} & {*word.flags}:
            yield from _word(word)
    if command.epilog:
        yield from (".PP", _plain(command.epilog))
    for below in command.below:
        yield from _command(below, f"{name} {below.name}")


def _usage(command: Command) -> str:
    """Write what stands behind a command."""
    words = (f"[{word.value}]" if word.optional else word.value for word in command.alone)
    return _plain(" ".join(words))


def _word(word: Word) -> Iterator[str]:
    """Write one option, or one word that stands alone."""
    value = "|".join(word.choices) or word.value
    yield ".TP"
    yield f".B {_plain(', '.join(word.flags) or value)}" + (
        f" {_plain(value)}" if word.flags and value else ""
    )
    yield _plain(word.help or value)


def _plain(text: str) -> str:
    """Write a text so that nothing in it steers the formatter."""
    told = text.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ")
    return f"\\&{told}" if told[:1] in (".", "'") else told
