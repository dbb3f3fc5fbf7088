"""Waiting until an app rests: nothing in it is ready to run, and what has changed is drawn.

Threads that work beside it, and timers that have not rung, are not waited for.
"""

import asyncio
from typing import Any

from textual._context import active_app


async def rest(*_asleep: float) -> None:
    """Wait until the app rests, however long a busy machine takes for it."""
    loop: Any = asyncio.get_running_loop()
    app = active_app.get()
    while True:
        while loop._ready:
            await asyncio.sleep(0)
        due = [each for each in app.screen_stack if each._update_timer._active.is_set()]
        if not due:
            return
        for screen in due:
            screen._on_timer_update()
        await asyncio.sleep(0)
