"""The table in words: what is due now, the files, the players, the searchlight."""

from companion.game import Gist, Row, Section, Sheet
from companion.games.agents.locale import _
from companion.games.agents.moves.base import SETUP
from companion.games.agents.silence import ALL, RESULTS
from companion.games.agents.view import FileView, PlayerView, View
from companion.games.agents.words.moments import due
from companion.games.agents.words.names import (
    agent_name,
    cards_name,
    half_name,
    hideout_name,
    keys_name,
    listed,
)
from companion.games.agents.words.points import option, point, ruling

QUIET, MATTERS, ASKED = 0, 1, 2


def sheet(view: View, gist: Gist) -> Sheet:
    """Show everything, what is due on top; `gist` says what a rule is about."""
    sections: list[Section] = []
    if view.building:
        sections.append(_built(view))
    if view.phase != SETUP and view.detail != RESULTS:
        sections.append(Section(_("Files: the card on top"), tuple(map(_file, view.files))))
        sections.append(_light(view))
    sections.append(Section(_("Players"), tuple(_player(each, view) for each in view.players)))
    sections.append(_table(view, gist))
    return Sheet(due(view), tuple(each for each in sections if each.rows))


def _built(view: View) -> Section:
    """Show which halves go into the file that is being built."""
    hideout, halves = view.building or (0, ())
    said = listed([_("both halves of {number}").format(number=hideout), *map(half_name, halves)])
    title = _("The file of {hideout}").format(hideout=hideout_name(hideout))
    return Section(title, (Row(_("put in"), said, ASKED),))


def _file(file: FileView) -> Row:
    """Show a file: which of its cards is on top, and who has seen that one."""
    parts = [_("card {top} on top, of {cards}").format(top=file.top, cards=file.cards)]
    parts.append(_("bonus in") if file.bonus else _("bonus out"))
    if file.must_be_bonus:
        parts.append(_("the top card is the bonus"))
    if file.seen_by:
        parts.append(_("seen by {names}").format(names=listed(file.seen_by)))
    if file.at:
        parts.append(_("on {circle}").format(circle=file.at))
    if file.due:
        parts.append(_("CHECK DUE"))
    return Row(agent_name(file.agent), " · ".join(parts), ASKED if file.due else MATTERS)


def _light(view: View) -> Section:
    """Show what the searchlight closes, and the keys that nobody has."""
    closed = _("not entered")
    if view.light is not None:
        name = hideout_name(view.light)
        closed = _("{hideout}: closed").format(hideout=name) if view.light else name
    rows = (Row(_("lights"), closed, MATTERS), Row(_("keys in the supply"), str(view.supply)))
    return Section(_("Searchlight and keys"), rows)


def _player(player: PlayerView, view: View) -> Row:
    """Show a player: cards that are up, keys, and where the figure is."""
    if player.out:
        return Row(player.name, _("out"))
    parts = []
    if view.detail == ALL:
        parts.append(_("cards up {cards}").format(cards=cards_name(player.up)))
    parts.append(_("keys: {keys}").format(keys=keys_name(player.hidden, player.shown)))
    if player.at:
        parts.append(_("on {circle}").format(circle=player.at))
    return Row(player.name, " · ".join(parts), ASKED if player.name == view.turn else MATTERS)


def _table(view: View, gist: Gist) -> Section:
    """Show what was agreed and decided, and what nobody checks here."""
    rows = [Row(_("note sheets"), option("help", view.help))]
    rows += [Row(point(rule), ruling(rule, choice)) for rule, choice in view.rulings.items()]
    rows += [
        Row(_("round {number}, against").format(number=number), gist(rule), MATTERS)
        for number, rule in view.happened
    ]
    rows += [Row(_("watch for"), gist(rule)) for rule in view.unchecked]
    return Section(_("The table"), tuple(rows))
