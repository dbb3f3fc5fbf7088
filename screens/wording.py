"""A few words of somebody's own, asked for where a line needs them."""

from typing import TYPE_CHECKING

from screens.asking import Asking

if TYPE_CHECKING:
    from screens.refereed import Refereed


async def words(side: "Refereed", question: str) -> str | None:
    """Ask for a few words; nothing where somebody goes back."""
    return await side.ask(Asking(question, lambda typed: " ".join(typed.split())))
