"""The map of Rails: its cities are joined by routes, each with the points that it brings."""

ROUTES = {
    "Berlin-Praha": 4,
    "Brno-Praha": 2,
    "Brno-Wien": 2,
    "Bratislava-Brno": 1,
    "Bratislava-Wien": 1,
    "Bratislava-Košice": 6,
    "Berlin-Warszawa": 7,
    "Košice-Warszawa": 5,
    "Praha-Wien": 4,
}
ENDS = {"short": 3, "long": 4}  # routes with which a player brings about the last round
