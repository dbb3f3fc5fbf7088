/** The path shown on the board hour by hour, with the questions and answers. */

import { boardOf } from "../board.js";
import { QUESTIONS } from "../moves.js";
import { named } from "../state.js";
import { boardPicture } from "./boardview.js";
import { nearPicture } from "./nearview.js";
import { make, newId, refill } from "../../../page/dom.js";
import { itemOf } from "../../../page/hours.js";
import { worthsOf } from "../../../page/proof.js";
import { namesOf } from "./names.js";
import { said } from "./texts.js";

/** @typedef {import("../../../kit/verdict.js").Report} Report */
/** @typedef {import("../secrets/path.js").Hour} Hour */
/** @typedef {import("../../../page/narration.js").Sentence} Sentence */
/** @typedef {import("../../../page/proof.js").Worth} Worth */
/** @typedef {import("./names.js").Names} Names */
/** @typedef {{ slider: HTMLInputElement, go: (steps: number) => void, toggle: () => void,
 *   play: HTMLElement }} Player */

const PACE = 1500;
const ALL = 99;
const REPLIES = ["answer", "shown", "recruits", "extra", "recruit", "mistake", "mended", "stuck"];
const SPOKEN = [...QUESTIONS, ...REPLIES];

/** @type {Record<string, number>} */
const KEY_STEPS = {
    ArrowLeft: -1,
    ArrowUp: -1,
    ArrowRight: 1,
    ArrowDown: 1,
    Home: -ALL,
    End: ALL,
};

/** @param {Report} report @param {Sentence[]} sentences @returns {HTMLElement | null} */
export function pathSection(report, sentences) {
    /** @type {Hour[]} */
    const hours = report.shown?.hours ?? [];
    if (!hours.length || !report.table) return null;
    const [kept, names] = [report.kept.length > 0, namesOf(report)];
    const worths = worthsOf(report);
    const whole = !report.findings.some(({ line }) => line > 0);
    const board = boardOf(report.table.file);
    const picture = make("div", { class: "board" });
    const words = make("div", { "aria-live": "polite" });
    const near = make("div", { class: "board near" });
    const player = playerFor(hours.length, (now) => {
        refill(picture, boardPicture(board, names, hours, now));
        refill(near, nearPicture(hours, now));
        refill(words, ...wordsFor(hours, now, names), spokenIn(hours[now - 1], sentences, kept, worths));
    });
    const title = make("h3", { id: "path-title" }, said(whole ? "path.title" : "path.part"));
    const legend = make("p", { class: "small" }, `${said("path.legend")} ${said("path.agents")}`);
    const traits = { "aria-labelledby": title.id, class: "path" };
    const behind = near.childElementCount ? nearBox(near) : [];
    return make("section", traits, title, controls(player), picture, words, legend, ...behind);
}

/** @param {HTMLElement} near the picture @returns {HTMLElement[]} */
const nearBox = (near) => [
    make("h4", {}, said("near.title")),
    near,
    make("p", { class: "small" }, said("near.legend")),
];

/** @param {number} last @param {(now: number) => void} show @returns {Player} */
function playerFor(last, show) {
    const slider = make("input", { type: "range", id: newId(), min: 1, max: last, value: 1 });
    const play = make("button", { type: "button", class: "main" }, said("path.play"));
    /** @type {number | undefined} */
    let timer;
    const now = () => Number(slider.value);
    const pause = () => {
        clearInterval(timer);
        timer = undefined;
        play.textContent = said("path.play");
    };
    const go = (/** @type {number} */ steps) => {
        slider.value = String(now() + steps);
        show(now());
        if (now() === last) pause();
    };
    const toggle = () => {
        if (timer) return pause();
        if (now() === last) go(-ALL);
        play.textContent = said("path.pause");
        timer = setInterval(() => (slider.isConnected ? go(1) : pause()), PACE);
    };
    go(0);
    return { slider, go, toggle, play };
}

/** @param {Player} player @returns {HTMLElement} */
function controls({ slider, go, toggle, play }) {
    const button = (
        /** @type {string} */ key,
        /** @type {number} */ steps,
        /** @type {string} */ sign,
    ) => {
        const traits = { type: "button", "aria-label": said(key), title: said(key) };
        return make("button", { ...traits, click: () => go(steps) }, sign);
    };
    play.addEventListener("click", toggle);
    slider.addEventListener("input", () => go(0));
    const back = [button("path.first", -ALL, "|◀"), button("path.back", -1, "◀")];
    const on = [button("path.next", 1, "▶"), button("path.last", ALL, "▶|")];
    const keydown = (/** @type {KeyboardEvent} */ event) => takeKey(event, go, toggle);
    return make(
        "div",
        { role: "group", "aria-label": said("path.title"), keydown },
        make("p", { class: "buttons" }, ...back, play, ...on),
        make("label", { for: slider.id }, said("path.hour")),
        slider,
        make("p", { class: "small keys" }, said("path.keys")),
    );
}

/** @param {KeyboardEvent} event @param {(steps: number) => void} go @param {() => void} toggle */
function takeKey(event, go, toggle) {
    const steps = KEY_STEPS[event.key];
    const plays = event.key === " " && !(event.target instanceof HTMLButtonElement);
    if (steps === undefined && !plays) return;
    event.preventDefault();
    plays ? toggle() : go(steps);
}

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

/** @param {Hour} hour @param {Sentence[]} sentences @param {boolean} kept whether anything was
 * @param {Worth[]} worths of the hours @returns {HTMLElement} */
function spokenIn({ lines }, sentences, kept, worths) {
    const told = sentences.filter(
        ({ line, kind, tag }) => lines.includes(line) && SPOKEN.includes(kind) && tag !== "back",
    );
    if (!told.length) return make("p", {}, said("path.quiet"));
    return make("ul", { class: "told" }, ...told.map((each) => itemOf(each, kept, worths)));
}
