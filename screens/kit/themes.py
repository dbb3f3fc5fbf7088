"""Five themes: dark, light, high contrast, safe for the colour-blind, and without colours."""

from textual.color import Color
from textual.theme import Theme

from companion.locale import N_
from companion.untyped import Handed

NAMES = {
    "dark": N_("dark"),
    "light": N_("light"),
    "contrast": N_("high contrast"),
    "safe": N_("safe for the colour-blind"),
    "mono": N_("without colours"),
}


TRAIL = 0.16  # how much of the colour for success is in a trail's background
LINE = 0.43  # how much of the text colour is in a thin line
UNDER = ("background", "background-hover", "background-active", "corner-color")


def _theme(
    bar: str,
    *,
    background: str,
    foreground: str,
    success: str,
    line: float = LINE,
    variables: dict[str, str] | None = None,
    **colours: Handed,
) -> Theme:
    """Return a theme with quiet scrollbars, thin lines, and a background for trails."""
    bars = dict.fromkeys(("scrollbar", "scrollbar-hover", "scrollbar-active"), bar)
    under = dict.fromkeys((f"scrollbar-{each}" for each in UNDER), background)
    ground = Color.parse(background)
    made = {
        "trail": ground.blend(Color.parse(success), TRAIL).hex,
        "line": ground.blend(Color.parse(foreground), line).hex,
    }
    return Theme(
        background=background,
        foreground=foreground,
        success=success,
        variables={**bars, **under, **made, **(variables or {})},
        **colours,
    )


THEMES = (
    _theme(
        "#5e6979",
        name="companion-dark",
        primary="#7aa2d8",
        secondary="#8fb8a8",
        accent="#e8b45a",
        warning="#e8b45a",
        error="#ee8577",
        success="#83c686",
        foreground="#dcdfe4",
        background="#14171c",
        surface="#1b1f26",
        panel="#272d37",
    ),
    _theme(
        "#8f8a7a",
        name="companion-light",
        primary="#1d4f91",
        secondary="#2c6353",
        accent="#8a4b00",
        warning="#8a4b00",
        error="#a3211c",
        success="#1c6728",
        foreground="#1d2126",
        background="#fbfaf6",
        surface="#f3f1ea",
        panel="#e6e3d8",
        line=0.53,
        variables={"primary-muted": "#cad6e3", "success-muted": "#c5dac5", "trail": "#dfe9dd"},
        dark=False,
    ),
    _theme(
        "#ffffff",
        name="companion-contrast",
        primary="#ffffff",
        secondary="#ffffff",
        accent="#ffff00",
        warning="#ffff00",
        error="#ff9d8c",
        success="#7dff7d",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#1c1c1c",
        line=0.5,
        variables={"text-muted": "#e0e0e0"},
    ),
    # The colours of Okabe and Ito (blue, yellow, orange, green), which everybody can tell apart.
    _theme(
        "#5b6773",
        name="companion-safe",
        primary="#56b4e9",
        secondary="#56b4e9",
        accent="#f0e442",
        warning="#e69f00",
        error="#ff8a4a",
        success="#2fc79b",
        foreground="#e8e8e8",
        background="#101418",
        surface="#171c22",
        panel="#232a33",
        variables={"success-muted": "#19463c"},
    ),
    _theme(
        "#6a6a6a",
        name="companion-mono",
        primary="#b8b8b8",
        secondary="#b8b8b8",
        accent="#ffffff",
        warning="#ffffff",
        error="#ffffff",
        success="#e0e0e0",
        foreground="#d4d4d4",
        background="#121212",
        surface="#1a1a1a",
        panel="#2b2b2b",
        line=0.45,
    ),
)


def full(name: str) -> str:
    """Return the name by which the app knows a theme."""
    return f"companion-{name}"
