"""Checks that whatever a rule does is explained."""

from collections.abc import Iterator

from companion.conformance.evening import ChanceEvening
from companion.locale import _
from companion.rulebook.book import book, games


def refusals(evening: ChanceEvening) -> Iterator[str]:
    """Find rules without an entry: those that refuse, decide or wait; and what stops a referee."""
    game = evening.game
    known = book(game.name).by_id if game.name in games() else {}
    for each in evening.refused.values():
        if each.crash:
            said = _("“{line}” stops the referee: {reason}")
            yield said.format(line=each.line, reason=each.crash)
        elif each.rule not in known:
            said = _("{rule} refuses “{line}” and has no entry in the rulebook")
            yield said.format(rule=each.rule, line=each.line)
    for rule in dict.fromkeys(_named(evening)):
        if rule and rule not in known:
            yield _("{rule} has no entry in the rulebook").format(rule=rule)


def _named(evening: ChanceEvening) -> Iterator[str]:
    """Go through the rules that an evening names without refusing."""
    rules, words = evening.game.rules, evening.game.words
    for moment in evening.moments:
        view = rules.view(moment.after, rules.seats(moment.after)[0])
        yield from (each.choice.entry for each in moment.ways)
        yield from (rule for each in moment.ways for rule in each.choice.waiting.values())
        yield from (*rules.moment(moment.before), *rules.unchecked(view), *rules.let_stand(view))
        yield from (step.entry for step in words.steps(view))
    if outcome := rules.outcome(evening.last):
        yield outcome.rule
