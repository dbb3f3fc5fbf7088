/** The game in sentences, as it was played at the table, with each answer next to its question. */

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/story.js").Told} Told */
/** @typedef {import("../kit/binding.js").Bound} Bound */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {{ line: number, hour: string, setup: boolean, kind: string, text: string,
 *   tag: string | null, answer: Bound | null }} Sentence */

/** @param {Report} report @param {Words} words of its game @returns {Sentence[]} in the order of the lines */
export function narrated(report, words) {
    /** @type {Sentence[]} */
    const found = [];
    /** @type {Sentence | null} */
    let open = null;
    for (const told of report.lines.filter(({ seat }) => seat !== "table")) {
        const { text, tag, role } = words.phraseOf(report, told);
        const sentence = sentenceFor(report, told, text, tag);
        const spoken = told.counts ? role : "";
        if (open && spoken === "more") open.text += ` ${text}`;
        else if (open && spoken === "answer") {
            found.push({ ...sentence, text: `${open.text} ${text}` });
            open = null;
        } else if (spoken === "question") {
            if (open) found.push(open);
            open = sentence;
        } else found.push(sentence);
    }
    return open ? [...found, open] : found;
}

/** @param {Report} report @param {Told} told @param {string} text @param {string | null} tag
 * @returns {Sentence} */
function sentenceFor({ answers }, { line, hour, setup, kind }, text, tag) {
    const answer = answers.find((each) => each.line === line) ?? null;
    return { line, hour, setup, kind, text, tag, answer };
}
