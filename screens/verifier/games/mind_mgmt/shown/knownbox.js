/** What could be known of a revealed game: the curve, what decided, and the numbers as tables. */

import { clock } from "../../../page/phrases.js";
import { make } from "../../../page/dom.js";
import { placesIn } from "../knowledge/evening.js";
import { MOST } from "../knowledge/known.js";
import { language } from "../../../page/language.js";
import { curvePicture } from "./curveview.js";
import { askedText, momentsTold } from "./momentwords.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {import("../../../page/checker.js").Later} Later */
/** @typedef {import("../../../page/narration.js").Sentence} Sentence */
/** @typedef {import("../knowledge/evening.js").Evening} Evening */
/** @typedef {import("../knowledge/evening.js").Hour} Hour */

const PERCENT = 100;

/** @param {Later} later @param {Report} report @param {Sentence[]} sentences @param {(line: number) => void} to shows
 *   a line on the board @returns {(HTMLElement | null)[]} nothing where nothing is worked out */
export function knownBox({ share, found, done }, report, sentences, to) {
    if (!found) {
        const percent = Math.floor(share * PERCENT);
        return done ? [] : [make("p", { class: "small" }, said("known.working", { percent }))];
    }
    /** @type {Evening} */
    const evening = found;
    const { stopped } = evening;
    return [
        make("h4", {}, said("known.title")),
        curveBox(evening, sentences),
        make("p", { class: "small" }, said("known.legend")),
        tornText(evening),
        stopped === null ? null : make("p", {}, said("known.stopped", { hour: clock(stopped), most: mostPaths() })),
        momentsBox(evening, report, sentences, to),
        tables(evening),
    ];
}

/** @returns {string} the most paths that are counted */
const mostPaths = () => MOST.toLocaleString(language());

/** @param {import("../knowledge/counting.js").Possible | null} possible @returns {string} how many places were
 *   possible for everybody else */
export function possibleText(possible) {
    if (!possible) return said("known.uncounted", { most: mostPaths() });
    const places = placesIn(possible);
    const trails = possible.trails.toLocaleString(language());
    return places ? said("known.now", { places, trails }) : said("known.untrue");
}

/** @param {Evening} evening @param {Sentence[]} sentences @returns {HTMLElement} */
function curveBox(evening, sentences) {
    const titleOf = (/** @type {import("../knowledge/evening.js").Asked} */ asked) =>
        askedText({ lines: evening.lines, sentences }, asked);
    return make("div", { class: "board curves" }, curvePicture(evening, titleOf));
}

/** @param {Evening} evening @returns {HTMLElement | null} between which hours most places were added */
function tornText({ hours }) {
    /** @type {{ before: number, after: number, hour: number } | null} */
    let most = null;
    for (const [at, hour] of hours.slice(1).entries()) {
        const [before, after] = [placesIn(hours[at].end), placesIn(hour.begin)];
        const grown = before && after > before;
        if (grown && (!most || after * most.before > most.after * before)) most = { before, after, hour: hour.hour };
    }
    return most && make("p", {}, said("known.torn", { ...most, hour: clock(most.hour) }));
}

/** @param {Evening} evening @param {Report} report @param {Sentence[]} sentences @param {(line: number) => void} to
 * @returns {HTMLElement | null} */
function momentsBox(evening, report, sentences, to) {
    const told = momentsTold(evening, report, sentences);
    if (!told.length) return null;
    const items = told.map(({ line, name, text }) => {
        const traits = { type: "button", "aria-label": `${said("moment.show")}: ${name}` };
        const show = make("button", { ...traits, click: () => to(line) }, `▲ ${said("moment.show")}`);
        return make("li", {}, make("h5", {}, name), make("p", {}, text, " ", show));
    });
    return make("div", {}, make("h4", {}, said("moments.title")), make("ol", { class: "moments" }, ...items));
}

/** @param {Evening} evening @returns {HTMLElement} */
function tables({ hours, asked, near }) {
    const questions = (/** @type {number} */ hour) => asked.filter((each) => each.hour === hour).length;
    const numbers = hours.map(({ hour, begin, end }) => [
        clock(hour),
        ...[begin, end].map((each) => (each ? placesIn(each) : "–")),
        questions(hour),
    ]);
    const agents = [...new Set(near.map(({ who }) => who))];
    const apart = (/** @type {number} */ hour) =>
        agents.map((who) => near.find((each) => each.who === who && each.hour === hour)?.apart ?? "–");
    const rows = [...new Set(near.map(({ hour }) => hour))].map((hour) => [clock(hour), ...apart(hour)]);
    return make(
        "details",
        {},
        make("summary", {}, said("known.table")),
        table(["column.hour", "known.begin", "known.end", "known.asked"].map((key) => said(key)), numbers),
        rows.length ? make("h4", {}, said("known.near")) : null,
        rows.length ? table([said("column.hour"), ...agents.map((who) => said(`agent.${who}`))], rows) : null,
        rows.length ? make("p", { class: "small" }, said("known.near.how")) : null,
    );
}

/** @param {string[]} columns @param {(string | number)[][]} rows @returns {HTMLElement} */
function table(columns, rows) {
    const head = make("tr", {}, ...columns.map((column) => make("th", { scope: "col" }, column)));
    const lines = rows.map(([first, ...numbers]) => {
        const cells = numbers.map((each) => make("td", {}, String(each)));
        return make("tr", {}, make("th", { scope: "row" }, String(first)), ...cells);
    });
    return make("table", {}, make("thead", {}, head), make("tbody", {}, ...lines));
}
