/** The rules that need the secret map: are the answers true, was each line legal? */

import { near, placesWith } from "../board.js";
import { CARDS, FIRST_HOURS, HELD } from "../box.js";
import { brokenByStep, brokenBySlip, hereIn, isCornered } from "./pathrules.js";
import { DECK_ORDER } from "../rules/corrections.js";
import { ruleOf } from "../rules/publicrules.js";
import { isMarked } from "../state.js";
import { mostNamed } from "../rules/tokens.js";

/** @typedef {import("./pathrules.js").Scene} Scene */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {string | null} Broken the id of the rule that a line breaks */

/** @type {Record<string, (scene: Scene, move: Move) => Broken>} */
const SECRET_RULES = {
    card: (_, { choice }) => (CARDS.includes(choice ?? "") ? null : "mind-mgmt.setup.card"),
    features: areThreeFeatures,
    step: (scene, { place }) => brokenByStep(scene, place ?? ""),
    slip: (scene, { place, token }) => brokenBySlip(scene, place ?? "", token ?? ""),
};

/** @param {Scene} scene @param {Move} move in clear @returns {Broken} */
export function brokenInSecret(scene, move) {
    return SECRET_RULES[move.kind]?.(scene, move) ?? null;
}

/** @param {Scene} scene @param {Move} move @returns {Broken} */
function areThreeFeatures({ secrets }, { words = [] }) {
    if (new Set(words).size !== HELD) return "mind-mgmt.setup.features";
    const taken = !secrets.dealt || secrets.dealt.join() === words.join();
    return taken ? null : "mind-mgmt.setup.deal";
}

/** @type {Record<string, (scene: Scene, move: Move) => Broken>} */
const TRUTH_RULES = {
    shown: isShownTruly,
    recruits: areCountedTruly,
    done: isDoneTruly,
    draw: isDrawnTruly,
    extra: (scene, { place }) =>
        scene.secrets.path.includes(place ?? "") ? null : "mind-mgmt.immortals.extra.visited",
    stuck: (scene) => (isCornered(scene) ? null : "mind-mgmt.dead-end"),
    answer: isAnsweredTruly,
};

/** What the Recruiter may not do while he is cornered. */
const NOT_CORNERED = ["hop", "extra", "recruit", "draw", "done"];

/** @param {string} phase @param {string} kind @returns {boolean} */
function goesOn(phase, kind) {
    if (phase === "setup") return kind === "recruits";
    return phase === "recruiter" && NOT_CORNERED.includes(kind);
}

/** @param {Scene} scene @param {Move} move in public @returns {Broken} */
export function brokenInTruth(scene, move) {
    if (goesOn(scene.state.phase, move.kind) && isCornered(scene)) return "mind-mgmt.dead-end";
    return TRUTH_RULES[move.kind]?.(scene, move) ?? null;
}

/** @param {Scene} scene @param {Move} move @returns {Broken} */
function isShownTruly({ state, secrets }, { place, number = 0 }) {
    if (secrets.path[number - 1] === place) return null;
    return state.phase === "setup" ? "mind-mgmt.setup.start.shown" : "mind-mgmt.mistake.true";
}

/** @param {Scene} scene @param {Move} move @returns {Broken} */
function areCountedTruly(scene, { number }) {
    const { phase, hour } = scene.state;
    if (phase === "setup")
        return contacts(scene, 1, FIRST_HOURS) === number ? null : "mind-mgmt.setup.recruits.shown";
    if (phase !== "alert") return null;
    return contacts(scene, hour - 1, hour) === number ? null : "mind-mgmt.recruits.alert";
}

/** How many recruits he contacts from one hour to another.
 * @param {Scene} scene @param {number} first @param {number} last @returns {number} */
function contacts({ state, secrets, game }, first, last) {
    let count = 0;
    for (let hour = first; hour <= last; hour++) {
        const printed = game.board.at.get(secrets.path[hour - 1] ?? "") ?? [];
        const own = printed.filter((feature) => secrets.features.includes(feature));
        count += own.filter((feature) => hour <= (state.shaken.get(feature) ?? hour)).length;
    }
    return count;
}

/** @param {Scene} scene @param {Move} move @returns {Broken} */
function isDoneTruly({ state, secrets }, { token }) {
    if (state.phase !== "recruiter") return null;
    return (token ?? null) === secrets.slip ? null : "mind-mgmt.slip.shown";
}

/** @param {Scene} scene @param {Move} move @returns {Broken} */
function isAnsweredTruly(scene, move) {
    const question = scene.state.question;
    return !question || isTrue(scene, question, move) ? null : ruleOf(question);
}

/** The program's cards open in the order of its deal.
 * @param {Scene} scene @param {Move} move @returns {Broken} */
function isDrawnTruly({ state, secrets, game }, { feature = "" }) {
    if (secrets.features.includes(feature)) return "mind-mgmt.deck.one-each";
    const next = secrets.deck.find((each) => !state.drawn.has(each));
    return game.program && next !== feature ? DECK_ORDER : null;
}

/** @param {Scene} scene @returns {Move[]} every true answer to the question that waits */
export function answersTo(scene) {
    const { question } = scene.state;
    return question ? sayable(scene, question).filter((move) => isTrue(scene, question, move)) : [];
}

/** @param {Scene} scene @param {import("../state.js").Question} question @returns {Move[]} all that could
 *   be said to it */
function sayable({ secrets, game }, { kind, feature = "" }) {
    const answers = (/** @type {Omit<Move, "kind">[]} */ ...said) => said.map((each) => ({ kind: "answer", ...each }));
    if (kind === "reveals") return answers(...secrets.path.map((_, at) => ({ number: at + 1 })));
    if (kind !== "asks") return answers({ said: "yes" }, { said: "no" });
    const sets = placesWith(game.board, feature).reduce(
        (/** @type {string[][]} */ all, place) => [...all, ...all.map((set) => [...set, place])],
        [[]],
    );
    return answers(...sets.map((places) => (places.length ? { places } : { said: "none" })));
}

/** @param {Scene} scene @param {import("../state.js").Question} question @param {Move} move
 * @returns {boolean} */
function isTrue(scene, question, { said, number, places = [] }) {
    const { state, secrets } = scene;
    const { kind, place = "", feature = "", all } = question;
    const here = hereIn(secrets) ?? "";
    const yes = said === "yes";
    if (kind === "captures") return yes === (here === place);
    if (kind === "senses") return yes === near(place, here);
    if (kind === "reveals") return secrets.path[(number ?? 0) - 1] === place;
    if (kind === "shakes-down")
        return yes === (secrets.features.includes(feature) && !state.shaken.has(feature));
    const open = placesWith(scene.game.board, feature).filter(
        (each) => secrets.path.includes(each) && !isMarked(state, each),
    );
    const most = Math.min(open.length, all ? open.length : 1, mostNamed(state));
    return places.length === most && places.every((each) => open.includes(each));
}
