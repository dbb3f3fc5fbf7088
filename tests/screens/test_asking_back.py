"""Words that were not typed to their end: nobody else decides which ones were meant."""

from pathlib import Path

from companion.play.table import Table
from tests.screens.stage import Stage
from tests.screens.test_share import asked


def test_a_beginning_that_a_blank_ends_is_asked_back_about(tmp_path: Path) -> None:
    async def play(found: Stage, _begun: Table) -> None:
        await found.type("appl ")
        assert "“appl” is taken for apple. Another word? Backspace takes it back." in found.dialog
        await found.press("backspace")
        assert "Adam: Petr:" in found.dialog
        await found.type("apple ")
        assert "is taken for" not in found.dialog

    asked(tmp_path, play)
