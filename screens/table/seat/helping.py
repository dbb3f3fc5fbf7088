"""A row under More: how much of what can be known the program shows from now on."""

from companion.contract.game import AnyGame
from companion.contract.player_names import names
from companion.locale import _
from companion.trail.help import LEVELS
from companion.trail.help_words import changes, name, told
from screens.kit.dialogs.confirm_dialog import ConfirmDialog
from screens.kit.dialogs.pick_dialog import PickDialog
from screens.table.page_contract import NARROW, PageContract


def may_be_helped(page: PageContract) -> bool:
    """Say whether this is the public page of a game in which anything can be worked out."""
    seating = page.seating
    return seating.for_all and bool(seating.game.rules.helped) and not seating.outcome


async def help_agreed(page: PageContract) -> None:
    """Choose another level; for more help each player is asked."""
    seating = page.seating
    rules, state = seating.game.rules, seating.table.course.state
    now = seating.game.sealing.help(state)
    others = [level for level in LEVELS if level != now]
    narrow = page.app.screen.has_class(NARROW)  # with room for the names, and for what help changes
    rows = {each: name(each) if narrow else f"{name(each)}: {told(each)}" for each in others}
    level = await page.ask(PickDialog(asked(seating.game, now), rows))
    if not level or not rules.helped or not rules.helped_by_all:
        return
    if rules.allows(state, rules.helped(level)):
        page.play(rules.helped(level))
    elif await _all_agree(page, level):
        page.play(rules.helped_by_all(level))
    else:
        page.say(_("Not everybody agreed, so nothing changes."))


def asked(game: AnyGame, now: str) -> str:
    """Ask for another level than the one that holds, and say what more help changes."""
    question = _("The program shows: {level}. What from now on?").format(level=name(now))
    return " ".join(filter(None, (question, changes(), game.words.help_measured())))


async def _all_agree(page: PageContract, level: str) -> bool:
    """Ask each player, one after the other."""
    for player in names(page.seating.table.options):
        more = _("{player}: more help, {level}. {told} Do you agree?")
        question = more.format(player=player, level=name(level), told=told(level))
        if not await page.ask(ConfirmDialog(question, _("I agree"), _("No"))):
            return False
    return True
