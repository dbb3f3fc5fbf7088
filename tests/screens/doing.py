"""What takes more than keys: pasting, keys in a burst, work that is done beside the screen."""

from textual import events

from tests.screens.stage import Stage


async def paste(stage: Stage, text: str, *keys: str) -> None:
    """Paste a text where the cursor is, as a terminal does, and press keys behind it."""
    assert stage.app.focused is not None
    stage.app.post_message(events.Paste(text))
    await stage.settle()
    await stage.press(*keys)


async def burst(stage: Stage, *typed: str) -> None:
    """Send keys all at once, faster than the screen can follow; a text letter by letter."""
    for text in typed:
        for key in (text,) if text == "enter" else text:
            stage.app.post_message(events.Key(key, None if key == "enter" else key))
    await stage.settle()


async def done(stage: Stage, work: str) -> None:
    """Wait until a piece of work is done, and what came of it is shown."""
    at_work = [each for each in stage.app.workers if each.name == work]
    await stage.app.workers.wait_for_complete(at_work)
    await stage.settle()
