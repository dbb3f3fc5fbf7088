"""Why the other players have to say words now."""

from companion.locale import _
from companion.proof import Proof


def reason(proof: Proof) -> str:
    """Return the reason in a sentence."""
    if proof.deal_due:
        return _(
            "The deal is made from what you say now: new words, so that nobody can foresee it."
        )
    if proof.recast:
        return _("Another player hides something now: the others say new words.")
    if proof.shared and proof.share_due:
        return _("You came back to this table: say new words before anything more is sealed.")
    return _("So that nobody can prepare anything in advance, the other players say words.")
