"""Makes a line that a screen reader reads without stumbling: words and pauses instead of signs."""

import re

from companion.locale import N_, _

RIGHT = "→"  # elsewhere it only parts the places of a way
ARROWS = {
    "↑": N_("up"),
    "↗": N_("up to the right"),
    "↘": N_("down to the right"),
    "↓": N_("down"),
    "↙": N_("down to the left"),
    "←": N_("to the left"),
    "↖": N_("up to the left"),
}
TICKS = {"✓": N_("done:"), "✗": N_("not done:")}
LEGEND = re.compile(r" ?\(✓ [^()]*\)")  # of a sheet, which a listener does not need
TICKED = re.compile(r" +✓(?=[,:]|$| {2})")  # behind what it belongs to
PAUSES = re.compile(r" *[·•—–→] *")
BORDER = re.compile(r" *\| *")
DRAWN = re.compile("[\u2500-\u259f\u2800-\u28ff\u25a0-\u25ff\u2776-\u2793\u24b6-\u24e9⏎]+")
HEADS = re.compile(r"^(?:[-·•!*>▶] +)+")
BLANKS = re.compile(r"(?<=[^\s.!?:;,]) {2,}(?=\S)")
QUOTED = re.compile("`([^`]*)`")
PLUS, JOINED = re.compile(r"(?<=[\w)]) \+ (?=\w)"), " {word} "  # of two things that are there
SIGNED = (
    (re.compile(r"(?<!\S)\+(?=\d)"), N_("plus")),
    (re.compile(r"(?<!\S)[-−](?=\d)"), N_("minus")),
)  # numbers with a sign
CLOSED = re.compile(r"\)[) ]*\)")
BRACKETED = re.compile(r"\(([^()]*)\)")


def spoken(line: str) -> str:
    """Return a line without bullets, drawings, arrows, runs of blanks and runs of punctuation."""
    line = HEADS.sub("", line.strip())
    if line.startswith(RIGHT):
        line = " ".join((_("to the right"), line.removeprefix(RIGHT)))
    if "✓" in line:
        done = _("done")
        line = TICKED.sub(f" ({done})", LEGEND.sub("", line))
    for signs in (ARROWS, TICKS):
        for sign, word in signs.items():
            line = re.sub(f" *{sign} *", f" {_(word)} ", line) if sign in line else line
    line = line.strip()
    line = QUOTED.sub(lambda found: _("“{words}”").format(words=found[1]), line)
    if whole := BRACKETED.fullmatch(line):
        line = whole[1]
    for number, word in SIGNED:
        line = number.sub(f"{_(word)} ", line) if number.search(line) else line
    line = PLUS.sub(JOINED.format(word=_("and")), line)
    line = DRAWN.sub(" ", BORDER.sub("; ", PAUSES.sub(", ", line.replace("…", ""))))
    line = CLOSED.sub(")", line)
    line = BLANKS.sub(", ", line)
    line = re.sub(r" {2,}", " ", line)
    line = re.sub(r"([.?!,;:])[,;]+", r"\1", re.sub(r" +([,;:])", r"\1", line))
    return line.strip(" ,")
