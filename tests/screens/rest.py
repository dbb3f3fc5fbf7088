"""Waiting until an app rests: nothing in it is ready to run, and what has changed is drawn.

Threads that work beside it are not waited for, nor timers, but for those by which Textual puts off
drawing and a change of size: what they would do is done at once.
"""

import asyncio
from typing import Any

from textual._context import active_app

MOMENT = 0.01  # seconds after which somebody looks again whether a new screen stands


async def rest(*_asleep: object) -> None:
    """Wait until the app rests, however long a busy machine takes for it."""
    loop: Any = asyncio.get_running_loop()
    app: Any = active_app.get()
    while True:
        while loop._ready:
            await asyncio.sleep(0)
        due = [each for each in app.screen_stack if each._update_timer._active.is_set()]
        if not due and app._resize_event is None:
            if _stands(app):
                return
            await asyncio.sleep(MOMENT)
            continue
        app._check_resize()
        for screen in due:
            screen._on_timer_update()
        await asyncio.sleep(0)


def _stands(app: Any) -> bool:
    """Say whether the top screen was laid out, or none ever will be."""
    ended = app._exit or app._exception or not app.is_running
    return bool(ended or not app.screen_stack or app.screen._compositor.size)
