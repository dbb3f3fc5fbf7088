"""A monkey: it presses, taps, pastes and drags as nobody would, the same again from the same seed.

Real hands are fast, too: a settled share of what it does comes several times without a pause.
"""

from collections.abc import Callable, Iterator
from random import Random
from string import ascii_lowercase, digits

from textual import events

from tests.screens.stage import SIZES, Size, Stage
from tests.store.evening import PIN

REPEATS = 0.3  # of all it does, so much comes several times at once
AT_ONCE = 6  # at most so often
NAMED = (
    *("enter", "escape", "tab", "shift+tab", "backspace", "delete", "space", "question_mark"),
    *("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "shift+pageup"),
    *("shift+pagedown", "f1", "f2", "f3", "f4", "f5", "f6"),
    *("f7", "f8", "f9", "f10"),
    *("ctrl+p", "ctrl+z", "ctrl+s", "ctrl+u", "ctrl+a", "ctrl+c", "ctrl+x", "ctrl+v", "ctrl+k"),
)
SIGNS = ascii_lowercase.replace("q", "") + digits + ".-~"  # q would only leave
PASTED = (
    *("abse abso abst absu", "2468", "D4", "Eva Adam", "2026 · one two", "[b]x[/] [@click=app.x]"),
    *("a" * 500, "ž\u0301\u202e\x07\n\t💣", "HEAD:0123", "evening.table", "1\n2\n3", " ", "/"),
)
CHARACTERS = {"enter": "\r", "tab": "\t", "space": " ", "question_mark": "?", "backspace": "\x7f"}
SMALL = ((20, 8), (2, 20), (1, 1))


def key(name: str) -> events.Key:
    """Press a key."""
    return events.Key(name, name if len(name) == 1 else CHARACTERS.get(name))


def tap(x: int, y: int) -> list[events.Event]:
    """Tap on a cell."""
    return [_mouse(events.MouseDown, (x, y)), _mouse(events.MouseUp, (x, y))]


class Monkey:
    """Sits at a running app."""

    def __init__(self, stage: Stage, random: Random, habits: float) -> None:
        """Sit down; `habits` is how often it types the PIN to get to the map."""
        self.stage = stage
        self._random = random
        self._kinds: dict[Callable[[], list[events.Event]], float] = {
            self._named: 30,
            self._sign: 24,
            self._tap: 30,
            self._wheel: 3,
            self._paste: 3,
            self._drag: 3,
            self._resize: 0.5,
            self._look_away: 0.5,
            self._call: habits,
        }

    def wave(self) -> Iterator[events.Event]:
        """Give what comes without a pause."""
        random = self._random
        for _each in range(random.choice((1, 1, 1, 2, 3))):
            [kind] = random.choices(list(self._kinds), list(self._kinds.values()))
            done = kind()
            often = random.randint(2, AT_ONCE) if random.random() < REPEATS else 1
            for _time in range(often):
                yield from (_again(event) for event in done)

    def _named(self) -> list[events.Event]:
        """Press a key that has a name; Enter most of all."""
        return [key(self._random.choice((*NAMED, "enter", "enter", "enter")))]

    def _sign(self) -> list[events.Event]:
        """Press a letter or a figure."""
        return [key(self._random.choice(SIGNS))]

    def _call(self) -> list[events.Event]:
        """Do what leads to the map: calm first, then the call, then the PIN."""
        return [key(name) for name in ("escape", "n", "f2", *PIN, "enter")]

    def _point(self) -> tuple[int, int]:
        """Point somewhere; rather at something that is written."""
        random, size = self._random, self.stage.app.size
        return random.randrange(size.width), random.randrange(size.height)

    def _tap(self) -> list[events.Event]:
        """Tap somewhere."""
        return tap(*self._point())

    def _drag(self) -> list[events.Event]:
        """Mark something with the mouse."""
        one, other = self._point(), self._point()
        return [
            _mouse(events.MouseDown, one),
            _mouse(events.MouseMove, other),
            _mouse(events.MouseUp, other),
        ]

    def _wheel(self) -> list[events.Event]:
        """Turn the wheel."""
        kind = self._random.choice((events.MouseScrollUp, events.MouseScrollDown))
        return [_mouse(kind, self._point(), 0)]

    def _paste(self) -> list[events.Event]:
        """Paste something."""
        return [events.Paste(self._random.choice(PASTED))]

    def _resize(self) -> list[events.Event]:
        """Drag the window to another size."""
        return [_resized(self._random.choice((*SIZES, *SMALL)))]

    def _look_away(self) -> list[events.Event]:
        """Look at another window, and back."""
        return [events.AppBlur(), events.AppFocus()]


def _mouse(
    kind: type[events.MouseEvent], at: tuple[int, int], button: int = 1
) -> events.MouseEvent:
    """Do something with the mouse, as a terminal reports it."""
    x, y = at
    return kind(None, x, y, 0, 0, button, False, False, False, screen_x=x, screen_y=y)


def _resized(size: Size) -> events.Resize:
    """Give a window another size, as a terminal reports it."""
    return events.Resize.from_dimensions(size, None)


def _again(event: events.Event) -> events.Event:
    """Give the same event anew, as no event comes twice."""
    if isinstance(event, events.MouseEvent):
        return _mouse(type(event), (int(event.x), int(event.y)), event.button)
    if isinstance(event, events.Resize):
        return _resized((event.size.width, event.size.height))
    if isinstance(event, events.Key):
        return key(event.key)
    return events.Paste(event.text) if isinstance(event, events.Paste) else type(event)()
