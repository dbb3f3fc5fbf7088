"""No word is cut in the smallest window, in any language."""

import re

from tests.screens.stage import GOLDENS

CUT = re.compile(r"\w…(?!\w)")
SMALL = [
    *GOLDENS.glob("*-40x20.txt"),
    *GOLDENS.glob("*-40.txt"),
    *(path for language in ("cs", "sk", "ru") for path in GOLDENS.glob(f"{language}/*.txt")),
]


def test_no_row_of_a_small_screen_ends_in_the_middle_of_a_word() -> None:
    rows = ((path, row) for path in SMALL for row in path.read_text("utf-8").splitlines())
    assert len(SMALL) > 100
    assert [(path.name, row) for path, row in rows if CUT.search(row)] == []
