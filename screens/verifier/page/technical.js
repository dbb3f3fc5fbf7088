/** The details, folded away: each line as it is, each receipt, classes and rules. */

import { make } from "./dom.js";
import { capitalized } from "./phrases.js";
import { receiptNames } from "./receiptname.js";
import { said } from "./texts.js";

/** @typedef {import("../kit/verdict.js").Report} Report */
/** @typedef {import("../kit/binding.js").Bound} Bound */
/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("../kit/kept.js").Judged} Judged */

const MOST_LISTED = 100;
const ANSWER_COLUMNS = ["line", "hour", "answer", "before", "after"];

/** @param {Report} report @param {Kept[]} kept @param {Words} words
 * @returns {HTMLElement} */
export function technicalSection(report, kept, words) {
    return make(
        "section",
        { "aria-labelledby": "technical-title" },
        make("h3", { id: "technical-title" }, said("technical.title")),
        make("p", {}, aboutTable(report, words)),
        kept.length
            ? fold(said("technical.kept", { number: kept.length }), keptList(receiptNames(report, kept, words), report.kept, words))
            : make("p", {}, said("technical.none")),
        report.findings.length ? fold(said("technical.findings"), findingsList(report)) : null,
        report.answers.length ? fold(said("technical.answers"), answersTable(report, words)) : null,
        report.lines.length ? fold(said("technical.lines"), linesList(report)) : null,
    );
}

/** @param {Report} report @param {Words} words @returns {string} */
function aboutTable({ table }, { title, keeper }) {
    const { id = "", lines = 0, players = [], keeper: name = null } = table ?? {};
    const about = [
        said(id ? "technical.about" : "technical.about.open", { title, id, lines }),
        players.length && said("technical.players", { players: players.join(", ") }),
        name && said("technical.keeper", { keeper: capitalized(keeper[0]), name }),
    ];
    return about.filter(Boolean).join(" ");
}

/** @param {string} title @param {HTMLElement} inside @returns {HTMLElement} */
function fold(title, inside) {
    return make("details", {}, make("summary", {}, title), inside);
}

/** What does not fit is told first; thousands that fit are counted.
 * @param {string[]} names @param {Judged[]} judged @param {Words} words @returns {HTMLElement} */
function keptList(names, judged, words) {
    const order = names.map((_, at) => at).sort((one, other) => rank(judged[one]) - rank(judged[other]));
    const rows = order.slice(0, MOST_LISTED).map((at) => keptLine(names[at], judged[at], words));
    const rest = names.length - rows.length;
    const more = rest > 0 ? make("li", {}, said("technical.more", { number: rest })) : null;
    return make("ul", {}, ...rows, more);
}

/** @param {Judged | undefined} judged @returns {number} */
const rank = (judged) => (judged?.size ? 1 : 0);

/** @param {string} name @param {Judged | undefined} judged @param {Words} words @returns {HTMLElement} */
function keptLine(name, judged, words) {
    if (judged?.size) {
        const fits = said("technical.fits", { size: judged.size, hour: words.hour(judged.hour ?? "") });
        return make("li", { class: "good" }, `✓ ${name}: ${fits}`);
    }
    const reason = judged?.why
        ? said(`why.${judged.why}`)
        : said(`class.${judged?.class ?? "unreadable"}`);
    return make("li", { class: "bad" }, `✗ ${name}: ${reason}`);
}

/** @param {Report} report @returns {HTMLElement} */
function findingsList({ findings }) {
    const texts = findings.slice(0, MOST_LISTED).map(({ line, class: kind, rule }) => {
        const where = line ? said("technical.line", { line }) : "";
        return `${where}${kind}${rule ? `: ${rule}` : ""}: ${said(`class.${kind}`)}`;
    });
    return make("ul", {}, ...texts.map((text) => make("li", {}, text)));
}

/** @param {Report} report @param {Words} words @returns {HTMLElement} */
function answersTable({ answers, lines }, words) {
    const texts = new Map(lines.map(({ line, text }) => [line, text]));
    const heads = ANSWER_COLUMNS.map((name) => make("th", { scope: "col" }, said(`column.${name}`)));
    const rows = answers.map((answer) => answerRow(answer, texts.get(answer.line) ?? "", words));
    return make(
        "table",
        {},
        make("thead", {}, make("tr", {}, ...heads)),
        make("tbody", {}, ...rows),
    );
}

/** @param {Bound} answer @param {string} text @param {Words} words @returns {HTMLElement} */
function answerRow({ line, hour, before, beforeBy, afterBy }, text, words) {
    const cells = [
        line,
        words.hour(hour),
        text,
        holder(beforeBy, before),
        holder(afterBy, false),
    ];
    return make("tr", {}, ...cells.map((cell) => make("td", {}, String(cell))));
}

/** @param {number | null} size @param {boolean} free @returns {string} */
function holder(size, free) {
    if (size !== null) return `✓ ${size}`;
    return free ? `– ${said("holder.free")}` : `✗ ${said("holder.none")}`;
}

/** @param {Report} report @returns {HTMLElement} */
function linesList({ lines }) {
    const rows = lines.map(({ line, seat, text }) =>
        make("li", { value: line }, make("code", {}, `${seat} ${text}`)),
    );
    return make("ol", { class: "lines" }, ...rows);
}
