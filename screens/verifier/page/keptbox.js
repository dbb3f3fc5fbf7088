/** The field for everything that the players kept, with help for spelling words. */

import { isReadable } from "../kit/kept.js";
import { keptListOf } from "../kit/keptlist.js";
import { make, newId } from "./dom.js";
import { said } from "./texts.js";
import { NOTED_HOUR, wordsField } from "./wordsfield.js";

/** @typedef {import("../kit/kept.js").Kept} Kept */
/** @typedef {{ element: HTMLElement, kept: () => Kept[], add: (head: string) => void,
 *   typed: () => string }} KeptBox `typed` gives all of it as it could be pasted */
/** @typedef {{ element: HTMLElement, first: HTMLElement, kept: () => Kept | null }} Item */

const AS_TYPED = { spellcheck: "false", autocomplete: "off", autocapitalize: "none" };
const MOST_NAMED = 5;

/** @returns {KeptBox} */
export function keptBox() {
    const area = make("textarea", {
        ...AS_TYPED,
        id: newId(),
        rows: 5,
        placeholder: said("kept.example"),
    });
    const read = make("p", { role: "status", class: "status" });
    const update = () => void (read.textContent = readText(area.value));
    area.addEventListener("input", update);
    const help = spellingHelp();
    return {
        element: make(
            "section",
            { "aria-labelledby": "kept-title" },
            make("h2", { id: "kept-title" }, said("kept.title")),
            make("p", {}, said("kept.lead")),
            make("label", { for: area.id }, said("kept.all")),
            make("p", { class: "small" }, said("kept.how")),
            area,
            read,
            help.element,
        ),
        kept: () => [...keptListOf(area.value).things, ...help.kept()],
        typed: () => [area.value.trim(), ...help.kept().map(asPasted)].filter(Boolean).join("\n\n"),
        add: (head) => {
            area.value = [area.value.trim(), head.trim()].filter(Boolean).join("\n\n");
            update();
        },
    };
}

/** @param {Kept} each @returns {string} */
function asPasted(each) {
    return "words" in each ? `${each.words}\nYour words: ${each.share}` : each.head;
}

/** @param {string} text @returns {string} what was understood of it */
function readText(text) {
    if (!text.trim()) return "";
    const { things, strange, shareless } = keptListOf(text);
    const read = things.filter(isReadable);
    const words = read.filter((each) => "words" in each).length;
    const receipts = read.length - words;
    const lines = strange.slice(0, MOST_NAMED).join(", ");
    const told = [
        said("kept.count", { receipts, words }),
        shareless && said("kept.shareless"),
        strange.length > 0 && said("kept.strange", { lines }),
    ];
    return told.filter(Boolean).join(" ");
}

/** Fields that offer how a word may go on, for words that were noted by ear.
 * @returns {{ element: HTMLElement, kept: () => Kept[] }} */
function spellingHelp() {
    /** @type {Set<Item>} */
    const items = new Set();
    const list = make("div", {});
    const status = make("p", { role: "status", class: "unseen" });
    const put = () => {
        const item = wordsItem();
        const remove = () => {
            items.delete(item);
            item.element.remove();
            status.textContent = said("kept.removed");
            add.focus();
        };
        item.element.append(removal(remove));
        items.add(item);
        list.append(item.element);
        item.first.focus();
    };
    const add = make("button", { type: "button", click: put }, said("kept.addWords"));
    return {
        element: make("div", {}, list, make("p", { class: "buttons" }, add), status),
        kept: () => [...items].flatMap((item) => item.kept() ?? []),
    };
}

/** @param {() => void} remove @returns {HTMLElement} */
function removal(remove) {
    return make("button", { type: "button", class: "quiet", click: remove }, said("kept.remove"));
}

/** @returns {Item} */
function wordsItem() {
    const traits = { ...AS_TYPED, type: "text", inputmode: "numeric", maxlength: 2, size: 3 };
    const hour = make("input", { ...traits, id: newId() });
    const label = make("label", { for: hour.id }, said("kept.hour"));
    const words = wordsField(said("kept.words"), 6);
    const share = wordsField(said("kept.share"), null);
    const kept = () => {
        const [at, spoken] = [hour.value.trim(), words.input.value.trim()];
        const text = NOTED_HOUR.test(spoken) ? spoken : `${at.padStart(2, "0")}: ${spoken}`;
        return at || spoken ? { words: text, share: share.input.value.trim() } : null;
    };
    const element = make("fieldset", {}, label, hour, words.element, share.element);
    return { element, first: hour, kept };
}
