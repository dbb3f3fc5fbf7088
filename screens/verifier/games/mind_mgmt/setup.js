/** The start of a table: the options in its first line, and its board (FORMAT.md, part 1). */

import { isPlayer } from "../../kit/line.js";
import { demand } from "../../kit/unreadable.js";
import { boardOf } from "./board.js";

/** @typedef {{ mode: string, board: import("./board.js").Board, players: string[] }} Game */

const KEYS = "board edition mode players";
const MODES = ["training", "full"];

/** @param {ReadonlyMap<string, string>} options @param {string} file of the board @returns {Game} */
export function gameOf(options, file) {
    demand([...options.keys()].join(" ") === KEYS, "options", 1);
    const said = Object.fromEntries(options);
    const players = said.players.split(",");
    demand(MODES.includes(said.mode), "options", 1);
    demand(players.length >= 2 && players.length <= 5 && players.every(isPlayer), "players", 1);
    demand(new Set(players).size === players.length, "players", 1);
    const board = boardOf(file);
    demand(board.id === said.edition, "edition", 1);
    return { mode: said.mode, players, board };
}
