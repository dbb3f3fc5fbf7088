"""What can be done on the page of every seat: the commands, and what they do."""

from companion.locale import N_, _
from screens.kit.keys.commands import Command
from screens.kit.window import window
from screens.table.extras import done
from screens.table.page_contract import LARGE, NARROW
from screens.table.panels.announcement import Announced
from screens.table.seat.commands import WHY
from screens.table.seat.list_face import LOG, SHEET
from screens.table.seat.more import has_more, more
from screens.table.seat.rules_here import show_rules
from screens.table.seat.seat_kind import Deed
from screens.table.seat.seat_page import SeatPage
from screens.table.seat.undo import undo


def mark(page: SeatPage, across: int, down: int) -> None:
    """Move the mark."""
    page.say("")
    page.face.mark(across, down)
    page.sign_enter()
    if page.tasks.waiting:
        page.refresh_bindings()


def can_mark(page: SeatPage, across: int, _down: int) -> bool:
    """Say whether the mark can move there."""
    return page.face.across or not across


def tick(page: SeatPage, at: int = -1) -> None:
    """Tick off the task at this place; without a place, what Enter ticks off."""
    page.say("")
    if page.tasks.due and page.has_class(LARGE):  # the large letters cover the list of tasks
        page.remove_class(LARGE)
    else:
        page.tasks.tick(at)


def can_tick(page: SeatPage, *place: int) -> bool:
    """Say whether tasks can be ticked off: the one at a place, or by Enter."""
    return bool(page.tasks.waiting if place else page.tasks.enter)


def choose(page: SeatPage) -> None:
    """Choose what is marked; if nothing is, do what Enter does then, or say how to choose."""
    if page.face.choose():
        return
    if page.enter_key:
        page.enter_key.does()
    else:
        page.say_for_now(page.face.hint)


def can_choose(page: SeatPage) -> bool:
    """Say whether Enter chooses, as it ticks nothing off."""
    return not page.tasks.enter


def chooses_nothing(page: SeatPage) -> bool:
    """Say whether Enter neither chooses nor leads on."""
    return not page.face.proposes and (page.enter_key is None or page.enter_key.out)


def back(page: SeatPage) -> None:
    """Take the last step back, or leave choices other than the usual ones."""
    page.say("")
    if page.face.back():
        return
    if not page.elsewhere:
        page.say(_("No choice was begun. Undo takes back what was played."))
    page.renew()


def do_more(page: SeatPage, what: str = "") -> None:
    """Do the thing with this name under More, or show the list."""
    if page.tasks.due:  # a line of the list would cover the tasks
        page.say_for_now(page.tasks.asked)
        return
    offered = tuple(more(page, page.look))
    if offered and not what:
        window(page).held.begin(page, "f4")
    page.run_worker(done(page, offered, what))


def draw(page: SeatPage) -> None:
    """Play a random move, and say that nothing proves it."""
    if page.play(page.seating.sitting.draw(page.seating.seat)):
        page.say(_("The program chose at random. Nothing proves that."))


def take_back(page: SeatPage) -> None:
    """Take moves back, the last one first."""
    window(page).held.begin(page, "ctrl+z")
    page.run_worker(undo(page))


def announced(page: SeatPage) -> None:
    """Show the announcement in large letters, or the board again."""
    said = any(each.shown for each in page.query(Announced))
    page.set_class(said and not page.has_class(LARGE), LARGE)


def turn(page: SeatPage) -> None:
    """Show the next panel."""
    page.tabs.turn(narrow=page.has_class(NARROW))
    page.sign_enter()


def scroll(page: SeatPage, panel: str, pages: int) -> None:
    """Scroll a panel by pages, and show it if a tab hides it."""
    if page.has_class(NARROW):
        page.tabs.show(panel)
        page.sign_enter()
    page.tabs.page(panel, pages)


def leave(page: SeatPage) -> None:
    """Leave a choice, or the table."""
    if page.begun:
        page.renew()
    else:
        page.leave()


DEEDS = (
    Deed(
        mark,
        (
            Command(
                "mark(-1, 0)", "left", N_("Left"), N_("mark what lies to the left"), shown=False
            ),
            Command(
                "mark(1, 0)", "right", N_("Right"), N_("mark what lies to the right"), shown=False
            ),
            Command("mark(0, -1)", "up", N_("Up"), N_("mark what lies above"), shown=False),
            Command("mark(0, 1)", "down", N_("Down"), N_("mark what lies below"), shown=False),
        ),
        can=can_mark,
    ),
    Deed(
        tick,
        (Command("tick", "enter", N_("Tick off"), N_("tick off what was done at the board")),),
        can=can_tick,
    ),
    Deed(
        choose,
        (Command("choose", "enter", N_("Choose"), N_("choose what is marked")),),
        can=can_choose,
        idle=chooses_nothing,
    ),
    Deed(
        back,
        (Command("back", "backspace", N_("Back"), N_("take the last choice back")),),
        idle=lambda page: not page.begun,
    ),
    Deed(
        do_more,
        (Command("more", "f4", N_("More"), N_("corrections, notes, decisions, files")),),
        idle=lambda page: page.tasks.due or not has_more(page, page.look),
    ),
    Deed(
        draw,
        (
            Command(
                "draw", "f7", N_("Chance"), N_("let the program throw or draw; nothing proves it")
            ),
        ),
        can=lambda page: any(each.drawn for each in page.seating.due_choices),
    ),
    Deed(
        take_back,
        (Command("undo", "ctrl+z,f8", N_("Undo"), N_("what can be taken back, and why no more")),),
        idle=lambda page: not page.seating.undoable,
    ),
    Deed(
        lambda page: show_rules(page, page.mover.refusals.rule),
        (Command("why", WHY, N_("Why?"), N_("the rule behind a refusal in sight, or all rules")),),
        idle=lambda page: not page.mover.refusals.rule,
    ),
    Deed(show_rules, (Command("look_up", "slash", N_("Rules"), N_("ask the rules of this game")),)),
    Deed(
        announced,
        (Command("announced", "f6", N_("Large"), N_("what was said aloud, large"), shown=False),),
    ),
    Deed(turn, (Command("turn", "tab", N_("Panel"), N_("go to the next panel")),)),
    Deed(
        scroll,
        (
            Command(
                f"page('{LOG}', -1)", "pageup", N_("Log up"), N_("go back in the log"), shown=False
            ),
            Command(
                f"page('{LOG}', 1)", "pagedown", N_("Log down"), N_("go on in the log"), shown=False
            ),
            Command(
                f"page('{SHEET}', -1)", "shift+pageup", N_("Table up"), N_("go up"), shown=False
            ),
            Command(
                f"page('{SHEET}', 1)",
                "shift+pagedown",
                N_("Table down"),
                N_("go down"),
                shown=False,
            ),
        ),
    ),
)
LEAVES = Command(
    "leave", "escape", N_("Leave"), N_("leave a choice, or the table; everything is saved")
)
LEAVE = Deed(leave, (LEAVES,))
