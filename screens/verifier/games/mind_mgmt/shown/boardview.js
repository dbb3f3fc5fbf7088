/** The board as a picture: the path so far, where else it could end, tokens, notes and mayhem. */

import { cellOf, PLACES } from "../board.js";
import { COLUMNS, ROWS } from "../box.js";
import { named } from "../state.js";
import { draw, newId } from "../../../page/dom.js";
import { said } from "./texts.js";

/** @typedef {import("../secrets/path.js").Hour} Hour */
/** @typedef {import("../secrets/path.js").Stage} Stage */
/** @typedef {import("../board.js").Board} Board */

const [WIDE, HIGH, EDGE] = [100, 86, 26];

/** @param {string} place @returns {[number, number]} its upper left corner */
function cornerOf(place) {
    const [column, row] = cellOf(place);
    return [EDGE + WIDE * column, EDGE + HIGH * row];
}

/** @param {string} place @returns {[number, number]} where the path crosses it */
function spotOf(place) {
    const [x, y] = cornerOf(place);
    return [x + 50, y + 62];
}

/** @param {Board} board @param {import("./names.js").Names} names @param {Hour[]} hours @param {Stage} stage up to
 *   which it is shown @param {number[] | null} possible by locations, how many trails end there; null where that is
 *   not known @returns {Element} */
export function boardPicture(board, names, hours, stage, possible) {
    const shown = hours.slice(0, stage.walked);
    const last = shown[shown.length - 1];
    const hatch = newId();
    return draw(
        "svg",
        {
            viewBox: `0 0 ${EDGE + COLUMNS.length * WIDE + 4} ${EDGE + ROWS.length * HIGH + 4}`,
            role: "img",
            "aria-label": said("path.board", { hour: named(last.hour) }),
        },
        draw("defs", {}, hatching(hatch)),
        ...edges(),
        ...PLACES.map((place) => ground(board, place)),
        ...PLACES.flatMap((place, at) => (possible?.[at] ? shade(place, hatch) : [])),
        draw("polyline", {
            class: "way",
            points: shown.map(({ place }) => spotOf(place).join()).join(" "),
        }),
        ...PLACES.flatMap((place) => print(board, names, place)),
        ...stage.mayhem.map(zigzag),
        ...stage.steps.map((place) => square(place, "")),
        ...stage.confirmed.map(([place, number]) => square(place, String(number))),
        ...(stage.token ? [diamond(stage.token)] : []),
        ...shown.map((each) => stop(each, each === last)),
        ...stage.agents.map(([agent, place], at) => figure(agent, place, at)),
    );
}

/** @param {string} id @returns {Element} how possible places are hatched */
function hatching(id) {
    const traits = { id, width: 10, height: 10, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
    return draw("pattern", traits, draw("path", { class: "hatch", d: "M5 0v10" }));
}

/** @param {string} place @param {string} hatch @returns {Element[]} the mark that the path could end there, which
 * leaves what is printed there legible */
function shade(place, hatch) {
    const [x, y] = cornerOf(place);
    const [left, wide] = [x + 3, WIDE - 6];
    return [
        draw("rect", { x: left, y: y + 44, width: wide, height: HIGH - 47, fill: `url(#${hatch})` }),
        draw("rect", { class: "possible", x: left, y: y + 3, width: wide, height: HIGH - 6 }),
    ];
}

/** @returns {Element[]} the names of columns and rows */
function edges() {
    const columns = [...COLUMNS].map((name, at) =>
        draw("text", { class: "edge", x: EDGE + WIDE * at + 50, y: 19 }, name),
    );
    const rows = [...ROWS].map((name, at) =>
        draw("text", { class: "edge", x: 12, y: EDGE + HIGH * at + 50 }, name),
    );
    return [...columns, ...rows];
}

/** @param {Board} board @param {string} place @returns {Element} */
function ground(board, place) {
    const [x, y] = cornerOf(place);
    const kind = board.at.has(place) ? "place" : "place temple";
    return draw("rect", { class: kind, x, y, width: WIDE, height: HIGH });
}

/** @param {Board} board @param {import("./names.js").Names} names @param {string} place
 * @returns {Element[]} what is printed there */
function print(board, names, place) {
    const [x, y] = cornerOf(place);
    const words = board.at.has(place) ? names.short(place) : [`▲ ${said("path.temple")}`];
    return words.map((word, at) =>
        draw("text", { x: x + 50, y: y + 21 + 19 * at, ...fitting(word) }, word),
    );
}

/** Long words are drawn narrower, so that they stay in their place.
 * @param {string} word */
function fitting(word) {
    return word.length > 9 ? { textLength: WIDE - 8, lengthAdjust: "spacingAndGlyphs" } : {};
}

/** @param {Hour} hour @param {boolean} now @returns {Element} */
function stop({ place, hour }, now) {
    const [cx, cy] = spotOf(place);
    return draw(
        "g",
        { class: now ? "stop now" : "stop" },
        draw("circle", { cx, cy, r: 18 }),
        draw("text", { x: cx, y: cy + 6 }, String(hour)),
    );
}

/** @param {string} place @param {string} words @returns {Element} */
function square(place, words) {
    const [x, y] = cornerOf(place);
    return draw(
        "g",
        { class: "token" },
        draw("rect", { x: x + 72, y: y + 50, width: 24, height: 24 }),
        draw("text", { x: x + 84, y: y + 67 }, words),
    );
}

/** @param {string} agent @param {string} place @param {number} at which of the agents it is
 * @returns {Element} its first letter, at the left, each in a row of its own where several stand */
function figure(agent, place, at) {
    const [x, y] = cornerOf(place);
    const letter = said(`agent.${agent}`).slice(0, 1);
    return draw("text", { class: "figure", x: x + 10 + 12 * (at % 2), y: y + 50 + 15 * (at > 1 ? 1 : 0) }, letter);
}

/** @param {string} place @returns {Element} */
function diamond(place) {
    const [x, y] = cornerOf(place);
    return draw("path", { class: "second", d: `M${x + 16} ${y + 50}l12 12l-12 12l-12 -12z` });
}

/** @param {string} border @returns {Element} */
function zigzag(border) {
    const [from, to] = border.split("-");
    const [x, y] = cornerOf(to);
    const upright = cornerOf(from)[0] !== x;
    const points = Array.from({ length: 9 }, (_, at) => {
        const along = (at * (upright ? HIGH : WIDE)) / 8;
        const aside = at % 2 ? 5 : -5;
        return upright ? [x + aside, y + along] : [x + along, y + aside];
    });
    return draw("polyline", {
        class: "mayhem",
        points: points.map((point) => point.join()).join(" "),
    });
}
