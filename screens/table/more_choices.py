"""What is not due and yet possible: notes, remarks, corrections, each by its name."""

from collections.abc import Iterable
from typing import Any

from companion.game import DUE, Choice, Words
from companion.locale import _
from screens.kit.page import Asker
from screens.kit.pick_dialog import Choice as Pick


async def chosen_more(
    page: Asker, choices: Iterable[Choice[Any]], words: Words[Any, Any], view: Any
) -> Choice[Any] | None:
    """Ask which of them it is; nothing where somebody goes back."""
    others = [choice for choice in choices if choice.group != DUE]
    told = {
        str(at): words.kind(choice.kind, choice.fixed, view) for at, choice in enumerate(others)
    }
    chosen = await page.ask(Pick(_("More"), told)) if told else None
    return others[int(chosen)] if chosen else None
