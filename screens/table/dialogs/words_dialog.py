"""A dialog for a few words of somebody's own."""

from companion.core import NotUnderstood
from companion.locale import _
from companion.text.plaintext import need_words
from screens.kit.dialogs.line_dialog import LineDialog
from screens.kit.page import Asker


async def words(page: Asker, question: str, *, needed: bool = False) -> str | None:
    """Ask for a few words; None if somebody goes back."""
    return await page.ask(own_words(question, needed=needed))


def own_words(question: str, *, needed: bool = True) -> LineDialog[str]:
    """Return the dialog for a few words."""

    def take(typed: str) -> str:
        if needed and not typed.split():
            raise NotUnderstood(_("a few words belong to it; they stand in the record"))
        said = " ".join(typed.split())
        need_words(said)
        return said

    return LineDialog(question, take)
