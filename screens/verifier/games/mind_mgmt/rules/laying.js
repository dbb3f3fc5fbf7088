/** What is laid in the set-up, and by whom (AUDIT.md, The pieces). */

import { around, beside, cellOf, isOnEdge } from "../board.js";
import { lengthOf } from "../box.js";
import { COMPANION } from "../setup.js";
import { ALWAYS } from "./decisions.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {import("./decisions.js").Judged} Judged */
/** @typedef {import("../witness.js").Game} Game */

const TURNS = "mind-mgmt.setup.mayhem.turns";

/** @param {State} _ @param {Move} move @param {Game} game @returns {Judged[]} */
export function byChoosing(_, { name = "" }, { players, program, alone }) {
    const people = players.filter((player) => !alone || player !== COMPANION);
    const may = program ? [COMPANION] : people;
    return [["mind-mgmt.setup.recruiter", !may.includes(name)]];
}

/** @param {State} state @param {Move} move @param {Game} game @returns {Judged[]} */
export function byMayhem({ keeper, given, mayhem }, { name = "", way = "" }, { players }) {
    const turn = (players.indexOf(keeper ?? "") + given) % players.length;
    const [one, other] = way.split("-");
    const touching = [...mayhem].some((laid) => touch(laid, way));
    return [
        [TURNS, !players.includes(name), ALWAYS],
        [TURNS, name !== players[turn]],
        ["mind-mgmt.setup.mayhem.border", !beside(one, other)],
        ["mind-mgmt.setup.mayhem.apart", touching],
    ];
}

/** Two borders touch where one corner belongs to all the locations beside them.
 * @param {string} one @param {string} other @returns {boolean} */
function touch(one, other) {
    const [first, ...more] = `${one}-${other}`.split("-").map(cornersOf);
    return first.some((corner) => more.every((corners) => corners.includes(corner)));
}

/** @param {string} place @returns {string[]} its four corners */
function cornersOf(place) {
    const [column, row] = cellOf(place);
    return [column, column + 1].flatMap((x) => [`${x} ${row}`, `${x} ${row + 1}`]);
}

/** @param {State} _ @param {Move} move @param {Game} game @returns {Judged[]} */
export function bySupply(_, { number = 0 }, game) {
    return [["mind-mgmt.setup.recruits", number !== lengthOf(game).recruits]];
}

/** @param {State} state @param {Move} move @returns {Judged[]} */
export function byPlacingImmortal({ pieces }, { place = "" }) {
    return [
        ["mind-mgmt.setup.immortals.inner", isOnEdge(place)],
        ["mind-mgmt.immortals.apart", pieces.immortals.has(place)],
    ];
}

/** In play only a location becomes known that nobody had entered.
 * @param {State} state @param {Move} move @returns {Judged[]} */
export function byPlacingAgent({ phase, pieces }, { agent = "", place }) {
    const inner = place !== undefined && !isOnEdge(place);
    const known = place === undefined || (pieces.agents.get(agent) ?? null) !== null;
    return [
        ["mind-mgmt.setup.agents.four", phase === "setup" && pieces.agents.has(agent)],
        ["mind-mgmt.setup.agents.edge", phase === "setup" && inner],
        ["mind-mgmt.agents.entered", phase !== "setup" && known],
    ];
}

/** @param {State} _ @param {Move} move @param {Game} game @returns {Judged[]} */
export function byToken(_, { place = "" }, { board }) {
    const near = board.temples.some((temple) => around(temple, place));
    return [["mind-mgmt.setup.second-token", !near]];
}
