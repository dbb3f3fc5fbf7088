"""The ways in which a game ends, by their words in a line."""

from collections.abc import Mapping

CATCH = "neighbour-spy.win.catch"
CODEBREAKERS = "neighbour-spy.win.codebreakers"
DAREDEVILS = "neighbour-spy.lose.daredevils"
LEADER_WINS = "neighbour-spy.card.leader-of-the-pack"
MASTERPLAN_WINS = "neighbour-spy.card.masterplan"
SECURITY_WINS = "neighbour-spy.card.security-system"
CLOSER = "neighbour-spy.empty.closer"
TIE = "neighbour-spy.tie.active"
EMPTY_TIE = "neighbour-spy.tie.empty"
AGREED = "neighbour-spy.end.agreed"

REASONS: Mapping[str, str] = {
    "catch": CATCH,
    "codebreakers": CODEBREAKERS,
    "daredevils": DAREDEVILS,
    "leader-of-the-pack": LEADER_WINS,
    "masterplan": MASTERPLAN_WINS,
    "security-system": SECURITY_WINS,
    "closer": CLOSER,
    "tie": TIE,
    "agreed": AGREED,
}
