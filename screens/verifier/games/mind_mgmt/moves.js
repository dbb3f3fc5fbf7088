/** The moves of MIND MGMT, read from the lines of a record (NOTATION.md). */

import { numberOf } from "./board.js";
import { HELP_LEVELS, PLACE_SHAPE } from "./box.js";
import { NAME_SHAPE } from "../../kit/line.js";

/** @typedef {{ kind: string, place?: string, places?: string[], feature?: string, way?: string,
 *   other?: string, agent?: string, name?: string, number?: number, rule?: string, choice?: string,
 *   token?: string, said?: string, words?: string[], figure?: string, note?: string,
 *   card?: string }} Move `card` is one that was drawn otherwise than was entered,
 *   `figure` an agent whom another one leads, or who is put right, `note` what people wrote themselves */
/** @typedef {[RegExp, (hit: string[]) => Move]} Form what a line looks like, and what it says */

const P = `(${PLACE_SHAPE})`;
const WAY = `(${PLACE_SHAPE}-${PLACE_SHAPE})`;
const WALK = `(${PLACE_SHAPE}(?:-${PLACE_SHAPE}){1,8}|\\?)`;
const WORD = "([a-z][a-z0-9-]{0,31})";
const COUNT = "(0|[1-9][0-9]?)";
const RULE = "([a-z][a-z0-9-]*(?:\\.[a-z0-9-]+)+)";
const NAME = `(${NAME_SHAPE})`;
const AGENT = "(meru|henry|bill|dusty)";
const LEVEL = `(${HELP_LEVELS.join("|")})`;
const THING = "(board|time|actions|supplies|hours|map|marks|slip|potentials|ally)";

/** @param {string} pattern @returns {RegExp} */
const whole = (pattern) => new RegExp(`^${pattern}$`, "u");

/** What only the keeper says.
 * @type {Form[]} */
const BY_KEEPER = [
    [whole("(card|features|start|act|deal|stuck)"), ([kind]) => ({ kind })],
    [
        whole(`shown ${P} ${COUNT}`),
        ([place, hour]) => ({ kind: "shown", place, number: Number(hour) }),
    ],
    [whole(`recruits ${COUNT}`), ([count]) => ({ kind: "recruits", number: Number(count) })],
    [whole(`immortal ${P}`), ([place]) => ({ kind: "immortal", place })],
    [whole(`immortal ${WAY}`), ([way]) => ({ kind: "hop", way })],
    [whole(`immortal ${WAY} for ${P}`), ([way, place]) => ({ kind: "extra", way, place })],
    [whole(`recruit ${WORD}`), ([feature]) => ({ kind: "recruit", feature })],
    [whole(`draw ${WORD}`), ([feature]) => ({ kind: "draw", feature })],
    [whole("done"), () => ({ kind: "done" })],
    [whole("done slip (first|second)"), ([token]) => ({ kind: "done", token })],
    [whole("answer (none|yes|no)"), ([said]) => ({ kind: "answer", said })],
    [whole(`answer ${COUNT}`), ([hour]) => ({ kind: "answer", number: Number(hour) })],
    [
        whole(`answer (${PLACE_SHAPE}(?: ${PLACE_SHAPE}){0,4})`),
        ([list]) => ({ kind: "answer", places: list.split(" ") }),
    ],
];

/** What the keeper says, too, or where the program plays, all of them: their hands laid it.
 * @type {Form[]} */
const OF_MISTAKES = [
    [whole("(mended)"), ([kind]) => ({ kind })],
    [
        whole(`mistake ${COUNT} (.+)`),
        ([hour, note]) => ({ kind: "mistake", number: Number(hour), note }),
    ],
];

/** What only the players together say.
 * @type {Form[]} */
const BY_PUBLIC = [
    [whole(`recruiter ${NAME}`), ([name]) => ({ kind: "recruiter", name })],
    [whole(`lay ${THING}`), ([choice]) => ({ kind: "lay", choice })],
    [whole(`mayhem ${NAME} ${WAY}`), ([name, way]) => ({ kind: "mayhem", name, way })],
    [whole(`supply ${COUNT}`), ([count]) => ({ kind: "supply", number: Number(count) })],
    [whole(`control ${AGENT} ${NAME}`), ([agent, name]) => ({ kind: "control", agent, name })],
    [whole(`agent ${AGENT} ${P}`), ([agent, place]) => ({ kind: "agent", agent, place })],
    [whole(`agent ${AGENT} \\?`), ([agent]) => ({ kind: "agent", agent })],
    [whole(`token ${P}`), ([place]) => ({ kind: "token", place })],
    [whole("(begin|dolphin)"), ([kind]) => ({ kind })],
    [whole(`${AGENT} moves ${WALK}`), ([agent, way]) => ({ kind: "moves", agent, way })],
    [
        whole(`${AGENT} (asks|shakes-down) ${WORD}`),
        ([agent, kind, feature]) => ({ kind, agent, feature }),
    ],
    [
        whole(`${AGENT} (reveals|captures|senses) ${P}`),
        ([agent, kind, place]) => ({ kind, agent, place }),
    ],
    [whole(`${AGENT} (pushes|shoves) ${WAY}`), ([agent, kind, way]) => ({ kind, agent, way })],
    [
        whole(`${AGENT} leads ${AGENT} ${WALK}`),
        ([agent, figure, way]) => ({ kind: "leads", agent, figure, way }),
    ],
    [whole(`${AGENT} rests`), ([agent]) => ({ kind: "rests", agent })],
    [whole(`correct mayhem ${WAY} ${WAY}`), ([way, other]) => ({ kind: "moved", way, other })],
    [
        whole(`correct immortal ${P} ${P}`),
        ([from, to]) => ({ kind: "correct", way: `${from}-${to}` }),
    ],
    [
        whole(`correct agent ${AGENT} ${P}`),
        ([figure, place]) => ({ kind: "correct", figure, place }),
    ],
    [whole(`correct token ${P}`), ([place]) => ({ kind: "correct-token", place })],
    [
        whole(`correct draw ${WORD} ${WORD}`),
        ([card, feature]) => ({ kind: "correct-draw", card, feature }),
    ],
    [whole("done"), () => ({ kind: "done" })],
    [whole("remark (.+)"), ([note]) => ({ kind: "remark", note })],
    [whole(`(note|lift) ${P}(?: (.+))?`), ([kind, place, note]) => ({ kind, place, note })],
    [whole(`ruling ${RULE} ${WORD}`), ([rule, choice]) => ({ kind: "ruling", rule, choice })],
    [whole(`override ${RULE} (.+)`), ([rule, note]) => ({ kind: "override", rule, note })],
    [whole(`restore ${RULE}`), ([rule]) => ({ kind: "restore", rule })],
    [whole(`help ${LEVEL}`), ([choice]) => ({ kind: "help", choice })],
    [whole(`help ${LEVEL} all`), ([choice]) => ({ kind: "help-by-all", choice })],
];

/** The secret moves, in clear.
 * @type {Form[]} */
const IN_CLEAR = [
    [whole(`card ${WORD}`), ([choice]) => ({ kind: "card", choice })],
    [whole(`features ${WORD} ${WORD} ${WORD}`), (words) => ({ kind: "features", words })],
    [whole(`start ${P}`), ([place]) => ({ kind: "start", place })],
    [whole(`step ${P}`), ([place]) => ({ kind: "step", place })],
    [whole(`slip ${P} (first|second)`), ([place, token]) => ({ kind: "slip", place, token })],
];

const BY_SEAT = new Map([
    ["keeper", [...BY_KEEPER, ...OF_MISTAKES]],
    ["public", BY_PUBLIC],
]);
const BESIDE_PROGRAM = new Map([
    ["keeper", BY_KEEPER],
    ["public", [...BY_PUBLIC, ...OF_MISTAKES]],
]);

/** The kinds of moves by which agents ask the Recruiter. */
export const QUESTIONS = ["asks", "reveals", "captures", "senses", "shakes-down"];

const LONGEST_MOVE = 400;

/** Read a public line, or null where it is no line of the game or is said by the wrong seat.
 * @param {string} seat @param {string} text @param {string} program its level, where it plays
 * @returns {Move | null} */
export function moveOf(seat, text, program) {
    const own = (program ? BESIDE_PROGRAM : BY_SEAT).get(seat);
    const move = own ? firstFitting(own, text) : null;
    return move && isOrdered(move) ? move : null;
}

/** In the keeper's turn it is the keeper who says `done`, otherwise it is all of them.
 * @param {string} seat @param {Move | null} move @param {string} phase
 * @returns {Move | null} the move, where this seat may say it */
export function isSaidBy(seat, move, phase) {
    const turn = phase === "recruiter" ? "keeper" : "public";
    return move?.kind !== "done" || move.token || seat === turn ? move : null;
}

/** @param {string} text @returns {Move | null} */
export function clearMoveOf(text) {
    return firstFitting(IN_CLEAR, text);
}

/** @param {Move} move @returns {string} by which a note is found again */
export const noteOf = ({ place = "", note = "" }) => place + note;

/** @param {Move} move in clear @returns {string} what a line shows of it */
export function shownOf(move) {
    return move.kind === "step" || move.kind === "slip" ? "act" : move.kind;
}

/** @param {Form[]} forms @param {string} text @returns {Move | null} */
function firstFitting(forms, text) {
    if ([...text].length > LONGEST_MOVE) return null;
    for (const [pattern, made] of forms) {
        const hit = pattern.exec(text);
        if (hit) return made(hit.slice(1));
    }
    return null;
}

/** Locations and borders are spelled in board order.
 * @param {Move} move @returns {boolean} */
function isOrdered({ kind, places = [], way = "", other = "" }) {
    const borders = kind === "mayhem" || kind === "moved" ? [way, other].filter(Boolean) : [];
    return [places, ...borders.map((each) => each.split("-"))].every(isInBoardOrder);
}

/** @param {string[]} places @returns {boolean} */
function isInBoardOrder(places) {
    return places.every((place, at) => at === 0 || numberOf(places[at - 1]) <= numberOf(place));
}
