/** The texts that a game provides to the page, and those for an unknown game. */

import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/story.js").Told} Told */
/** @typedef {import("./narration.js").Sentence} Sentence */
/** @typedef {{ text: string, tag: string | null, role: "question" | "more" | "answer" | "" }} Phrase one
 *   line: how it is marked, and whether it belongs to a question that waits for its answer */
/** @typedef {{ title: string, keeper: string[],
 *   hour: (stamp: string) => string,
 *   phraseOf: (report: Report, told: Told) => Phrase,
 *   ruleText: (rule: string) => string,
 *   whoWon: (report: Report) => string | null,
 *   toCompare: (report: Report) => string[],
 *   leavesOut: (report: Report) => boolean,
 *   asFarAs: (report: Report, sentence: string) => string,
 *   pathSection: (report: Report, sentences: Sentence[]) => HTMLElement | null,
 *   lookGroups: (report: Report, sentences: Sentence[]) => (HTMLElement | null)[] }} Words
 *   `hour` names an hour by its two digits,
 *   `keeper` is what players call whoever hides something, in all cases, `toCompare` says what to do with the box, and then one thing of it after the other,
 *   `leavesOut` says whether something was not entered that rules
 *   need, `asFarAs` puts that into a sentence that says that all was lawful */

/** @param {string} game that nobody here knows @returns {Words} */
export function wordsForUnknown(game) {
    return {
        title: said("unknown.title", { game }),
        keeper: said("unknown.keeper").split("|"),
        hour: (stamp) => stamp,
        phraseOf: (_, { seat, text, counts }) => ({
            text: said("unknown.line", { seat, text }),
            tag: counts ? null : "back",
            role: "",
        }),
        ruleText: (rule) => rule,
        whoWon: () => null,
        toCompare: () => [],
        leavesOut: () => false,
        asFarAs: (_, sentence) => sentence,
        pathSection: () => null,
        lookGroups: () => [],
    };
}
