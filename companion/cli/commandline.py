"""The whole command line: all commands, each declared by its own module, and its help."""

from argparse import RawDescriptionHelpFormatter
from collections.abc import Iterable
from importlib import import_module

from companion import __version__
from companion.cli.parser import CommandParser
from companion.core import CompanionError
from companion.locale import _
from companion.store.disk import places
from companion.telling.started import started_as
from companion.text.plaintext import visible


def modules(names: Iterable[str], wanted: str = "") -> Iterable[str]:
    """Return the module of a command, or all modules if the name is unknown."""
    if wanted in names:
        return (f"companion.cli.commands.{wanted}",)
    from companion.cli import extras

    extra = extras.commands()
    if wanted in extra:
        return (extra[wanted],)
    return (*(f"companion.cli.commands.{name}" for name in names), *extra.values())


def whole(found: Iterable[str]) -> CommandParser:
    """Return a parser with the commands of these modules."""
    parser = CommandParser(
        prog=started_as(),
        description=_("Sits beside the box: referees, keeps secrets, counts, explains the rules."),
        epilog=f"{_told()}\n\n{folders()}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    told = _("show the version, and exit")
    version = f"companion {__version__}"
    parser.add_argument("--version", action="version", version=version, help=told)
    commands = parser.add_subparsers(required=True, metavar=_("COMMAND"))
    for module in found:
        import_module(module).declare(commands)
    return parser


def _told() -> str:
    """Return the hints about what to type next."""
    program = started_as()
    return "\n".join(
        (
            _("`{program}` alone opens the app.").format(program=program),
            _("`{program} help COMMAND` tells about one command.").format(program=program),
        )
    )


def folders() -> str:
    """Say where tables and settings are stored, and how to change that."""
    try:
        tables, settings = visible(places.tables()), visible(places.settings())
    except CompanionError as reason:
        return str(reason)
    return "\n".join(
        (
            _("Tables:   {folder}").format(folder=tables),
            _("Settings: {folder}").format(folder=settings),
            _("The variable {name} names one folder for both.").format(name=places.HOME),
        )
    )
