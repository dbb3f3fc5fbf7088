/** Questions to which nobody heard an answer, with what the revealed secrets answer. */

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./referee.js").Secrets} Secrets */
/** @typedef {{ line: number, back: boolean, answers: any[] }} Unanswered a question by its line, whether it was
 *   taken back, and the true answers to it, as moves */

/** @param {Walk} walk of a record that was audited @param {Secrets} game @param {Map<number, any>} secrets
 *   after each line @returns {Unanswered[]} those that were taken back, and the one that still waits */
export function unansweredIn(walk, game, secrets) {
    /** @type {Unanswered[]} */
    const found = [];
    /** @type {Unanswered | null} */
    let waiting = null;
    for (const { entry, move, after } of walk.steps.values()) {
        const { about, number } = entry;
        if (about?.kind === "retract" && waiting && waiting.line >= about.from) {
            found.push({ ...waiting, back: true });
            waiting = null;
        }
        if (!move) continue;
        const answers = game.answersTo({ state: after, secrets: secrets.get(number) ?? game.nothing });
        waiting = answers.length ? { line: waiting?.line ?? number, back: false, answers } : null;
    }
    return waiting ? [...found, waiting] : found;
}
