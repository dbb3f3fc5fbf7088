"""The commands of all seats' pages, and their order in the footer."""

from companion.locale import N_
from screens.kit.keys.commands import Command
from screens.table.seat.list_face import LOG, SHEET

WHY = "f3"  # opens the rule behind a message
LEAVE = Command(
    "leave", "escape", N_("Leave"), N_("leave a choice, or the table; everything is saved")
)
COMMANDS = (
    Command("mark(-1, 0)", "left", N_("Left"), N_("mark what lies to the left"), shown=False),
    Command("mark(1, 0)", "right", N_("Right"), N_("mark what lies to the right"), shown=False),
    Command("mark(0, -1)", "up", N_("Up"), N_("mark what lies above"), shown=False),
    Command("mark(0, 1)", "down", N_("Down"), N_("mark what lies below"), shown=False),
    Command("tick", "enter", N_("Tick off"), N_("tick off what was done at the board")),
    Command("choose", "enter", N_("Choose"), N_("choose what is marked")),
    Command("back", "backspace", N_("Back"), N_("take the last choice back")),
    Command("more", "f4", N_("More"), N_("corrections, notes, decisions, files")),
    Command("draw", "f7", N_("Chance"), N_("let the program throw or draw; nothing proves it")),
    Command("undo", "ctrl+z,f8", N_("Undo"), N_("what can be taken back, and why no more")),
    Command("why", WHY, N_("Why?"), N_("the rule behind a refusal in sight, or all rules")),
    Command("look_up", "slash", N_("Rules"), N_("ask the rules of this game")),
    Command("announced", "f6", N_("Large"), N_("what was said aloud, large"), shown=False),
    Command("turn", "tab", N_("Panel"), N_("go to the next panel")),
    Command(f"page('{LOG}', -1)", "pageup", N_("Log up"), N_("go back in the log"), shown=False),
    Command(f"page('{LOG}', 1)", "pagedown", N_("Log down"), N_("go on in the log"), shown=False),
    Command(f"page('{SHEET}', -1)", "shift+pageup", N_("Table up"), N_("go up"), shown=False),
    Command(f"page('{SHEET}', 1)", "shift+pagedown", N_("Table down"), N_("go down"), shown=False),
)
REST = Command(
    "rest",
    "f10",
    N_("Break"),
    N_("cover everything, which is saved; the secret side takes the PIN then"),
)
HEAD = Command("head", "f5", N_("Receipt"), N_("show the last receipt once more"))
# For narrow windows; commands that are useless now come last anyway.
ORDER = (
    *(
        "draw",
        "hide",
        "why",
        "call",
        "notes",
        "back",
        "look_up",
        "undo",
        "more",
        "cover",
        "uncover",
    ),
    *("head", "leave", "tick", "choose", "turn"),
)
SOUGHT = (
    "leave",
    "more",
    "undo",
    "help",
    "back",
    "why",
    "hide",
    "call",
)  # first in narrow windows


def ordered(*, narrow: bool, begun: bool, ticks: bool) -> tuple[str, ...]:
    """Return the commands for the footer, the most important first.

    In narrow windows the way out comes first. Enter comes late, as its sign is in the list.
    """
    first = ("tick",) if ticks else ()
    if not narrow:
        return ("help", *first, *ORDER)
    return (*first, *(("back",) if begun else ()), *SOUGHT, *ORDER)
