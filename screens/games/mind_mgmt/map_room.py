"""How the board and the panels beside it share the window, as styles."""

ROOM = """
MapFace #map { width: 1fr; height: 1fr; }
MapFace #beside { width: 28%; min-width: 30; max-width: 40; }
MapFace #news { max-height: 75%; border-title-style: bold; overflow-y: auto; }
MapFace #news { border-top: solid $accent; border-title-color: $accent; }
MapFace .-empty { display: none; }
MapFace TimeTrack, MapFace Panel { height: auto; }
MapFace #list { height: auto; max-height: 50%; }
MapFace #sheet { height: auto; }
MapFace #log { height: 1fr; min-height: 4; color: $text-muted; scrollbar-size-vertical: 0; }
SeatPage.-large MapFace #map, SeatPage.-large MapFace #list { display: none; }
SeatPage.-large MapFace #sheet, SeatPage.-large MapFace #log { display: none; }
SeatPage.-large MapFace #beside { width: 1fr; max-width: 100%; padding: 0; }
SeatPage.-large MapFace #news { height: 1fr; max-height: 100%; align: center middle; }
SeatPage.-large MapFace #news { border-top: none; }
SeatPage.-narrow MapFace #beside { width: 1fr; max-width: 100%; padding: 0 1; }
SeatPage.-narrow.-map MapFace #beside { dock: top; height: auto; }
SeatPage.-narrow.-low.-map MapFace #news { display: none; }
SeatPage.-doing MapFace #news { max-height: 100%; }
SeatPage.-narrow.-doing.-map MapFace #map { display: none; }
SeatPage.-narrow.-doing.-map MapFace #beside { dock: none; height: 1fr; }
SeatPage.-narrow.-low.-doing.-map MapFace #news { display: block; }
SeatPage.-narrow.-large MapFace #beside { dock: none; height: 1fr; padding: 0; }
SeatPage.-narrow.-large MapFace #news, SeatPage.-narrow.-low.-map.-large MapFace #news {
    display: block;
}
SeatPage.-narrow MapFace #map { display: none; }
SeatPage.-narrow.-map MapFace #map { display: block; }
SeatPage.-narrow MapFace #list { display: none; max-height: 100%; }
SeatPage.-narrow MapFace #sheet { display: none; max-height: 100%; }
SeatPage.-narrow MapFace #log { display: none; max-height: 100%; }
SeatPage.-narrow.-list MapFace #list { display: block; }
SeatPage.-narrow.-sheet MapFace #sheet { display: block; }
SeatPage.-narrow.-log MapFace #log { display: block; }
SeatPage.-narrow.-large MapFace #list, SeatPage.-narrow.-large MapFace #sheet,
SeatPage.-narrow.-large MapFace #log, SeatPage.-narrow.-large MapFace #map { display: none; }
"""
