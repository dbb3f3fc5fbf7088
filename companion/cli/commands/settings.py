"""`companion settings`: says the settings, and changes them, for those who never open the app."""

import argparse
from dataclasses import asdict, replace

from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.cli.parser import Commands
from companion.core import NotUnderstood
from companion.locale import N_, _
from companion.text.plaintext import visible
from companion.untyped import Value

OWN = N_("system")  # in place of an empty value: as on this computer
SWITCH = {False: N_("off"), True: N_("on")}


def declare(commands: Commands) -> None:
    """Declare the command."""
    parser = commands.add_parser("settings", help=_("say the settings, or change one"))
    parser.add_argument("name", nargs="?", default="", metavar=_("NAME"))
    parser.add_argument("value", nargs="?", metavar=_("VALUE"), help=_("its new value"))
    parser.set_defaults(run=run)


def run(wanted: argparse.Namespace) -> int:
    """Say all settings or one of them, or save a new value."""
    from companion.store import settings
    from companion.store.disk import places

    folder = places.tables()
    kept, damage = settings.read(folder)
    if damage:
        say(damage)
    known = asdict(kept)
    if wanted.name and wanted.name not in known:
        said = _("there is no setting {name}; there are: {known}")
        raise NotUnderstood(said.format(name=visible(wanted.name), known=", ".join(known)))
    if wanted.value is not None:
        value = _read(wanted.value, settings.VALUES[wanted.name])
        settings.write(folder, replace(kept, **{wanted.name: value}))
        known[wanted.name] = value
    for name in (wanted.name,) if wanted.name else known:
        ways = ", ".join(map(_said, settings.VALUES[name]))
        say(
            _("{name}: {value} (one of: {ways})").format(
                name=name, value=_said(known[name]), ways=ways
            )
        )
    return DONE


def _read(typed: str, values: tuple[Value, ...]) -> Value:
    """Return the value that was typed, or refuse it with those that there are."""
    for value in values:
        if typed.casefold() in (_written(value), _said(value)):
            return value
    ways = ", ".join(map(_said, values))
    raise NotUnderstood(_("choose one of: {values}").format(values=ways))


def _written(value: Value) -> str:
    """Return a value as it is typed in English."""
    if isinstance(value, bool):
        return SWITCH[value]
    return str(value) or OWN


def _said(value: Value) -> str:
    """Return a value as it is said."""
    return _(_written(value)) if isinstance(value, bool) or value == "" else str(value)
