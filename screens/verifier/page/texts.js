/** All texts of the page, in one table; words in braces are filled in. */

import { TRANSLATIONS } from "../kit/generated.js";
import { CLASS_TEXTS } from "./classtexts.js";
import { declined, language } from "./language.js";

/** @type {Record<string, string>} */
export const TEXTS = {
    ...CLASS_TEXTS,
    language: "Language",
    page: "Companion: the second verifier",
    title: "Check a game",
    lead: "Did they cheat? This page works it out on your own device. It has no network: what you give it stays here.",
    "evidence.title": "The evidence",
    "evidence.choose": "Choose the evidence file, or drop it anywhere on this page",
    "evidence.paste": "Or paste its text",
    "evidence.none": "Nothing chosen yet.",
    "evidence.file": "{name}, {size} bytes.",
    "evidence.given": "A file of {size} bytes.",
    "evidence.pasted": "Pasted text, {size} characters.",
    "evidence.large":
        "This has {size} bytes, and evidence is never larger than {most}. It was not read.",
    "evidence.head": "That is a receipt, not evidence. It now stands below, among what you kept.",
    "evidence.page": "That is a page, not evidence. The SHA-256 of that file: {sum}",
    "evidence.broken": "This file cannot be read here: {reason}",
    "kept.title": "What you kept",
    "kept.lead":
        "Only what you or another player kept yourselves counts. A copy that somebody gives you only now" +
        " proves nothing.",
    "kept.all": "All your receipts and receipt words, in one paste",
    "kept.how":
        "In any order: receipts from photos or files, and receipt words with their hour. Below the words stands what you" +
        " yourselves had said, in the order of the players.",
    "kept.example": "07: six receipt words\nYour words: the words that you had said",
    "kept.count": "Receipts: {receipts}. Receipt words: {words} times six.",
    "kept.shareless":
        "Below the receipt words, your words are missing. Add a line that begins with “Your words:”.",
    "kept.strange":
        "Lines that cannot be read: {lines}. A receipt is its whole code; receipt words are six words behind" +
        " their hour, such as 07: word word …; below them stands “Your words:” with what you had said.",
    "kept.words": "Six receipt words",
    "kept.hour": "Hour",
    "kept.share": "Your words, or their numbers, in the order of the players",
    "kept.remove": "Remove",
    "kept.removed": "Removed.",
    "kept.addWords": "Help me spell receipt words",
    "words.count": "Words: {count}.",
    "words.six": "Words: {count} of 6.",
    "words.unknown": "On no list: {words}.",
    "words.ready": "All words known.",
    "words.choose": "Words that begin so",
    check: "Check",
    cancel: "Stop",
    "check.missing": "Choose the evidence first.",
    "check.walk": "Reading the record, line by line …",
    "check.audit": "Working out every seal again …",
    "check.words": "Working out six words ({number}); each receipt of the hour takes about a second …",
    "check.stopped": "Stopped.",
    "check.failed":
        "This device could not finish: {reason}. Six words need 128 MiB of free memory.",
    "check.done": "Checked. {verdict}",

    "answer.question": "Did they cheat?",
    "answer.proven": "No, proven.",
    "answer.proven.part": "No, proven as far as it was entered.",
    "answer.lawful": "Legal and true, proven. The program's decisions are not recomputed here.",
    "answer.fits": "No sign of cheating. Everything you kept fits.",
    "answer.unplayed": "It cannot be told, because the players stopped before the game had begun.",
    "answer.found": "Yes, here: {where}.",
    "answer.nothing": "It cannot be told without a receipt, and none was given here.",
    "answer.trusted":
        "Not by the program's own check, but that is no proof: this table asked for none.",
    "answer.sealed": "It cannot be told, because {keeper} has not revealed everything.",
    "answer.misheard": "It cannot be told, because receipt words were probably misheard.",
    "answer.mistyped": "It cannot be told, because the code of a receipt was probably mistyped.",
    "answer.foreign":
        "It cannot be told, because something that you kept does not belong to this record.",
    "answer.cut": "It cannot be told, because the file ends too early.",
    "answer.begun": "It cannot be told without a receipt, and none was given here.",
    "answer.unknown": "It cannot be told, because the game {game} is not known here.",
    "answer.first": "It cannot be told, because the record has the form of the first version of Companion.",
    "answer.unsealed": "It cannot be told, because the game {game} is not known here.",
    "answer.open": "It cannot be told, because nothing is sealed in this game.",
    "answer.unread": "It cannot be told, because something that you kept cannot be read.",
    "answer.unreadable": "It cannot be told, because this is no evidence.",
    "because.proven":
        "If this is what was said and what lay on the board, every move was legal and every answer" +
        " true, and your receipts prove all of it.",
    "because.lawful":
        "If this is what was said and what lay on the board, every move was legal and every answer" +
        " true, and your receipts prove all of it. But the program played a seat, and this page cannot" +
        " tell whether it decided as its level does.",
    "because.unproven":
        "If this is what was said and what lay on the board, every move was legal and every answer" +
        " true. But what is not proven could have been written later.",
    "because.fewer":
        "If this is what was said and what lay on the board, every move was legal and every answer" +
        " true. What is not proven had no receipt, as this table chose.",
    "because.loose":
        "If this is what was said and what lay on the board, every move was legal and every answer" +
        " true. But no receipt that you kept covers the end: the game may have ended in another way.",
    "because.unplayed":
        "Nobody could ask anything yet, so nothing is proven. What was sealed until then fits.",
    "because.found": "See what was found.",
    "because.nothing":
        "The record agrees with itself, but without a receipt all of it could have been written" +
        " afterwards.",
    "because.trusted":
        "If this is what was said and what lay on the board, every move was legal and every answer" +
        " right. No receipt was ever shown, so all of this could have been written afterwards.",
    "because.begun":
        "What was revealed so far fits and the rest is still sealed, but without a receipt all of it" +
        " could have been written afterwards.",
    "because.sealed": "What was revealed so far fits, but the rest is still sealed.",
    "because.misheard":
        "Only five of six receipt words fit, and nothing else is wrong. Compare your notes, and check" +
        " again with all six right; until then they prove nothing.",
    "because.mistyped":
        "At most three of its letters are wrong, and nothing else is. Compare it letter by letter, and check" +
        " again; until then it proves nothing.",
    "because.foreign":
        "It was noted wrongly, or it is from another game, or this is not the record of your game. See" +
        " what was found.",
    "because.cut": "It must end with a receipt or an answer sheet. Ask for the whole file.",
    "because.unknown":
        "So nobody could check the moves, the answers, whether what was revealed is what was said, or" +
        " who won. The lines, the receipts, the seals that were opened and what you kept were checked:" +
        " nothing is wrong with them.",
    "because.first":
        "By the rules of that version nothing is wrong with it. But the first answer sheet came too late there," +
        " and no line says that the players stopped, so it is no proof. No later version writes such records: if" +
        " you played with one, somebody changed the program, and you should not trust this record.",
    "because.unsealed":
        "So nobody could check the moves, or who won. Nothing is sealed in it; only the form of its lines" +
        " was checked.",
    "because.open":
        "If this is what was said and what lay on the table, every move was legal. But that was only" +
        " played through again, and proves nothing.",
    "because.unread": "See what was found.",
    "where.line": "at {hour}, in line {line}",
    "where.begin": "in line {line}",
    "where.kept": "a receipt that does not fit",

    "won.title": "Who won?",
    "won.nobody": "Nobody. The players stopped before the game was over.",
    "won.unknown": "Not known: the game is not over in this record.",
    "won.claimed": "The record, in which something is wrong, says: {won}",
    "won.loose": "No receipt that you kept covers this: the game may have ended in another way.",
    "won.open": "At {hour}:00, in line {line}: “{text}” was left open. What is revealed says: “{answer}”",
    "won.back": "At {hour}:00, in line {line}: “{text}” was taken back. What is revealed says: “{answer}”",
    "won.stopped": "No receipt that you kept covers that: an end may have been left out.",

    "next.title": "What to do now",
    "next.proven": "If they are others, something else was played than what was sealed.",
    "next.lawful":
        "Check the same file with `companion verify`, which works out every decision of the program again.",
    "next.unproven": "Then ask whether anybody kept another receipt, add it below and check again.",
    "next.fewer": "For these hours there is no receipt that anybody could still give.",
    "next.loose": "Then ask who kept the last receipt, add it below and check again.",
    "next.unplayed": "Play a game to its end, and keep its receipts.",
    "next.found":
        "Show everybody what was found. Make sure first that the file is whole and from your game.",
    "next.found.kept":
        "Make sure first that the receipt was copied exactly, letter by letter. Then show everybody.",
    "next.begun":
        "Ask who photographed a receipt or noted receipt words, add them below and check again.",
    "next.nothing":
        "Ask who photographed a receipt or noted receipt words, add them below and check again.",
    "next.trusted":
        "Nothing more can be proven. Who wants proof next time chooses it at a new table, or in the middle of one.",
    "next.sealed": "Ask {keeper} to reveal everything, and check the new file.",
    "next.misheard": "Compare your notes, put the words right below and check again.",
    "next.mistyped": "Compare the code with what you photographed, put it right below and check again.",
    "next.foreign": "Compare your notes and photos with the evening, and check again.",
    "next.cut": "Ask for the whole file, and check it.",
    "next.unknown": "Check the file with a newer page or program that knows this game.",
    "next.first": "Ask when this game was played, and with which version of Companion.",
    "next.open": "Compare it with what you remember: anybody could have written it.",
    "next.unread": "Put it right below, and check again.",
    "next.unreadable": "Ask for a fresh copy of the whole file.",

    "found.title": "What was found",
    "found.none": "Nothing is wrong.",
    "found.none.nothing": "Nothing is wrong within the record, but no receipt of it was given here.",
    "found.none.trusted": "No move broke a rule and no answer was wrong, but that is no proof.",
    "found.none.begun": "Nothing is wrong so far, but the rest is still sealed.",
    "found.none.sealed": "Nothing is wrong so far, but the rest is still sealed.",
    "found.none.unknown": "Nothing is wrong that can be seen without the rules of the game.",
    "found.none.first": "Nothing is wrong by the rules of the first version.",
    "found.none.open": "No move broke a rule, but that proves nothing.",
    "found.at": "At {hour}, in line {line}: “{text}” {reason}",
    "found.in": "In line {line}: “{text}” {reason}",
    "found.line.at": "At {hour}, in line {line}: {reason}",
    "found.line": "In line {line}: {reason}",
    "found.kept": "{names}: {reason}",

    "check.title": "Look at these yourselves",
    "check.lead":
        "This was typed at the table. The answer above holds only if it is what was said and lay there.",
    "claims.set": "Rulings, and what the table allowed",
    "claims.put": "Corrected",
    "claims.mistakes": "Mistakes that were admitted",
    "claims.unknown": "Not entered; you check these yourselves",
    "claims.retracted": "Taken back before a receipt covered it",

    "tag.set": "Allowed here",
    "tag.ruling": "Ruling",
    "tag.put": "Corrected",
    "tag.mistake": "Mistake",
    "tag.unknown": "Not entered",
    "tag.back": "Taken back",

    "unknown.title": "A game called {game}",
    "unknown.keeper": "the hiding player|the hiding player's",
    "unknown.line": "{seat}: {text}",

    "hours.title": "What is proven, hour by hour",
    "hours.title.said": "What was said, hour by hour",
    "hours.hour": "{hour}:00",
    "hours.setup": "The set-up",
    "hours.proven": "✓ proven",
    "hours.proven.late": "✓ proven from its receipt on",
    "hours.unproven": "○ not proven",
    "hours.bound": "✓ receipts kept",
    "hours.unbound": "○ receipt missing",
    "worth.kept": "its receipt was kept in time",
    "worth.proven": "proven, as receipts were kept in time",
    "worth.late":
        "proven from its receipt on; what {keeper} announced before it would need the receipt of the hour" +
        " before",
    "worth.unasked.red":
        "not proven: as this table chose, receipts came at red hours and at the end, so what was hidden" +
        " here could have been changed until the next one; a receipt every turn would have proven it",
    "worth.unheld.red":
        "not proven: as this table chose, receipts came at red hours and at the end; a receipt every turn" +
        " would have proven it",
    "worth.unasked.none":
        "not proven: this table had not asked for receipts yet, so what was hidden here could have been" +
        " changed until the first one; asking earlier would have proven it",
    "worth.unheld.none":
        "not proven: this table asked for no receipts; receipts would have proven it",
    "worth.unshared":
        "not proven: its receipt came before the players had said their words; said first, they make it count",
    "worth.missing": "not proven: its receipt was not given here; whoever has it can add it",
    "worth.uncovered":
        "not proven: its receipt was kept in time, but what was answered needs the next one, too",
    "worth.anyway": ". All the same, what is marked below with receipts before and after is proven",
    "hours.behind":
        "Your last receipt ends here. All this could have been written later:",
    "mark.both": "✓ Receipts before and after.",
    "mark.own": "✓ A receipt right after it.",
    "mark.before": "○ A receipt before it, none after.",
    "mark.after": "○ A receipt after it, none before.",
    "mark.neither": "○ No receipt.",

    "deals.title": "What the program dealt",
    "deals.lead": "The program dealt after these words; compare them with what you said:",
    "deals.bound":
        "You kept receipts before and after these words: nobody could choose the deal.",
    "deals.later": "No receipt that you kept covers these words: others could have been said.",
    "deals.chosen": 
        "The receipt before the deal was not given here: without it, somebody could have chosen the deal.",

    receipt: "Receipt at {hour}",
    "receipt.number": "Receipt at {hour}, number {number}",
    "receipt.setup": "Receipt of the set-up",
    "receipt.setup.number": "Receipt of the set-up, number {number}",
    "receipt.hour.over": "Receipt at {hour}, {size} lines",
    "receipt.over": "Receipt of {size} lines",
    "receipt.text": "Receipt {text}",
    "receipt.words": "Receipt words of {hour}",
    "receipt.words.number": "Receipt words of {hour}, number {number}",
    "receipt.words.setup": "Receipt words of the set-up",
    "receipt.words.setup.number": "Receipt words of the set-up, number {number}",
    "receipt.words.text": "Words {text}",

    "technical.title": "For those who want every line",
    "technical.about": "{title}, table {id}, {lines} lines.",
    "technical.about.open": "{title}, {lines} lines.",
    "technical.players": "Players: {players}.",
    "technical.keeper": "{keeper}: {name}.",
    "technical.findings": "Findings by class and rule",
    "technical.line": "line {line}, ",
    "technical.lines": "Every line, as the record spells it",
    "technical.kept": "What you kept, piece by piece: {number}",
    "technical.none": "What you kept: nothing was given.",
    "technical.fits": "fits; it covers the lines 1 to {size}, up to {hour}",
    "technical.more": "And {number} more.",
    "technical.answers": "Answers, and their receipts",
    "column.line": "Line",
    "column.hour": "Hour",
    "column.answer": "Answer",
    "column.before": "Receipt before",
    "column.after": "Receipt after",
    "holder.free": "none needed",
    "holder.none": "none",

    "limits.device":
        "This proves something on a device of your own, with receipts that you kept yourselves.",
    "limits.keeper":
        "On {keeper:genitive} device, or with {keeper:genitive} own copy of a receipt, it proves nothing.",
    "self.title": "This page itself",
    "self.sum": "SHA-256 of this page, worked out from its own text: {sum}",
    "self.how":
        "The program prints the same number (`companion verifier`, `companion verify`). But a page that lies can print" +
        " any number: so take the SHA-256 of this file with another tool, or drop the file into a copy of this" +
        " page that you trust, and compare.",
};

/** @typedef {(key: string, values?: Record<string, string | number>) => string} Said */

/** @param {Record<string, string>} texts @returns {Said} fills in what stands in braces */
export const sayer =
    (texts) =>
    (key, values = {}) => {
        const translated = /** @type {Record<string, Record<string, string>>} */ (TRANSLATIONS);
        const text = translated[language()]?.[key] ?? texts[key] ?? key;
        return text.replace(/\{([a-z]+)(?::([a-z]+))?\}/g, (whole, name, form) => {
            const value = values[name] ?? whole;
            return Array.isArray(value) ? declined(value, form) : String(value);
        });
    };

/** Says a text of the page. */
export const said = sayer(TEXTS);
