/** The rules of the secret path: steps, mind slips and dead ends (AUDIT.md, What the audit checks). */

import { apart, around, aslant, beside, border, PLACES } from "./board.js";
import { lengthOf } from "./witness.js";

/** @typedef {{ card: string | null, dealt: string[] | null, features: string[], path: string[],
 *   slip: string | null }} Secrets the map, and which features were dealt: one location an hour, and the token of this turn's mind slip */
/** @typedef {{ state: import("./state.js").State, secrets: Secrets,
 *   game: import("./witness.js").Game }} Scene one moment, with everything that is known of it */
/** @typedef {import("./moves.js").Move} Move */

/** @param {Scene} scene @param {string} rule @returns {boolean} */
const isAside = (scene, rule) => scene.state.aside.has(rule);

/** @param {Secrets} secrets @returns {string | undefined} where the Recruiter is */
export const hereIn = ({ path }) => path[path.length - 1];

/** The first rule of a list that is broken and not set aside.
 * @param {Scene} scene @param {[string, boolean, boolean][]} rules id, whether it is broken, and
 *   whether it may be set aside
 * @returns {string | null} */
function firstBroken(scene, rules) {
    const found = rules.find(([id, broken, yields]) => broken && !(yields && isAside(scene, id)));
    return found ? found[0] : null;
}

/** @param {Scene} scene @param {string} place @returns {string | null} the rule that a step breaks */
export function brokenByStep(scene, place) {
    const here = hereIn(scene.secrets);
    if (!here) return "mind-mgmt.step.next";
    const temples = scene.game.board.temples;
    const askew = aslant(here, place) && !temples.includes(here) && !temples.includes(place);
    const walled = beside(here, place) && scene.state.mayhem.has(border(here, place));
    return firstBroken(scene, [
        ["mind-mgmt.step.once", here === place, false],
        ["mind-mgmt.step.next", !around(here, place), true],
        ["mind-mgmt.step.diagonal", askew, true],
        ["mind-mgmt.step.mayhem", walled, true],
        ["mind-mgmt.step.once", scene.secrets.path.includes(place), false],
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
    return (
        second ??
        firstBroken(scene, [
            ["mind-mgmt.slip.straight", secrets.card === "karl-box" && !straight, true],
            [
                "mind-mgmt.slip.slanted",
                secrets.card === "pipe-girl" && !(columns === 2 && rows === 2),
                true,
            ],
            ["mind-mgmt.slip.new", secrets.path.includes(place), false],
        ])
    );
}

/** The second token counts only where it was visited, and in time.
 * @param {Scene} scene @returns {string | null} */
function brokenBySecond(scene) {
    const { secrets, state } = scene;
    const hour = secrets.path.indexOf(state.second ?? "") + 1;
    const early = hour > 0 && hour <= 5;
    const counted = state.rulings.get("mind-mgmt.slip.second.visited") === "earned";
    return firstBroken(scene, [
        ["mind-mgmt.slip.second.earned", hour === 0, true],
        ["mind-mgmt.slip.second.later", hour > state.hour, false],
        ["mind-mgmt.slip.second.visited", early && !counted, false],
    ]);
}

/** Is there no way out, for the move that is due or, where the players ruled so, for the next one?
 * @param {Scene} scene @returns {boolean} */
export function isCornered(scene) {
    const { state, secrets, game } = scene;
    if (state.phase === "setup") return secrets.path.length < 5 && !hasStep(scene);
    if (state.phase !== "recruiter") return false;
    if (!state.acted) return !hasStep(scene) && !hasSlip(scene);
    const atOnce = state.rulings.get("mind-mgmt.dead-end.when") === "at-once";
    if (!atOnce || state.hour + 1 >= lengthOf(game).hour) return false;
    const next = nextTurn(scene);
    return !hasStep(next) && !hasSlip(next);
}

/** @param {Scene} scene after the action @returns {Scene} the same one hour later */
function nextTurn({ state, secrets, game }) {
    const used = new Set([...state.used, ...(secrets.slip ? [secrets.slip] : [])]);
    const later = { ...state, hour: state.hour + 1, used, acted: false };
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
