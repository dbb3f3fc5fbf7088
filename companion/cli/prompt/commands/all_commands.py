"""The commands of the prompt, beside the lines of the game."""

from companion import games
from companion.cli.commands.evidence import evidence
from companion.cli.prompt.commands.chance import draw
from companion.cli.prompt.commands.command import PromptCommand
from companion.cli.prompt.commands.heads import head
from companion.cli.prompt.commands.hint import hint
from companion.cli.prompt.commands.holder import WAYS, holder, keys
from companion.cli.prompt.commands.known import known, mark
from companion.cli.prompt.commands.menu import menu
from companion.cli.prompt.commands.mistake import admitting, mistake
from companion.cli.prompt.commands.moments import moments
from companion.cli.prompt.commands.notes import notes
from companion.cli.prompt.commands.now import now
from companion.cli.prompt.commands.overview import aloud, around, hour, legal, look, why
from companion.cli.prompt.commands.program import let_play
from companion.cli.prompt.commands.proof_level import proof
from companion.cli.prompt.commands.replay import replay
from companion.cli.prompt.commands.rulings import decide, rules
from companion.cli.prompt.commands.share import share
from companion.cli.prompt.commands.undo import undo
from companion.cli.prompt.commands.verdict import figures, verdict
from companion.cli.prompt.evening import PromptEvening
from companion.cli.prompt.hidden_side import COVERED, lifted
from companion.core import PUBLIC, NotUnderstood, Seat
from companion.locale import N_, _
from companion.text.keyboard import by_place
from companion.text.plaintext import bare


def offered(session: PromptEvening) -> dict[str, PromptCommand]:
    """Return the commands of this table by name."""
    hiding, noting = bool(session.table.hidden_seat), bool(session.sitting.noting)
    drawing = bool(session.sitting.drawable(PUBLIC))
    admits = admitting(session.table.game)
    return {
        each.name: each
        for each in commands(session.hidden)
        if (hiding or not each.hiding)
        and (session.table.program or not each.playing)
        and (session.hidden or not each.curtained)
        and (noting or not each.noting)
        and (drawing or not each.drawing)
        and (admits or not each.admitting)
    }


def named(session: PromptEvening, word: str) -> PromptCommand | None:
    """Return the command with this name, in English or the reader's language, or on its keys."""
    found = offered(session)
    own = (each for each in found.values() if bare(each.own) == bare(word))
    return found.get(word) or next(own, None) or found.get(by_place(word))


def helped(session: PromptEvening, seat: Seat, rest: str) -> None:
    """List the commands."""
    for command in offered(session).values():
        words = {command.name: command.own, **{word: _(word) for word in command.known}}
        own = ", ".join(said for word, said in words.items() if said != word)
        told = _(command.help).format(seat=session.hidden)
        name = f"{command.name}:" if session.desk.plain else f"  {command.name:<8}"
        session.say(f"{name} {told}" + (f" ({own})" if own else ""))
    said = _("Every other line is a move; `companion notation {game}` lists them all.")
    session.say(said.format(game=games.typed(session.table.game)))


def hidden(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Show the hidden side after its PIN; Enter alone hides it again."""
    if not session.desk.hides or seat == session.hidden:
        raise NotUnderstood(_("this is already the hidden side"))
    if session.table.opened:
        said = _("nothing is secret any more: type `look {seat}`")
        raise NotUnderstood(said.format(seat=session.hidden))
    lifted(session)


def cover(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Say that the hidden side is covered; behind the curtain, cover it."""
    if session.behind:
        session.covers = True
    else:
        session.say(_(COVERED))


def end(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Reveal everything, after the game or where the players stop."""
    if session.hidden not in ("", seat) and not session.table.opened:
        said = _("only {holder} can reveal everything: type `{seat}`, then `end`")
        raise NotUnderstood(said.format(holder=session.holder, seat=session.hidden))
    if session.table.over:
        _reveal(session, seat)
    elif rest != "now":
        raise NotUnderstood(_("the game is not over; to stop it here for good, type `end now`"))
    else:  # where a game stops early, the others first keep a receipt of everything
        session.save(lambda: session.sitting.stop(seat), lambda _done: _reveal(session, seat))


def _reveal(session: PromptEvening, seat: Seat) -> None:
    """Reveal everything, once the others have kept the last receipt."""
    if session.sitting.new_head:
        raise NotUnderstood(_("first the others keep the last receipt; Enter shows it"))
    said = _("everything is revealed and the keys are erased; nothing is secret any more")
    with session.desk.working(_("Revealing everything.")):
        session.save(lambda: session.sitting.end(seat), lambda _done: session.say(said))


def leave(session: PromptEvening, seat: Seat, rest: str) -> None:
    """Leave the table, which is saved."""
    session.open = False


def commands(seat: Seat) -> tuple[PromptCommand, ...]:
    """Return the general commands; the hidden seat's name is among their words."""
    return (
        PromptCommand(N_("help"), N_("this list"), helped, before_saving=True),
        PromptCommand(
            N_("look"),
            N_("the table; `look NAME`: a place or figure; `look {seat}`: the hidden side, too")
            if seat
            else N_("the table; `look NAME`: a place or figure"),
            look,
            words=True,
            known=(seat,) if seat else (),
            before_saving=True,
        ),
        PromptCommand(
            N_("around"),
            N_("what lies around it; `around NAME`: around a place or figure"),
            around,
            words=True,
            before_saving=True,
        ),
        PromptCommand(
            N_("hour"), N_("what was done in this hour or round; `hour 7`"), hour, words=True
        ),
        PromptCommand(
            N_("aloud"), N_("once more what was said aloud, and what hands do at the board"), aloud
        ),
        PromptCommand(
            N_("legal"), N_("legal moves now; `legal WORD`: those that begin so"), legal, words=True
        ),
        PromptCommand(N_("menu"), N_("a move step by step, by numbered lists"), menu),
        PromptCommand(
            N_("why"),
            N_("the rule behind the last refusal; `why RULE`: any rule"),
            why,
            words=True,
            before_saving=True,
        ),
        PromptCommand(
            N_("now"), N_("what may be done now, by which rule; the steps of the turn"), now
        ),
        PromptCommand(
            N_("rules"),
            N_("`rules QUESTION`: ask the rules in your own words"),
            rules,
            words=True,
            before_saving=True,
        ),
        PromptCommand(
            N_("decide"),
            N_("what the rulebook leaves open; `decide RULE`: how it may be read"),
            decide,
            words=True,
        ),
        PromptCommand(
            N_("undo"),
            N_("take the last line back; `undo list`: how far it goes"),
            undo,
            words=True,
            known=(N_("list"),),
        ),
        PromptCommand(
            N_("known"),
            N_(
                "what can be known of the hidden side, as far as it was agreed; `known 5`: in that"
                " hour; `known PLACE`"
            ),
            known,
            words=True,
            hiding=True,
        ),
        PromptCommand(
            N_("hint"),
            N_("what the program would do now, or why it made its last move"),
            hint,
            hiding=True,
        ),
        PromptCommand(
            N_("mark"),
            N_("`mark PLACE`: your own guess: maybe here, not here, or none"),
            mark,
            words=True,
            hiding=True,
        ),
        PromptCommand(
            N_("moments"),
            N_("what decided the game, once everything is revealed"),
            moments,
            hiding=True,
        ),
        PromptCommand(
            N_("replay"), N_("a game that is over, once more, hour by hour"), replay, words=True
        ),
        PromptCommand(N_("figures"), N_("the evening in figures, once it is over"), figures),
        PromptCommand(
            N_("verdict"),
            N_("check what was revealed; `verdict RECEIPT`: against a receipt; `verdict all`"),
            verdict,
            words=True,
            known=(N_("all"),),
            hiding=True,
        ),
        PromptCommand(
            N_("draw"), N_("let the program throw a die or draw a card"), draw, drawing=True
        ),
        PromptCommand(
            seat,
            N_("the hidden side, with the PIN; Enter hides it"),
            hidden,
            also=N_("keeper"),
            curtained=True,
            before_saving=True,
        ),
        PromptCommand(
            N_("cover"),
            N_("cover the hidden side, or hear that it is covered"),
            cover,
            curtained=True,
        ),
        PromptCommand(
            N_("screen"),
            N_("who looks at this screen: one seat, or everybody"),
            holder,
            words=True,
            known=WAYS,
            curtained=True,
        ),
        PromptCommand(
            N_("keys"),
            N_("two keys in place of the PIN, for two minutes after the curtain fell"),
            keys,
            curtained=True,
        ),
        PromptCommand(
            N_("program"), N_("let the program play; Enter does it, too"), let_play, playing=True
        ),
        PromptCommand(
            N_("share"),
            N_("the other players' words, before anything is sealed"),
            share,
            words=True,
            hiding=True,
        ),
        PromptCommand(
            N_("head"),
            N_("the last receipt again; `head now`: a new one"),
            head,
            words=True,
            known=(N_("now"), N_("words"), N_("letters"), N_("code"), N_("note")),
            hiding=True,
        ),
        PromptCommand(
            N_("proof"),
            N_("how many receipts; `proof LEVEL`: ask for more"),
            proof,
            words=True,
            known=(N_("red"), N_("every")),
            hiding=True,
        ),
        PromptCommand(
            N_("notes"),
            N_("`notes NAME`: the notes of a player"),
            notes,
            words=True,
            noting=True,
        ),
        PromptCommand(
            N_("evidence"), N_("write a file that anybody can check"), evidence, words=True
        ),
        PromptCommand(
            N_("end"),
            N_("reveal everything after the game; `end now`: stop it here"),
            end,
            words=True,
            known=(N_("now"),),
            hiding=True,
        ),
        PromptCommand(
            N_("mistake"),
            N_("admit a mistake of the hidden side"),
            mistake,
            words=True,
            admitting=True,
        ),
        PromptCommand(N_("quit"), N_("leave; everything is saved"), leave, before_saving=True),
    )
