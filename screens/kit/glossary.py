"""What the words of this program mean, in a sentence each, for the help."""

from companion.locale import N_

CURTAIN = (N_("Curtain"), N_("what covers a hidden side until the right player types their PIN."))
PIN = (
    N_("PIN"),
    N_(
        "opens what one player hides. It is kept nowhere, so one that is forgotten cannot"
        " be found out by anybody, and what it hides stays closed. What all may see can"
        " still be read on a second screen. Delete the table or the envelope then, and"
        " begin a new one; at a terminal, `companion tables delete` does it."
    ),
)
SHARE = (
    N_("Your words"),
    N_(
        "words that the other players say before anything is sealed, and again when"
        " another player hides something. They go into the six words of every"
        " receipt, so nobody can have prepared a second game."
    ),
)
HEAD = (
    N_("Receipt"),
    N_(
        "a fingerprint of the game so far, as a code or six words. Whoever keeps"
        " one can tell later whether anything was changed. Six words are good for"
        " one turn; where much is at stake, keep the code."
    ),
)
RECORD = N_("Record")
SEALED = (
    (N_("Hidden side"), N_("what only the player who hides something sees, behind their PIN.")),
    CURTAIN,
    PIN,
    SHARE,
    (
        N_("Seal"),
        N_(
            "a fingerprint of something hidden. It gives nothing away, and nobody can"
            " change what it stands for."
        ),
    ),
    (N_("Answer sheet"), N_("the sealed answers to every question that could be asked now.")),
    HEAD,
    (
        RECORD,
        N_(
            "all lines of a table as everybody may read them; what is hidden stands"
            " there as a seal."
        ),
    ),
)
OPEN = ((RECORD, N_("all lines of a table as everybody may read them.")),)
CHECKED = (
    (
        N_("Evidence"),
        N_("a file with the record and everything revealed so far, for anybody to check."),
    ),
    (N_("Verdict"), N_("what a check of the evidence has found.")),
)
WORDS = (*SEALED, *CHECKED)


def words_of(*, sealed: bool, covered: bool) -> tuple[tuple[str, str], ...]:
    """Return the glossary for one table, without words that mean nothing there."""
    if sealed:
        return WORDS
    return (*((CURTAIN, PIN) if covered else ()), *OPEN, *CHECKED)
