"""What can be typed at the prompt beside the lines of the game."""

from companion.cli import extras
from companion.cli.behind import lifted
from companion.cli.command import Command
from companion.cli.drawing import draw
from companion.cli.evening import Evening
from companion.cli.evidence import evidence
from companion.cli.heads import head
from companion.cli.looking import legal, look, why
from companion.cli.notes import notes
from companion.cli.proving import proof
from companion.cli.sharing import share
from companion.cli.undoing import undo
from companion.core import PUBLIC, NotUnderstood, Seat
from companion.locale import N_, _


def offered(session: Evening) -> dict[str, Command]:
    """Give the commands of this table by their names, with those that its game brings."""
    hiding, noting = bool(session.hidden), bool(session.sitting.noting)
    drawing = bool(session.sitting.drawable(PUBLIC))
    extra = extras.at_the_prompt(session.table.game)
    both = {**COMMANDS, **{each.name: each for each in (extra.COMMANDS if extra else ())}}
    return {
        name: each
        for name, each in both.items()
        if (hiding or not each.hiding)
        and (noting or not each.noting)
        and (drawing or not each.drawing)
    }


def helped(session: Evening, seat: Seat, rest: str) -> None:
    """Tell the commands."""
    for command in offered(session).values():
        session.say(f"  {command.name:<8} {_(command.help)}")
    session.say(_("Every other line is a move; the command `notation` lists them all."))


def hidden(session: Evening, seat: Seat, rest: str) -> None:
    """Lift the curtain with the PIN; Enter alone lets it fall."""
    if not session.desk.hides or seat == session.hidden:
        raise NotUnderstood(_("this is the hidden side already"))
    if session.table.opened:
        raise NotUnderstood(_("nothing is secret any more: type look keeper"))
    lifted(session)


def end(session: Evening, seat: Seat, rest: str) -> None:
    """Open everything after the end of the game, or where the players stop."""
    if seat != session.hidden and not session.table.opened:
        said = _("only {holder} opens everything: type keeper, then end")
        raise NotUnderstood(said.format(holder=session.holder))
    if not session.table.over:
        _stop(session, seat, rest)
    if session.sitting.new_head:
        raise NotUnderstood(_("first the others keep the last head: Enter shows it"))
    with session.saving(seat, "end"):
        session.sitting.end(seat)
    session.say(_("the seed is shown, the keys are erased; nothing is secret any more"))


def _stop(session: Evening, seat: Seat, rest: str) -> None:
    """Let the others keep a head of everything where a game stops before its end."""
    if rest != "now":
        raise NotUnderstood(_("the game is not over; end now stops it here for good"))
    with session.saving(seat, "end now"):
        session.sitting.stop(seat)


def leave(session: Evening, seat: Seat, rest: str) -> None:
    """Leave; everything that was saved is there next time."""
    session.open = False


COMMANDS = {
    command.name: command
    for command in (
        Command("help", N_("these words"), helped),
        Command("look", N_("the table; look keeper: also the map"), look, words=True),
        Command("legal", N_("what may come now; legal WORD: what begins so"), legal, words=True),
        Command("why", N_("the rule behind the last refusal; why RULE: any"), why, words=True),
        Command("undo", N_("take the last line back; undo list: how far"), undo, words=True),
        Command("draw", N_("let the program throw or draw by chance"), draw, drawing=True),
        Command("keeper", N_("the hidden side, with the PIN; Enter hides it"), hidden, hiding=True),
        Command(
            "share",
            N_("the other players' words, before anything is sealed"),
            share,
            words=True,
            hiding=True,
        ),
        Command(
            "head",
            N_("the last head again; head now: of all so far"),
            head,
            words=True,
            hiding=True,
        ),
        Command(
            "proof",
            N_("how many receipts; proof red, proof every: ask for more"),
            proof,
            words=True,
            hiding=True,
        ),
        Command(
            "notes",
            N_("notes NAME: what a player notes in private"),
            notes,
            words=True,
            noting=True,
        ),
        Command("evidence", N_("write what anybody can verify to a file"), evidence, words=True),
        Command(
            "end",
            N_("open everything after the game; end now: stop it here"),
            end,
            words=True,
            hiding=True,
        ),
        Command("quit", N_("leave; everything is saved"), leave),
    )
}
WHILE_UNSAVED = ("help", "look", "why", "keeper", "quit")
