/** The audit: the walk once more, with the moves in clear and the seed (FORMAT.md, part 5, step 4). */

import { dealtFrom, labelsOf, openingFor, sealOf, sheetRoot, valuesOf } from "./facts.js";
import { clearMoveOf, shownOf } from "./moves.js";
import { brokenInSecret, brokenInTruth } from "./truthrules.js";

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Step} Step */
/** @typedef {import("./walk.js").Finding} Finding */
/** @typedef {import("./pathrules.js").Secrets} Secrets */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {{ findings: Finding[], secrets: Map<number, Secrets> }} Audit the map after each line */

/** @type {Secrets} */
const NOTHING = Object.freeze({ card: null, dealt: null, features: [], path: [], slip: null });

/** @param {Walk} walk with no finding, and the seed at its end @param {(part: number) => void} progress
 * @returns {Audit} */
export function audited(walk, progress) {
    const seed = seedOf(walk);
    /** @type {Map<number, Secrets>} */
    const after = new Map();
    let secrets = NOTHING;
    for (const [number, step] of walk.steps) {
        const wrong = troubleIn(walk, step, secrets, seed);
        if (wrong) return { findings: [{ line: number, ...wrong }], secrets: after };
        secrets = { ...secretsAfter(step, secrets, after), ...dealtAt(walk, step, seed) };
        after.set(number, secrets);
        progress(number / walk.steps.size);
    }
    return { findings: lateMistakes(walk), secrets: after };
}

/** @param {Walk} walk @returns {Uint8Array} */
function seedOf({ evidence }) {
    const about = evidence.entries[evidence.entries.length - 1].about;
    return about?.kind === "end" ? about.seed : new Uint8Array();
}

/** @typedef {{ class: string, rule: string }} Trouble */

/** @param {string | null} rule @returns {Trouble | null} */
const byRule = (rule) => (rule ? { class: "rule", rule } : null);

/** @param {string} kind @returns {Trouble} */
const byClass = (kind) => ({ class: kind, rule: "" });

/** @param {Walk} walk @param {Step} step @param {Secrets} secrets @param {Uint8Array} seed
 * @returns {Trouble | null} */
function troubleIn(walk, step, secrets, seed) {
    const { entry, move, before } = step;
    const { line, about, clear } = entry;
    if (about?.kind === "sheet") {
        const root = sheetRoot(seed, line.nonce ?? "", about.name, secrets.path);
        return root === about.root ? null : byClass("sheet");
    }
    const scene = { state: before, secrets, game: walk.game };
    if (clear !== null) return troubleInClear(scene, step, seed);
    return move ? byRule(brokenInTruth(scene, move)) : null;
}

/** @param {import("./pathrules.js").Scene} scene @param {Step} step @param {Uint8Array} seed
 * @returns {Trouble | null} */
function troubleInClear(scene, { entry, move }, seed) {
    const secret = clearMoveOf(entry.clear ?? "");
    if (!secret || shownOf(secret) !== move?.kind) return byClass("clear");
    const { features } = scene.game.board;
    if (!(secret.words ?? []).every((word) => features.includes(word))) return byClass("clear");
    const rule = byRule(brokenInSecret(scene, secret));
    if (rule) return rule;
    const labels = labelsOf(move.kind, scene.state, scene.game);
    const seals = valuesOf(secret, scene.game).map((value, at) =>
        sealOf(openingFor(seed, entry.line.nonce ?? "", labels[at], value)),
    );
    return seals.join() === entry.line.seals.join() ? null : byClass("seal");
}

/** @param {Step} step @param {Secrets} secrets @param {Map<number, Secrets>} after @returns {Secrets} */
function secretsAfter({ entry, move, before }, secrets, after) {
    if (entry.about?.kind === "retract") return after.get(entry.about.from - 1) ?? NOTHING;
    if (entry.clear !== null)
        return withMove(secrets, /** @type {Move} */ (clearMoveOf(entry.clear)));
    if (move?.kind === "stuck" && before.phase === "setup")
        return { ...secrets, path: secrets.path.slice(0, 1) };
    return move?.kind === "done" ? { ...secrets, slip: null } : secrets;
}

/** @param {Walk} walk @param {Step} step @param {Uint8Array} seed
 * @returns {Partial<Secrets>} what is dealt, where this line is the share of a deal */
function dealtAt({ deals, game }, { entry }, seed) {
    const dealing = deals.some(({ line }) => line === entry.number);
    return dealing ? { dealt: dealtFrom(seed, entry.bytes, game.board.features) } : {};
}

/** @param {Secrets} secrets @param {Move} move @returns {Secrets} */
function withMove(secrets, { kind, choice = "", words = [], place = "", token }) {
    if (kind === "card") return { ...secrets, card: choice };
    if (kind === "features") return { ...secrets, features: words };
    return { ...secrets, path: [...secrets.path, place], slip: token ?? null };
}

/** A mistake that is told when no agent acts any more comes too late; unless it ended the game.
 * @param {Walk} walk @returns {Finding[]} */
function lateMistakes({ steps, state }) {
    const counted = [...steps.values()].filter((step) => step.counts && step.move);
    const lastAgent = counted.findLastIndex(
        (step) => step.move?.agent && !["agent", "control"].includes(step.move.kind),
    );
    const late = counted.filter((step, at) => step.move?.kind === "mistake" && at > lastAgent);
    const last = counted.findLast((step) => step.move?.kind !== "remark");
    if (!state.over || last?.move?.kind === "mended") return [];
    return late.map((step) => ({
        line: step.entry.number,
        class: "rule",
        rule: "mind-mgmt.mistake.late",
    }));
}
