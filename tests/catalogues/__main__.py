"""Find the texts of the program, bring the catalogues up to date, compile them, tell what is left.

Languages may follow: `python -m tests.catalogues sk` leaves the others as they are.
"""

import sys

from tests.catalogues.doubts import doubts, is_said
from tests.catalogues.files import (
    LANGUAGES,
    Memory,
    compiled,
    compiled_file,
    remembered,
    text_file,
    translated,
    updated,
    written,
)
from tests.catalogues.texts import homes


def main(languages: list[str]) -> int:
    """Bring these languages up to date, or all of them."""
    if strange := set(languages) - set(LANGUAGES):
        print(f"known are {', '.join(LANGUAGES)}, not {', '.join(sorted(strange))}")
        return 2
    for language in languages or LANGUAGES:
        memory = remembered(language)
        for name in homes():
            renew(name, language, memory)
    return 0


def renew(name: str, language: str, memory: Memory) -> None:
    """Bring one catalogue up to date, and tell how far it is."""
    text, binary = text_file(name, language), compiled_file(name, language)
    text.parent.mkdir(parents=True, exist_ok=True)
    text.write_bytes(written(updated(name, language, memory)))
    binary.write_bytes(compiled(translated(name, language)))
    catalog = translated(name, language)
    messages = [each for each in catalog if each.id]
    done = sum(1 for each in messages if is_said(each))
    guesses = sum(1 for each in messages if each.fuzzy)
    print(f"{language} {name}: {done} of {len(messages)} said, {guesses} guesses to look at")
    for doubt in doubts(catalog):
        print(f"  {doubt}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
