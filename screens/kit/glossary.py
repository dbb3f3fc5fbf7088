"""What the words of this program mean, in a sentence each; the help shows them on every screen."""

from companion.locale import _

CURTAIN = (_("Curtain"), _("what hides the secret map until the keeper types his PIN."))
SHARE = (
    _("Share"),
    _(
        "words that the others say before anything is sealed, and anew where another player hides"
        " something from then on. They go into the six words of"
        " every head, so that the keeper cannot have prepared a second game."
    ),
)
HEAD = (
    _("Head"),
    _(
        "the fingerprint of the game so far, as a code or six words. Who keeps one can tell"
        " later whether anything was changed. Six words hold for a turn; where much is at stake,"
        " keep the code."
    ),
)
WORDS = (
    (_("Keeper"), _("whoever hides something. Only they have the PIN and see the secret side.")),
    CURTAIN,
    SHARE,
    (
        _("Seal"),
        _("the fingerprint of something hidden. It tells nothing, and nobody can change it later."),
    ),
    (_("Sheet"), _("the sealed answers to every question that the agents could ask now.")),
    HEAD,
    (_("Record"), _("all lines of a table as everybody may read them, with seals for the rest.")),
    (_("Evidence"), _("a file with the record and all that was opened, for anybody to check.")),
    (_("Verdict"), _("what a check of the evidence has found.")),
)
