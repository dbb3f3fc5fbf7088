"""What lies on the table, in words: the board by its locations, then everything beside it."""

from collections import Counter
from collections.abc import Iterator

from companion.games.mind_mgmt.view import View
from companion.locale import _, counted
from companion.telling.show_board import told_board
from companion.telling.wording import Wording


def told_table(view: View, wording: Wording) -> Iterator[str]:
    """Tell everything that is open."""
    yield from _players(view)
    yield from _time(view, wording)
    yield from told_board(view)
    yield from _recruits(view, wording)
    yield from _agents(view)
    yield from _decisions(view, wording)


def hour(number: int) -> str:
    """Write an hour as it stands on the board."""
    return f"{number:02}:00"


def _players(view: View) -> Iterator[str]:
    """Tell who plays what."""
    modes = {"training": _("training mission"), "full": _("full game")}
    players = ", ".join(view.players)
    yield _("MIND MGMT, {mode}, board {edition}. Players: {players}.").format(
        mode=modes[view.mode], edition=view.board.edition, players=players
    )
    if view.recruiter:
        yield _("Recruiter: {player}.").format(player=view.recruiter)
    if view.features_dealt:
        yield _("Companion deals the Recruiter's features.")
    for agent, player in view.control.items():
        who = player if player != "all" else _("everybody together")
        yield _("{agent} belongs to {player}.").format(agent=agent.capitalize(), player=who)


def _time(view: View, wording: Wording) -> Iterator[str]:
    """Tell where the game stands."""
    if view.outcome:
        winner = {"recruiter": _("the Recruiter"), "agents": _("the agents")}
        yield _("The game is over: {winner} won, by the rule {rule}.").format(
            winner=winner[view.outcome.winners[0]], rule=wording.rule(view.outcome.rule)
        )
        return
    whose = {
        "setup": _("Setting up, letter {letter}."),
        "recruiter": _("{hour}, the Recruiter's turn."),
        "alert": _("{hour}, alert: the Recruiter tells his recruits."),
        "agents": _("{hour}, the agents' turn."),
    }
    yield whose[view.phase].format(letter=view.letter, hour=hour(view.turn_hour))
    if view.question:
        yield _("A question is still to be answered.")
    if view.mistake:
        yield _("A mistake of {hour} is being put right; notes owed: {number}.").format(
            hour=hour(view.mistake.hour), number=view.mistake.notes_owed
        )


def _recruits(view: View, wording: Wording) -> Iterator[str]:
    """Tell how many recruits are in sight, and where they were told."""
    told = [f"{hour(at)} {number}" for at, number in view.recruits_told.items()]
    if view.recruits_by_immortals:
        names = ", ".join(map(wording.word, view.recruits_by_immortals))
        told.append(_("Immortals {names}").format(names=names))
    said = _("Recruits in sight: {number} of {target}").format(
        number=view.recruits_in_sight, target=view.recruits_to_win
    )
    yield f"{said} ({'; '.join(told)})." if told else f"{said}."
    if view.open_features:
        names = ", ".join(map(wording.word, view.open_features))
        yield _("Open features: {names}.").format(names=names)
    for feature, at in view.shaken_down.items():
        name = wording.word(feature)
        yield _("Shaken down: {feature}, at {hour}.").format(feature=name, hour=hour(at))
    for token, at in view.slips.items():
        tokens = {"first": _("first"), "second": _("second")}
        yield _("The {token} mind slip was used at {hour}.").format(
            token=tokens[token], hour=hour(at)
        )


def _agents(view: View) -> Iterator[str]:
    """Tell who has been active, and whether the ally can still help."""
    if view.activated:
        names = ", ".join(agent.capitalize() for agent in view.activated)
        yield _("Active in this round: {names}.").format(names=names)
    if view.ally:
        yield _("The Spy Dolphin can still help.")


def _decisions(view: View, wording: Wording) -> Iterator[str]:
    """Tell what the players decided, and what they check themselves."""
    for rule, choice in view.rulings.items():
        yield _("You ruled: {ruling}").format(ruling=wording.ruling(rule, choice))
    for rule, choice in view.until_ruled.items():
        yield _("As long as you rule nothing else: {ruling}").format(
            ruling=wording.ruling(rule, choice)
        )
    for rule, words in view.overrides.items():
        yield _("Set aside: {rule} ({words})").format(rule=wording.rule(rule), words=words)
    for rule, number in Counter(view.unchecked).items():
        times = counted("{number} time", "{number} times", number).format(number=number)
        yield _("You checked this yourselves, {times}: {rule}").format(
            times=times, rule=wording.rule(rule)
        )
    for remark in view.remarks:
        yield _("Remark: {words}").format(words=remark)
