"""Exports and imports tables: as game texts in clear, or whole with their secrets encrypted."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli.desk.output import say
from companion.cli.exit_codes import DONE
from companion.locale import _
from companion.text.plaintext import visible

if TYPE_CHECKING:
    from companion.store.tables import Tables


def exported(wanted: argparse.Namespace, tables: "Tables") -> int:
    """Write a table to a file, as a game text or whole."""
    from companion.play import table
    from companion.store.disk import files

    row = tables.find(wanted.name)
    if wanted.whole:
        files.write_new(Path(wanted.file), tables.dump(row), files.PRIVATE)
        say(
            _("{file}: the whole table; its secrets stay encrypted").format(
                file=visible(wanted.file)
            )
        )
        return DONE
    files.need_new(Path(wanted.file))
    opened = table.resume(tables, row, pin_of(wanted, _("PIN: ")) if row.locked else "")
    try:
        files.write_new(Path(wanted.file), opened.text, files.PRIVATE)
    finally:
        opened.close()
    say(_("{file}: the whole game, for anybody to read").format(file=visible(wanted.file)))
    return DONE


def imported(wanted: argparse.Namespace, tables: "Tables") -> int:
    """Import a whole table, or begin one from a game text."""
    from companion.play import import_source, replay
    from companion.store.disk import files

    text = files.read_text(Path(wanted.file))
    whole = import_source.is_whole(text)
    edition = files.read_text(wanted.edition) if wanted.edition and not whole else None
    found = import_source.source(text, edition)
    name = wanted.table or ("" if whole else Path(wanted.file).stem)
    pin = pin_of(wanted, _("A PIN or passphrase for the hidden side: ")) if found.hides else None
    say(_("{name}: imported").format(name=found.into(tables, name, pin)))
    if found.dealt:
        say(replay.undealt())
    return DONE


def pin_of(wanted: argparse.Namespace, prompt: str) -> str:
    """Ask for a PIN, which is typed unseen, or read it from a file."""
    from companion.cli.desk.place import desk

    place = desk(wanted.pin_file)
    with place.curtain():
        return place.pin(prompt)
