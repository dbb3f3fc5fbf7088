"""Opens or begins the table to play at."""

import argparse
from contextlib import nullcontext

from companion import games
from companion.cli.desk.desk import Desk
from companion.cli.desk.numbered import chosen
from companion.contract.game import AnyGame
from companion.contract.option_field import OptionField
from companion.contract.player_names import MOVED, PEOPLE, PROGRAM
from companion.core import PUBLIC, CompanionError, NotUnderstood, Options, WrongOption
from companion.evening.sitting import Sitting
from companion.locale import _
from companion.play import table
from companion.play.options import possible
from companion.record.content import EVERY
from companion.record.levels import need_level
from companion.store import library
from companion.store.disk import files
from companion.store.keys import vault
from companion.store.rows import TableRow
from companion.store.tables import Tables
from companion.telling.proof import levels
from companion.telling.refusals import in_a_sentence
from companion.telling.table.standing_lines import places
from companion.text.plaintext import visible


def seated(wanted: argparse.Namespace, tables: Tables, desk: Desk) -> Sitting:
    """Resume the table that is meant, or begin a new one."""
    known = [row for row in tables.list() if row.game == wanted.game]
    asked = wanted.mode or wanted.players
    found = [row for row in known if row.name == wanted.table]
    if not wanted.table and not asked:
        found = [row for row in known if not row.over][:1]
    if found:
        return _raised(_resumed(found[0], tables, desk), wanted.proof, desk)
    return _begun(wanted, tables, desk)


def _resumed(row: TableRow, tables: Tables, desk: Desk) -> Sitting:
    """Resume a table, and say where it stands."""
    if not row.locked:
        opened = table.resume(tables, row, "")
    else:
        with desk.curtain():
            if desk.hides:
                desk.say(
                    _(
                        "The PIN opens the table now, and is asked once more before the hidden side"
                        " shows: by then others may be looking."
                    )
                )
            pin = desk.pin(_("PIN of {name}: ").format(name=row.name))
            with desk.working(_("Opening the table.")):
                opened = table.resume(tables, row, pin)
    number = len(places(opened.record))
    desk.say(_("{name}: resumed at line {number}.").format(name=row.name, number=number))
    return Sitting(tables, row, opened)


def _raised(found: Sitting, level: str, desk: Desk) -> Sitting:
    """Ask for the level of proof on the command line, or say why it cannot change.

    If that could not be saved, the prompt says so next.
    """
    proof = found.table.proof
    if not level or (proof and proof.level == level):
        return found
    try:
        if proof is None:
            raise NotUnderstood(_("nothing is sealed in this game, so it has no receipts"))
        found.ask_for_proof(PUBLIC, level)
    except CompanionError as reason:
        desk.say(in_a_sentence(reason))
    if proof:
        desk.say(_("Receipts: {level}.").format(level=levels.named(proof.level)))
    return found


def _begun(wanted: argparse.Namespace, tables: Tables, desk: Desk) -> Sitting:
    """Begin a table: the options first, then a PIN if something is hidden."""
    game = games.take(wanted.game)
    level = wanted.proof or EVERY
    need_level(game, level)
    last = next((row.options for row in tables.list() if row.game == wanted.game), {})
    options = library.filled(tables.folder, game, _options(wanted, game, desk, last))
    while wrong := _impossible(game, options):  # before a PIN is asked for
        if not (desk.plain and desk.hides) or wrong.option in _given(wanted, game):
            raise NotUnderstood(f"{wrong.option}: {wrong}") from None
        desk.say(str(wrong))
        field = next(each for each in game.options if each.name == wrong.option)
        options = {**options, field.name: _asked(game, field, desk, "")}
    name = wanted.table or tables.free_name(wanted.game)
    hides = game.secrets and options.get(PROGRAM, PEOPLE) == PEOPLE
    with desk.curtain() if hides else nullcontext():
        asked = _("A PIN or passphrase for the hidden side: ")
        pin = desk.new_pin(asked) if hides else None
        with desk.working(_("Locking the hidden side.")) if pin else nullcontext():
            begun = table.begin(tables, name, wanted.game, options, pin, level)
    desk.say(_("{name}: begun. Type `help` for the commands.").format(name=name))
    if begun.proof and begun.proof.level != EVERY:
        holder = game.words.seat(begun.hidden_seat)
        desk.say(levels.told(begun.proof.level, holder))
    if pin and vault.is_short(pin):
        desk.say(_("A short PIN stops a glance, but nobody who has the file."))
    return Sitting(tables, tables.find(name), begun)


def _impossible(game: AnyGame, options: Options) -> WrongOption | None:
    """Return which option no game can begin with, and why; None where it can begin."""
    try:
        possible(game, options)
    except WrongOption as wrong:
        return wrong
    return None


def _options(wanted: argparse.Namespace, game: AnyGame, desk: Desk, last: Options) -> Options:
    """Return the options of a new table, and ask for missing ones; `last` is what was chosen."""
    given = _given(wanted, game)
    found: dict[str, str] = {}
    for option in game.options:
        if option.file or (option.name == MOVED and found.get(PROGRAM, PEOPLE) != PEOPLE):
            continue
        said = given.get(option.name, "")
        skips = option.optional and not (desk.hides and option.values and not given)
        if not (said or skips or _fills(game, {**given, **found}, option, desk)):
            said = _asked(game, option, desk, option.proposed(last) if option.by_language else "")
        if words := " ".join(said.split()):
            found[option.name] = words
    if wanted.edition is not None:
        found[_filed(game)] = files.read_text(wanted.edition)
    return found


def _fills(game: AnyGame, known: Options, option: OptionField, desk: Desk) -> bool:
    """Say whether the game fills in an option itself; a person chooses it all the same."""
    if desk.hides:
        return False
    try:
        return option.name in game.rules.complete(known)
    except CompanionError:  # a name is missing or wrong, which is said when all is known
        return False


def _filed(game: AnyGame) -> str:
    """Return the option that is a file, or refuse if there is none."""
    if not game.filed:
        raise NotUnderstood(_("this game needs no edition file"))
    return game.filed


def _given(wanted: argparse.Namespace, game: AnyGame) -> dict[str, str]:
    """Return the options on the command line, or refuse an unknown one."""
    pairs = dict(each.partition("=")[::2] for each in wanted.option)
    pairs |= {name: said for name in ("mode", "players") if (said := getattr(wanted, name))}
    known = [option.name for option in game.options if not option.file]
    for name in pairs:
        if name not in known:
            said = _("this game has no option {name}; it has: {known}")
            raise NotUnderstood(said.format(name=visible(name), known=", ".join(known)))
    return pairs


def _asked(game: AnyGame, option: OptionField, desk: Desk, proposed: str) -> str:
    """Ask for an option, for which Enter alone gives what is proposed, if anything.

    A person is asked again after an impossible answer.
    """
    label = game.words.option(option.name, "")
    if desk.plain and desk.hides:
        return _asked_plainly(game, option, desk, proposed) or proposed
    enter = [_("Enter: {line}").format(line=proposed)] if proposed else []
    ways = f" ({'; '.join([', '.join(option.values), *enter])})" if option.values else ""
    said = desk.ask(f"{label}{ways}: ") or ""
    while desk.hides and option.values and said.strip() not in ("", *option.values):
        desk.say(_("choose one of: {values}").format(values=", ".join(option.values)))
        said = desk.ask(f"{label}{ways}: ") or ""
    return said if said.strip() else proposed


def _asked_plainly(game: AnyGame, option: OptionField, desk: Desk, proposed: str) -> str:
    """Ask for an option by a numbered list of its values, or by what is typed."""
    label = game.words.option(option.name, "")
    if option.values:
        if proposed:
            enter = _("Enter: {line}").format(line=game.words.option(option.name, proposed))
            label = f"{label}; {enter}"
        told = [game.words.option(option.name, value) for value in option.values]
        at = chosen(desk, label, told, desk.ask)
        return option.values[at] if at is not None else ""
    how = _("names of one word, clockwise") if option.many else ""
    return desk.ask(f"{', '.join(filter(None, (label, how)))}: ") or ""
