"""What the words of this program mean, in a sentence each; the help shows them on every screen."""

from companion.locale import N_

CURTAIN = (N_("Curtain"), N_("what hides the secret map until the keeper types their PIN."))
SHARE = (
    N_("Share"),
    N_(
        "words that the others say before anything is sealed, and anew where another player hides"
        " something from then on. They go into the six words of"
        " every head, so that the keeper cannot have prepared a second game."
    ),
)
HEAD = (
    N_("Head"),
    N_(
        "the fingerprint of the game so far, as a code or six words. Who keeps one can tell"
        " later whether anything was changed. Six words hold for a turn; where much is at stake,"
        " keep the code."
    ),
)
WORDS = (
    (N_("Keeper"), N_("whoever hides something. Only they have the PIN and see the secret side.")),
    CURTAIN,
    SHARE,
    (
        N_("Seal"),
        N_(
            "the fingerprint of something hidden. It tells nothing, and nobody can change it later."
        ),
    ),
    (N_("Sheet"), N_("the sealed answers to every question that the agents could ask now.")),
    HEAD,
    (N_("Record"), N_("all lines of a table as everybody may read them, with seals for the rest.")),
    (N_("Evidence"), N_("a file with the record and all that was opened, for anybody to check.")),
    (N_("Verdict"), N_("what a check of the evidence has found.")),
)
