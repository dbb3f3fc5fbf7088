"""Why the other players have to say words now."""

from companion.locale import N_, _
from companion.play.coming import Why
from companion.play.proof import Proof

REASONS = {
    Why.DEAL: N_(
        "The deal is made from what you say now: new words, so that nobody can foresee it."
    ),
    Why.RECAST: N_("Another player hides something now: the others say new words."),
    Why.RETURN: N_("You came back to this table: say new words before anything more is sealed."),
    Why.FIRST: N_("So that nobody can prepare anything in advance, the other players say words."),
}


def reason(proof: Proof) -> str:
    """Return the reason in a sentence."""
    return _(REASONS[proof.why or Why.FIRST])
