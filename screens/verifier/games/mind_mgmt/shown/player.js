/** The path shown on the board, line by line or hour by hour, with the questions and answers, and with what could
 * be known as soon as that is worked out. */

import { boardOf } from "../board.js";
import { QUESTIONS } from "../moves.js";
import { named } from "../state.js";
import { boardPicture } from "./boardview.js";
import { knownBox, possibleText } from "./knownbox.js";
import { nearPicture } from "./nearview.js";
import { make, refill } from "../../../page/dom.js";
import { hearLater } from "../../../page/checker.js";
import { itemOf } from "../../../page/hours.js";
import { worthsOf } from "../../../page/proof.js";
import { namesOf } from "./names.js";
import { said } from "./texts.js";
import { walkOver } from "./walking.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {import("../secrets/path.js").Hour} Hour */
/** @typedef {import("../secrets/path.js").Stage} Stage */
/** @typedef {import("../knowledge/evening.js").Evening} Evening */
/** @typedef {import("../../../page/narration.js").Sentence} Sentence */
/** @typedef {import("../../../page/proof.js").Worth} Worth */
/** @typedef {import("./names.js").Names} Names */

const REPLIES = ["answer", "shown", "recruits", "extra", "recruit", "mistake", "mended", "stuck"];
const SPOKEN = [...QUESTIONS, ...REPLIES];

/** @param {Report} report @param {Sentence[]} sentences @returns {HTMLElement | null} */
export function pathSection(report, sentences) {
    /** @type {import("../secrets/path.js").Shown | null} */
    const shown = report.shown;
    if (!shown?.hours.length || !report.table) return null;
    const { hours, stages } = shown;
    const [kept, names] = [report.kept.length > 0, namesOf(report)];
    const worths = worthsOf(report);
    const whole = !report.findings.some(({ line }) => line > 0);
    const board = boardOf(report.table.file);
    const picture = make("div", { class: "board" });
    const words = make("div", { "aria-live": "polite" });
    const near = make("div", { class: "board near" });
    const known = make("div", { class: "known" });
    /** @type {Evening | null} */
    let evening = null;
    const walk = walkOver(stages, (at, stride) => {
        const stage = stages[at];
        const line = evening?.lines.find((each) => each.line === stage.line);
        const now = sentences.find((each) => each.line === stage.line);
        refill(picture, boardPicture(board, names, hours, stage, line?.possible?.places ?? null));
        refill(near, nearPicture(hours, Math.min(stage.hour, hours.length)));
        refill(
            words,
            ...wordsFor(hours, stage.walked, names),
            line ? make("p", {}, possibleText(line.possible)) : null,
            stride !== "hour" && now ? make("p", { class: "said" }, now.text) : null,
            spokenIn(stages.slice(0, at + 1), sentences, kept, worths),
        );
    });
    hearLater(report, (later) => {
        const first = later.found && !evening;
        evening = later.found;
        refill(known, ...knownBox(later, report, sentences, walk.to));
        if (first) walk.again();
    });
    const title = make("h3", { id: "path-title" }, said(whole ? "path.title" : "path.part"));
    const legend = make("p", { class: "small" }, `${said("path.legend")} ${said("path.agents")}`);
    const traits = { "aria-labelledby": title.id, class: "path" };
    const behind = near.childElementCount ? nearBox(near) : [];
    return make("section", traits, title, walk.element, picture, words, legend, ...behind, known);
}

/** @param {HTMLElement} near the picture @returns {HTMLElement[]} */
const nearBox = (near) => [
    make("h4", {}, said("near.title")),
    near,
    make("p", { class: "small" }, said("near.legend")),
];

/** @param {Hour[]} hours @param {number} now @param {Names} names @returns {HTMLElement[]} */
function wordsFor(hours, now, names) {
    const { hour, place, how, nearest } = hours[now - 1];
    const features = names.at(place).join(", ");
    const here = said("path.now", { hour: named(hour), place, features });
    const path = hours
        .slice(0, now - 1)
        .map((each) => each.place)
        .join(" ");
    const came = [how && said(`path.${how}`), path && said("path.visited", { path })];
    const who = nearest && nearText(nearest);
    return [make("p", {}, make("strong", {}, here), ` ${[...came, who].filter(Boolean).join(" ")}`)];
}

/** @param {import("../secrets/path.js").Near} nearest @returns {string} */
function nearText({ agent, place, apart }) {
    return said("near.who", { agent: said(`agent.${agent}`), place, number: apart });
}

/** @param {Stage[]} stages up to the one that is shown @param {Sentence[]} sentences @param {boolean} kept whether
 *   anything was @param {Worth[]} worths of the hours @returns {HTMLElement} what was said in its hour so far */
function spokenIn(stages, sentences, kept, worths) {
    const { hour } = stages[stages.length - 1];
    const lines = stages.filter((each) => each.hour === hour).map(({ line }) => line);
    const told = sentences.filter(
        ({ line, kind, tag }) => lines.includes(line) && SPOKEN.includes(kind) && tag !== "back",
    );
    if (!told.length) return make("p", {}, said("path.quiet"));
    return make("ul", { class: "told" }, ...told.map((each) => itemOf(each, kept, worths)));
}
