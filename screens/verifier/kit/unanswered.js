/** Questions to which nobody heard an answer, with what the revealed secrets answer. */

/** @typedef {import("./walk.js").Walk} Walk */
/** @typedef {import("./walk.js").Step} Step */
/** @typedef {import("./referee.js").Secrets} Secrets */
/** @typedef {{ line: number, back: boolean, answers: any[] }} Unanswered a question by its line, whether it was
 *   taken back, and the true answers to it, as moves */
/** @typedef {(step: Step) => any[]} Answering what the secrets answer before a line */

/** @param {Walk} walk of a record that was audited @param {Secrets} game @param {Map<number, any>} secrets
 *   after each line @returns {Unanswered[]} */
export function unansweredIn(walk, game, secrets) {
    const steps = [...walk.steps.values()];
    /** @type {Answering} */
    const before = ({ entry, before: state }) =>
        game.answersTo({ state, secrets: secrets.get(entry.number - 1) ?? game.nothing });
    const back = steps.flatMap((step, at) => {
        const about = step.entry.about;
        if (about?.kind !== "retract") return [];
        const found = waiting(steps.slice(0, at), before(step), before);
        return found.filter(({ line }) => line >= about.from).map((each) => ({ ...each, back: true }));
    });
    const last = steps[steps.length - 1];
    const counted = steps.filter(({ counts }) => counts);
    return [...back, ...(last ? waiting(counted, before(last), before) : [])];
}

/** @param {Step[]} steps @param {any[]} answers behind them @param {Answering} before
 * @returns {Unanswered[]} the question that waits, if there is one: it was asked where none waited yet */
function waiting(steps, answers, before) {
    if (!answers.length) return [];
    const asked = steps.findLast((step) => step.move && !before(step).length);
    return asked ? [{ line: asked.entry.number, back: false, answers }] : [];
}
