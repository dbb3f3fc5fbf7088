"""Catalogues on the disk: the text that translators fill in, and what the program reads."""

from collections.abc import Mapping
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tests.catalogues.doubts import is_said
from tests.catalogues.texts import homes, template

LANGUAGES = {"cs": "Czech", "sk": "Slovak", "ru": "Russian"}
SOMEWHEN = datetime(2026, 1, 1, tzinfo=UTC)  # the same texts give the same bytes
WIDTH = 100


def text_file(name: str, language: str) -> Path:
    """Name the file that translators fill in."""
    return homes()[name] / language / "LC_MESSAGES" / f"{name}.po"


def compiled_file(name: str, language: str) -> Path:
    """Name the file that the program reads."""
    return text_file(name, language).with_suffix(".mo")


def translated(name: str, language: str) -> Catalog:
    """Read what is translated so far; none at all where nobody has begun."""
    path = text_file(name, language)
    with BytesIO(path.read_bytes() if path.exists() else b"") as file:
        catalog = read_po(file, locale=language, domain=name)
    catalog.header_comment = f"# {LANGUAGES[language]}: see companion/locale/TRANSLATING.md"
    catalog.project, catalog.version, catalog.msgid_bugs_address = "Companion", "1", ""
    catalog.creation_date = catalog.revision_date = SOMEWHEN
    catalog.language_team = catalog.last_translator = LANGUAGES[language]
    catalog.fuzzy = False
    return catalog


Memory = Mapping[object, Message]


def remembered(language: str) -> Memory:
    """Give all that is said in a language, wherever it stands, by the English."""
    found = (each for name in homes() for each in translated(name, language))
    return {each.id: each for each in found if each.id and is_said(each)}


def updated(name: str, language: str, memory: Memory) -> Catalog:
    """Bring a catalogue up to date: new texts are empty, what is like an old text is a guess.

    A text that has moved here from another catalogue brings what was said there, as a guess.
    """
    catalog = translated(name, language)
    catalog.update(template(name), update_creation_date=False)
    for message in [each for each in catalog if each.id and not is_said(each)]:
        if found := memory.get(message.id):
            message.string, message.previous_id = found.string, []
            message.flags.add("fuzzy")
    return catalog


def written(catalog: Catalog) -> bytes:
    """Write a catalogue as text; texts that are not said any more are left out."""
    file = BytesIO()
    write_po(
        file, catalog, WIDTH, ignore_obsolete=True, include_lineno=False, include_previous=True
    )
    return file.getvalue()


def compiled(catalog: Catalog) -> bytes:
    """Write a catalogue as the program reads it: what is not said whole stays English."""
    for message in [each for each in catalog if each.id and not is_said(each)]:
        catalog.delete(message.id, message.context)
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()
