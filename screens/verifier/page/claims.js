/** What the keeper typed as public: told first, for everything else is judged on this condition. */

import { boardOf, PLACES } from "../checks/board.js";
import { PRINTED_BOARD } from "../checks/generated.js";
import { make } from "./dom.js";
import { said } from "./texts.js";

/** @typedef {import("../checks/verdict.js").Report} Report */
/** @typedef {import("../checks/story.js").Told} Told */
/** @typedef {import("../checks/binding.js").Bound} Bound */

/** The kinds of lines that ask something. */
export const QUESTIONS = ["asks", "dolphin", "reveals", "captures", "senses", "shakes-down"];
const PIECES = ["token", "moved", "correct", "correct-token", "extra", "shown"];
const RULINGS = ["ruling", "override", "restore"];
const HIDDEN = ["card", "features", "start", "act"];

/** @param {Report} report @returns {HTMLElement} */
export function claimsSection(report) {
    const counted = report.lines.filter((line) => line.counts);
    /** @param {string[]} kinds @returns {Told[]} */
    const of = (...kinds) => counted.filter((line) => kinds.includes(line.kind));
    return make(
        "section",
        { "aria-labelledby": "claims-title" },
        make("h3", { id: "claims-title", tabindex: -1 }, said("claims.title")),
        make("p", {}, said("claims.lead")),
        group("claims.walls", of("mayhem", "moved")),
        group("claims.tokens", of(...PIECES)),
        group("claims.rulings", of(...RULINGS)),
        group(
            "claims.unknown",
            counted.filter((line) => line.unknown),
        ),
        group(
            "claims.retracted",
            report.lines.filter((line) => !line.counts),
        ),
        group("claims.mistakes", of("mistake", "mended")),
        boardDifferences(report),
        ...hours(counted, report.answers),
    );
}

/** @param {string} title @param {Told[]} lines @returns {HTMLElement | null} */
function group(title, lines) {
    if (!lines.length) return null;
    return make("div", {}, make("h4", {}, said(title)), listed(lines, []));
}

/** @param {Report} report @returns {HTMLElement | null} */
function boardDifferences({ table }) {
    if (!table) return null;
    const [printed, typed] = [boardOf(PRINTED_BOARD), boardOf(table.file)];
    const differ = PLACES.filter(
        (place) => featuresIn(printed, place) !== featuresIn(typed, place),
    );
    if (!differ.length) return make("p", {}, said("claims.printed"));
    const rows = differ.map((place) => make("li", {}, `${place}: ${featuresIn(typed, place)}`));
    return make("div", {}, make("h4", {}, said("claims.board")), make("ul", {}, ...rows));
}

/** @param {import("../checks/board.js").Board} board @param {string} place @returns {string} */
export function featuresIn(board, place) {
    return board.at.get(place)?.join(", ") ?? said("path.temple");
}

/** @param {Told[]} lines @param {Bound[]} answers @returns {HTMLElement[]} */
function hours(lines, answers) {
    const told = lines.filter((line) => line.seat !== "table" && !HIDDEN.includes(line.kind));
    const setup = told.filter((line) => line.setup);
    const played = told.filter((line) => !line.setup);
    const names = [...new Set(played.map((line) => line.hour))];
    return [
        make(
            "details",
            {},
            make("summary", {}, said("claims.setup", { count: setup.length })),
            listed(setup, answers),
        ),
        ...names.map((hour) =>
            make(
                "div",
                {},
                make("h4", {}, said("claims.hour", { hour })),
                listed(
                    played.filter((line) => line.hour === hour),
                    answers,
                ),
            ),
        ),
    ];
}

/** @param {Told[]} lines @param {Bound[]} answers @returns {HTMLElement} */
function listed(lines, answers) {
    return make("ol", { class: "lines" }, ...lines.map((line) => lineOfList(line, answers)));
}

/** @param {Told} line @param {Bound[]} answers @returns {HTMLElement} */
function lineOfList({ line, text, kind }, answers) {
    const answer = answers.find((each) => each.line === line);
    const weight = answer ? "answer" : QUESTIONS.includes(kind) ? "question" : false;
    return make(
        "li",
        { value: line, class: weight },
        make("code", {}, text),
        answer ? make("span", { class: "mark" }, ` ${markOf(answer)}`) : null,
    );
}

/** @param {Bound} answer @returns {string} */
export function markOf({ before, after }) {
    if (before && after) return `✓ ${said("mark.both")}`;
    if (before) return `○ ${said("mark.before")}`;
    return after ? `○ ${said("mark.after")}` : `○ ${said("mark.neither")}`;
}
