"""The sheet of Agents: what is due, the files, the players, the searchlight."""

from companion.contract.sheet import Row, Section, Sheet
from companion.contract.words import Gist
from companion.games.agents.locale import _, counted
from companion.games.agents.moves.base import SETUP
from companion.games.agents.silence import ALL, RESULTS
from companion.games.agents.view import FileView, PlayerView, View
from companion.games.agents.words.moments import checks_due, due
from companion.games.agents.words.names import (
    agent_name,
    cards_name,
    half_name,
    hideout_name,
    keys_name,
    listed,
)
from companion.games.agents.words.points import option, point, ruling

MATTERS, ASKED = 1, 2
BETWEEN = "   "  # wider than between cards


def sheet(view: View, gist: Gist) -> Sheet:
    """Return the whole sheet; `gist` says what a rule is about."""
    sections: list[Section] = []
    if view.building:
        sections.append(_built(view))
    if view.phase != SETUP and view.detail != RESULTS:
        sections.append(_on_the_table(view))
        files = tuple(_file(each, view.turn) for each in view.files)
        sections.append(Section(_("Files: the next card on top"), files))
    sections.append(_table(view, gist))
    return Sheet(checks_due(view) or due(view), tuple(each for each in sections if each.rows))


def _built(view: View) -> Section:
    """Return the halves of the file that is being built."""
    hideout, halves = view.building or (0, ())
    said = listed([_("both halves of {number}").format(number=hideout), *map(half_name, halves)])
    title = _("The file of {hideout}").format(hideout=hideout_name(hideout))
    return Section(title, (Row(_("put in"), said, ASKED),))


def _file(file: FileView, turn: str) -> Row:
    """Return a file: its top card, who has seen that, and who looks now."""
    parts = [_("{top} of {cards}").format(top=file.top, cards=file.cards)]
    if file.must_be_bonus:
        parts.append(_("it is the bonus"))
    elif file.bonus:
        parts.append(_("with a bonus"))
    if file.seen_by:
        parts.append(_("seen by {names}").format(names=listed(file.seen_by)))
    if file.at:
        parts.append(_("on {circle}").format(circle=file.at))
    if file.due:
        parts.append(_("{name} looks").format(name=turn))
    return Row(agent_name(file.agent), ", ".join(parts), ASKED if file.due else MATTERS)


def _on_the_table(view: View) -> Section:
    """Return each player's cards and keys, the supply, and what the searchlight closes."""
    rows = [_player(each, view) for each in view.players]
    supply = counted("{number} key", "{number} keys", view.supply).format(number=view.supply)
    rows.append(Row(_("supply"), supply, MATTERS))
    rows.append(Row(_("light"), _light(view.light), MATTERS))
    title = _("Cards up, keys, searchlight") if view.detail == ALL else _("Keys, searchlight")
    return Section(title, tuple(rows))


def _light(light: int | None) -> str:
    """Say which hideout the searchlight closes."""
    if light is None:
        return _("not entered")
    name = hideout_name(light)
    return _("{hideout}, closed").format(hideout=name) if light else name


def _player(player: PlayerView, view: View) -> Row:
    """Return a player: cards that are up, keys, and the figure's place."""
    weight = ASKED if player.name == view.turn else MATTERS
    if player.out:
        left = [keys_name(player.hidden, player.shown)] * bool(player.hidden or player.shown)
        return Row(player.name, BETWEEN.join([_("out"), *left]), MATTERS)
    parts = [cards_name(player.up)] if view.detail == ALL else []
    parts.append(keys_name(player.hidden, player.shown))
    if player.at:
        parts.append(_("on {circle}").format(circle=player.at))
    return Row(player.name, BETWEEN.join(parts), weight)


def _table(view: View, gist: Gist) -> Section:
    """Return what was agreed and decided, and what nobody checks here."""
    rows = [Row(_("note sheets"), option("help", view.help))]
    rows += [Row(point(rule), ruling(rule, choice)) for rule, choice in view.rulings.items()]
    rows += [
        Row(_("round {number}, against").format(number=number), gist(rule), MATTERS)
        for number, rule in view.happened
    ]
    rows += [Row(_("watch for"), gist(rule)) for rule in view.unchecked]
    return Section(_("The table"), tuple(rows))
