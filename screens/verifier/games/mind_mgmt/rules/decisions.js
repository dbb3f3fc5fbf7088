/** The decisions of the players: silent points of the rulebook, and rules that they set aside (AUDIT.md). */

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../moves.js").Move} Move */
/** @typedef {[rule: string, broken: boolean, always?: boolean]} Judged whether a line breaks a rule, and
 *   whether it does so even where the players set that rule aside */

/** The silent points, each with its choices. Where a game goes on before the players have ruled, the first
 * of them holds until they do. */
const SILENT_POINTS = new Map([
    ["mind-mgmt.setup.stuck", ["anew", "agents-win"]],
    ["mind-mgmt.slip.second.visited", ["lost", "earned"]],
    ["mind-mgmt.dead-end.when", ["at-once", "next-move"]],
    ["mind-mgmt.immortals.recruit.decline", ["may", "may-not"]],
    ["mind-mgmt.henry.mayhem", ["blocks", "cut-off"]],
    ["mind-mgmt.bill.mayhem", ["may", "may-not"]],
    ["mind-mgmt.dusty.acted", ["may", "may-not"]],
    ["mind-mgmt.dusty.self", ["may", "may-not"]],
    ["mind-mgmt.steps.ten", ["told", "as-many", "refused"]],
    ["mind-mgmt.steps.spent", ["back", "gone"]],
    ["mind-mgmt.notes.full", ["told", "refused"]],
    ["mind-mgmt.mistake.turns", ["hours", "with-its-own", "both-sides"]],
    ["mind-mgmt.mistake.step", ["taken", "stays"]],
    ["mind-mgmt.mistake.short", ["enough", "agents-win"]],
]);

const MAY_BE_SET_ASIDE = [
    "mind-mgmt.setup.mayhem.turns",
    "mind-mgmt.setup.mayhem.apart",
    "mind-mgmt.setup.recruits",
    "mind-mgmt.setup.immortals.inner",
    "mind-mgmt.setup.control",
    "mind-mgmt.setup.agents.edge",
    "mind-mgmt.setup.second-token",
    "mind-mgmt.step.next",
    "mind-mgmt.step.diagonal",
    "mind-mgmt.step.mayhem",
    "mind-mgmt.slip.straight",
    "mind-mgmt.slip.slanted",
    "mind-mgmt.slip.second.earned",
    "mind-mgmt.immortals.one",
    "mind-mgmt.immortals.next",
    "mind-mgmt.immortals.mayhem",
    "mind-mgmt.immortals.extra.once",
    "mind-mgmt.immortals.recruit.henry",
    "mind-mgmt.agents.once",
    "mind-mgmt.agents.compulsory",
    "mind-mgmt.agents.move.two",
    "mind-mgmt.agents.move.once",
    "mind-mgmt.agents.move.next",
    "mind-mgmt.agents.move.diagonal",
    "mind-mgmt.agents.move.mayhem",
    "mind-mgmt.agents.action",
    "mind-mgmt.agents.ability.once",
    "mind-mgmt.ask.here",
    "mind-mgmt.ask.immortal",
    "mind-mgmt.ask.blocked",
    "mind-mgmt.reveal.immortal",
    "mind-mgmt.shakedown.immortal",
    "mind-mgmt.push.straight",
    "mind-mgmt.capture.immortal",
    "mind-mgmt.meru.immortal",
    "mind-mgmt.bill.beside",
    "mind-mgmt.bill.straight",
    "mind-mgmt.dusty.reach",
    "mind-mgmt.dolphin.once",
];

/** What must hold even where the players set its rule aside. */
export const ALWAYS = true;

/** @param {State} state @param {Judged[]} judged @returns {string | null} the first rule that is broken,
 *   and not set aside */
export function firstBroken({ aside }, judged) {
    const found = judged.find(([rule, broken, always]) => broken && (always || !aside.has(rule)));
    return found ? found[0] : null;
}

/** What holds at a silent point: what the players ruled, or what stands until they do.
 * @param {State} state @param {string} rule @returns {string | undefined} */
export const ruledOn = ({ rulings }, rule) => rulings.get(rule) ?? SILENT_POINTS.get(rule)?.[0];

/** A dead end counts when it is entered, unless the players let it wait for the next move.
 * @param {State} state @returns {boolean} */
export const isAtOnce = (state) => ruledOn(state, "mind-mgmt.dead-end.when") === "at-once";

/** @param {State} _ @param {Move} move @returns {string | null} the rule that a ruling breaks */
export function brokenByRuling(_, { rule = "", choice = "" }) {
    const known = SILENT_POINTS.get(rule)?.includes(choice);
    return known ? null : "mind-mgmt.ruling.silent";
}

/** @param {State} _ @param {Move} move @returns {string | null} */
export function brokenByOverride(_, { rule = "" }) {
    return MAY_BE_SET_ASIDE.includes(rule) ? null : "mind-mgmt.override.which";
}

/** @param {State} state @param {Move} move @returns {string | null} */
export function brokenByRestore({ aside }, { rule = "" }) {
    return aside.has(rule) ? null : "mind-mgmt.override.which";
}
