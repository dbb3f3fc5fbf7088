/** What was kept, what fits, and which answers it binds. */

import { make } from "./dom.js";
import { said } from "./texts.js";

/** @typedef {import("../checks/verdict.js").Report} Report */
/** @typedef {import("../checks/binding.js").Bound} Bound */
/** @typedef {import("../checks/kept.js").Kept} Kept */

const NAMED = 26;

/** @param {Report} report @param {Kept[]} kept @returns {HTMLElement} */
export function bindingsSection(report, kept) {
    return make(
        "section",
        { "aria-labelledby": "bound-title" },
        make("h3", { id: "bound-title" }, said("bound.title")),
        kept.length
            ? make("ul", {}, ...kept.map((each, at) => keptLine(each, report.kept[at])))
            : make("p", {}, said("bound.none")),
        openAnswers(report.answers),
        report.answers.length ? answersTable(report) : null,
    );
}

/** @param {Kept} kept @param {import("../checks/kept.js").Judged | undefined} judged
 * @returns {HTMLElement} */
function keptLine(kept, judged) {
    const what = nameOf(kept);
    if (judged?.size) {
        const fits = said("bound.fits", { size: judged.size, hour: judged.hour ?? "" });
        return make("li", { class: "good" }, `✓ ${what}: ${fits}`);
    }
    const reason = judged?.why
        ? said(`why.${judged.why}`)
        : said(`class.${judged?.class ?? "unreadable"}`);
    return make("li", { class: "bad" }, `✗ ${what}: ${reason}`);
}

/** @param {Kept} kept @returns {string} how it begins, so that its owner knows it again */
function nameOf(kept) {
    const typed = "head" in kept ? kept.head : kept.words;
    const text = typed.length > NAMED ? `${typed.slice(0, NAMED)} …` : typed;
    const key = "head" in kept ? "bound.head" : "bound.words";
    return said(key, { text });
}

/** @param {Bound[]} answers @returns {HTMLElement | null} */
function openAnswers(answers) {
    const open = answers.filter(({ before, after }) => !before || !after);
    const hours = [...new Set(open.map(({ hour }) => said("claims.hour", { hour })))];
    return hours.length ? make("p", {}, said("bound.open", { hours: hours.join(", ") })) : null;
}

/** @param {Report} report @returns {HTMLElement} */
function answersTable({ answers, lines }) {
    const columns = ["line", "hour", "answer", "before", "after"];
    const texts = new Map(lines.map(({ line, text }) => [line, text]));
    return make(
        "details",
        {},
        make("summary", {}, said("bound.answers")),
        make(
            "table",
            {},
            make(
                "thead",
                {},
                make(
                    "tr",
                    {},
                    ...columns.map((name) => make("th", { scope: "col" }, said(`bound.${name}`))),
                ),
            ),
            make(
                "tbody",
                {},
                ...answers.map((answer) => answerRow(answer, texts.get(answer.line) ?? "")),
            ),
        ),
    );
}

/** @param {Bound} answer @param {string} text @returns {HTMLElement} */
function answerRow({ line, hour, before, beforeBy, afterBy }, text) {
    const cells = [
        line,
        said("claims.hour", { hour }),
        text,
        holder(beforeBy, before),
        holder(afterBy, false),
    ];
    return make("tr", {}, ...cells.map((cell) => make("td", {}, String(cell))));
}

/** @param {number | null} size @param {boolean} free @returns {string} */
function holder(size, free) {
    if (size !== null) return `✓ ${size}`;
    return free ? `– ${said("bound.free")}` : `✗ ${said("bound.not")}`;
}
