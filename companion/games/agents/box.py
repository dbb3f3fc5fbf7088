"""The contents of the box, by their words in a line."""

AGENTS = ("v", "x", "y", "z")
HIDEOUTS = (1, 2, 3, 4)
TOP, BOTTOM = "t", "b"
PARTS = (TOP, BOTTOM)
CARDS = (1, 2, 3, 4, 5)
DIE = (1, 2, 3, 4, 5, 6)
KEYS = 4
HALVES, IN_A_FILE = 5, 6  # halves in a file, and cards with the bonus card

OWN, AGENT, TRAM, ALL_FOUR, LIGHT, CHECK = "own", "agent", "tram", "all", "light", "check"
ACTIONS = (OWN, AGENT, TRAM, ALL_FOUR, LIGHT, CHECK)
MOST_ACTIONS = 2  # on one card
BY_DIE = (OWN, AGENT, TRAM)
MOVING = (OWN, AGENT, TRAM, ALL_FOUR)
GOING = (OWN, TRAM)  # actions that move one's own secret agent
FOUR_STEPS = (4, 3, 2, 1)
KEY = "key"
BONUSES = (OWN, TRAM, LIGHT, KEY)

Half = tuple[int, str]  # a hideout, and its part
