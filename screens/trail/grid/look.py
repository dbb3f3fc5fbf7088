"""The styles of the parts of a grid."""

from screens.trail.grid.words import ROLES

STYLE = """
GridBoard { color: $foreground; }
GridBoard > .board--label { color: $text-muted; }
GridBoard > .board--line { color: $line; }
GridBoard > .board--wall { color: $foreground; text-style: bold; }
GridBoard > .board--below { color: $foreground; text-style: bold underline; }
GridBoard > .board--plain { color: $text-muted; }
GridBoard > .board--own { text-style: bold; color: $accent; }
GridBoard > .board--gone { text-style: strike; color: $text-muted; }
GridBoard > .board--hour { text-style: bold; color: $success; }
GridBoard > .board--now { text-style: bold reverse; color: $success; }
GridBoard > .board--lit { color: $foreground; }
GridBoard > .board--token { color: $warning; }
GridBoard > .board--person { text-style: bold; }
GridBoard > .board--name { color: $text-muted; }
GridBoard > .board--sign { color: $warning; }
GridBoard > .board--side { color: $accent; }
GridBoard > .board--hint { text-style: bold; color: $foreground; }
GridBoard > .board--target { background: $primary-muted; }
GridBoard > .board--marked { background: $accent; color: $background; text-style: bold; }
GridBoard > .board--here { background: $success-muted; }
GridBoard > .board--trail { background: $trail; }
GridBoard > .board--shade { color: $primary; }
GridBoard > .board--told { color: $text-muted; }
GridBoard > .board--band { background: $panel; }
GridBoard:nocolor > .board--marked {
    color: $foreground; background: $background; text-style: bold reverse;
}
"""
PARTS = {
    *(f"board--{role}" for role in ROLES),
    "board--now",
    "board--lit",
    "board--label",
    "board--line",
    "board--wall",
    "board--below",
    "board--target",
    "board--marked",
    "board--side",
    "board--here",
    "board--trail",
    "board--band",
    "board--told",
    "board--shade",
}
