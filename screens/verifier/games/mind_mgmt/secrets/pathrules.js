/** The rules of the secret path: steps, mind slips and dead ends (AUDIT.md, What the audit checks). */

import { apart, around, isAskew, PLACES } from "../board.js";
import { FIRST_HOURS, lengthOf, SLANTED, STRAIGHT } from "../box.js";
import { firstBroken, isAtOnce, ruledOn } from "../rules/decisions.js";
import { isWalled } from "../rules/ways.js";

/** @typedef {import("./hidden.js").Secrets} Secrets */
/** @typedef {{ state: import("../state.js").State, secrets: Secrets,
 *   game: import("../witness.js").Game }} Scene one moment, with everything that is known of it */
/** @typedef {import("../moves.js").Move} Move */

/** @param {Secrets} secrets @returns {string | undefined} where the Recruiter is */
export const hereIn = ({ path }) => path[path.length - 1];

/** @param {Scene} scene @param {string} place @returns {string | null} the rule that a step breaks */
export function brokenByStep(scene, place) {
    const here = hereIn(scene.secrets);
    if (!here) return "mind-mgmt.step.next";
    return firstBroken(scene.state, [
        ["mind-mgmt.step.once", here === place],
        ["mind-mgmt.step.next", !around(here, place)],
        ["mind-mgmt.step.diagonal", isAskew(scene.game.board, here, place)],
        ["mind-mgmt.step.mayhem", isWalled(scene.state, here, place)],
        ["mind-mgmt.step.once", scene.secrets.path.includes(place)],
    ]);
}

/** @param {Scene} scene @param {string} place @param {string} token
 * @returns {string | null} the rule that a mind slip breaks */
export function brokenBySlip(scene, place, token) {
    const { secrets, state } = scene;
    const here = hereIn(secrets);
    if (!here || state.phase === "setup") return "mind-mgmt.setup.steps.only";
    const gone = state.used.has(token) || secrets.slip === token;
    const missing = token === "second" && !state.second;
    if (gone || missing) return "mind-mgmt.slip.token";
    const second = token === "second" ? brokenBySecond(scene) : null;
    const [columns, rows] = apart(here, place);
    const straight = columns * rows === 0 && columns + rows === 2;
    const slanted = columns === 2 && rows === 2;
    return (
        second ??
        firstBroken(scene.state, [
            ["mind-mgmt.slip.straight", secrets.card === STRAIGHT && !straight],
            ["mind-mgmt.slip.slanted", secrets.card === SLANTED && !slanted],
            ["mind-mgmt.slip.new", secrets.path.includes(place)],
        ])
    );
}

/** The second token counts only where it was visited, and in time.
 * @param {Scene} scene @returns {string | null} */
function brokenBySecond(scene) {
    const { secrets, state } = scene;
    const hour = secrets.path.indexOf(state.second ?? "") + 1;
    const early = hour > 0 && hour <= FIRST_HOURS;
    const counted = ruledOn(state, "mind-mgmt.slip.second.visited") === "earned";
    return firstBroken(scene.state, [
        ["mind-mgmt.slip.second.earned", hour === 0],
        ["mind-mgmt.slip.second.later", hour > state.hour],
        ["mind-mgmt.slip.second.visited", early && !counted],
    ]);
}

/** Is there no way out, for the move that is due or, unless the players ruled otherwise, for the next one?
 * @param {Scene} scene @returns {boolean} */
export function isCornered(scene) {
    const { state, secrets, game } = scene;
    if (state.phase === "setup" && secrets.path.length < FIRST_HOURS) return !hasStep(scene);
    if (state.phase !== "setup" && state.phase !== "recruiter") return false;
    if (state.phase === "recruiter" && !state.acted) return !hasStep(scene) && !hasSlip(scene);
    if (!isAtOnce(state) || state.hour + 1 >= lengthOf(game).hour) return false;
    const next = nextTurn(scene);
    return !hasStep(next) && !hasSlip(next);
}

/** @param {Scene} scene after the action, or the four first steps @returns {Scene} the next turn */
function nextTurn({ state, secrets, game }) {
    const used = new Set([...state.used, ...(secrets.slip ? [secrets.slip] : [])]);
    const hour = state.hour + Number(state.phase === "recruiter");
    /** @type {import("../state.js").State} */
    const later = { ...state, phase: "recruiter", hour, used, acted: false };
    return { state: later, secrets: { ...secrets, slip: null }, game };
}

/** @param {Scene} scene @returns {boolean} */
function hasStep(scene) {
    return PLACES.some((place) => !brokenByStep(scene, place));
}

/** @param {Scene} scene @returns {boolean} */
function hasSlip(scene) {
    return ["first", "second"].some((token) =>
        PLACES.some((place) => !brokenBySlip(scene, place, token)),
    );
}
