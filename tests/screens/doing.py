"""What takes more than keys: pasting a text, and waiting for work that is done beside the screen."""

from textual import events

from tests.screens.stage import Stage


async def paste(stage: Stage, text: str, *keys: str) -> None:
    """Paste a text where the cursor is, as a terminal does, and press keys behind it."""
    assert stage.app.focused is not None
    stage.app.focused.post_message(events.Paste(text))
    await stage.settle()
    await stage.press(*keys)


async def done(stage: Stage, work: str) -> None:
    """Wait until a piece of work is done, and what came of it is shown."""
    at_work = [each for each in stage.app.workers if each.name == work]
    await stage.app.workers.wait_for_complete(at_work)
    await stage.settle()
