/** The curve of a game: in how many places the path could end, hour by hour, with the questions on it. */

import { draw } from "../../../page/dom.js";
import { placesIn } from "../knowledge/evening.js";
import { named } from "../state.js";
import { said } from "./texts.js";

/** @typedef {import("../knowledge/evening.js").Evening} Evening */
/** @typedef {import("../knowledge/evening.js").Hour} Hour */
/** @typedef {import("../knowledge/evening.js").Asked} Asked */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ point: Point, asked: Asked }} Dot */

const [WIDE, HIGH, LEFT, RIGHT, TOP, GROUND] = [360, 190, 30, 8, 20, 30];

/** @param {Evening} evening @param {(asked: Asked) => string} titleOf a question in words @returns {Element} */
export function curvePicture({ hours, asked, moments }, titleOf) {
    const counted = hours.filter(({ begin, end }) => begin && end);
    const most = Math.max(1, ...counted.flatMap(({ begin, end }) => [placesIn(begin), placesIn(end)]));
    const step = (WIDE - LEFT - RIGHT) / hours.length;
    /** @type {(at: number, places: number) => Point} */
    const spot = (at, places) => [LEFT + at * step, HIGH - GROUND - ((HIGH - TOP - GROUND) * places) / most];
    const parts = counted.map((hour, at) => alongHour(hour, asked.filter((each) => each.hour === hour.hour), at, spot));
    const points = parts.flatMap((part) => part.points);
    const best = moments.find(({ kind }) => kind === "told-most")?.asked ?? null;
    return draw(
        "svg",
        { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": said("known.curve") },
        ...[0, most].flatMap((places) => rule(spot(0, places), spot(hours.length, places), String(places))),
        ...hours.map(({ hour }, at) => write(spot(at + 0.5, 0)[0], HIGH - 10, named(hour))),
        draw("polyline", { class: "curve", points: points.map((point) => point.join()).join(" ") }),
        ...parts.flatMap((part) => part.dots).map((dot) => mark(dot, titleOf, isSame(dot.asked, best))),
    );
}

/** @param {Asked} one @param {Asked | null} other @returns {boolean} */
const isSame = (one, other) => one.question === other?.question;

/** @param {Hour} hour @param {Asked[]} asked in it @param {number} at its number
 * @param {(at: number, places: number) => Point} spot @returns {{ points: Point[], dots: Dot[] }} */
function alongHour({ begin, end }, asked, at, spot) {
    const share = 1 / (asked.length + 1);
    const dots = asked.map((each, number) => ({
        point: spot(at + (number + 1) * share, placesIn(each.after)),
        asked: each,
    }));
    const points = dots.map(({ point }) => point);
    return { points: [spot(at, placesIn(begin)), ...points, spot(at + 1, placesIn(end))], dots };
}

/** @param {Point} from @param {Point} to @param {string} number @returns {Element[]} a thin line with its number */
function rule([x1, y1], [x2, y2], number) {
    return [draw("line", { class: "rule", x1, y1, x2, y2 }), write(x1 - 14, y1 + 5, number)];
}

/** @param {number} x @param {number} y @param {string} words @returns {Element} */
const write = (x, y, words) => draw("text", { x, y }, words);

/** @param {Dot} dot @param {(asked: Asked) => string} titleOf @param {boolean} most whether it told most
 * @returns {Element} */
function mark({ point: [cx, cy], asked }, titleOf, most) {
    return draw(
        "g",
        { class: most ? "question most" : "question" },
        draw("title", {}, titleOf(asked)),
        draw("circle", { cx, cy, r: most ? 6 : 4 }),
        most ? write(cx, cy - 10, "!") : null,
    );
}
