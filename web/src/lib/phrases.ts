// Events, choices, questions and score lines as sentences: the browser's twin of
// citadella/texts/phrases.py, made from the same messages with the same variables.

import { cost, facts, plainId, rank as rankOf, type as typeOf } from "./facts.svelte";
import type { AdvisedMove, EventMsg, LineMsg, SeatInfo, State, ViewMsg } from "./protocol";
import {
  big,
  cardName,
  characterName,
  small,
  t,
  texts,
  typeName,
  type TextArgs,
} from "./texts.svelte";

// Languages that write cards with a small letter inside a sentence, and the names that stay.
const SMALL_INSIDE = new Set(["cs"]);
const PROPER_NAMES = new Set(["rasputin"]);
const ABOUT_A_RANK = new Set(["bribe", "reveal-threat"]);
const CARDS_MAY_BE_HIDDEN = new Set(["drew", "kept", "returned"]);
const RANK_MAY_BE_HIDDEN = new Set(["picked", "laid-down", "role-received"]);
const SEEN_ON_THE_TABLE = new Set(["face-up", "turn-ended"]);
const TYPES = ["noble", "religious", "trade", "military", "unique"];

// --- names -------------------------------------------------------------------------------

/** The players' names by seat; bots are called by names of their own. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(seatName);
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return personName(seat.name) || botName(seat.seat);
}

/** A person's name; who has none yet is a guest with a number, in every language. */
export function personName(name: string): string {
  const guest = /^Guest (\d+)$/.exec(name);
  return guest ? t("guest-name", { number: guest[1] ?? "" }) : name;
}

/** The name of the bot on a seat. */
export function botName(seat: number): string {
  const names = t("names-of-bots").split(",");
  return (names[seat % names.length] ?? "").trim();
}

function inside(id: string, shown: string): string {
  return SMALL_INSIDE.has(texts.language) && !PROPER_NAMES.has(id) ? small(shown) : shown;
}

const cardInside = (id: string, edition: string): string =>
  inside(plainId(id), cardName(id, edition));

const cardNamed = (id: string, edition: string): string =>
  t("named-card", { id: plainId(id), name: cardInside(id, edition) });

const gold = (amount: number): string => t("count-gold", { count: amount });
export const priceText = (amount: number): string => (amount ? gold(amount) : t("price-free"));

/** Type and cost of a card in a few words. */
export function cardFacts(id: string, edition: string): string {
  const type = typeOf(id, edition);
  if (type === undefined) return facts.isActionCard(id) ? t("facts-action") : "";
  const price = cost(id, edition);
  const kind = t(`kind-${type}`);
  return price === null
    ? t("facts-unbuildable", { type: kind })
    : t("facts-district", { type: kind, count: price });
}

const ranked = (rank: number, character: string, edition: string): TextArgs => ({
  rank,
  character: character ? inside(character, characterName(character, edition)) : "",
});

// --- the coach ---------------------------------------------------------------------------

/** Why the coach would make a move: the twin of `say` in citadella/bots/coach.py. */
export function coachReason(move: AdvisedMove, names: string[], edition: string): string {
  const words: TextArgs = {};
  for (const [fact, value] of Object.entries(move.facts)) {
    if (fact === "card") words[fact] = cardName(String(value), edition);
    else if (fact === "character") words[fact] = characterName(String(value), edition);
    else if (fact === "seat") words[fact] = names[Number(value)] ?? "";
    else if (fact === "gold" || fact === "cards" || fact === "points") {
      words[fact] = t(`count-${fact}`, { count: Number(value) });
    } else words[fact] = value;
  }
  return t(move.reason, words);
}

// --- events ------------------------------------------------------------------------------

/**
 * One sentence on what happened. `me` is the reader's seat (-1: nobody's), `where` the edition or
 * the whole state, `called` the character in whose turn it happened (only needed for `marked`).
 */
export function eventSentence(
  event: EventMsg,
  names: string[],
  me: number,
  where: string | State | null,
  called = "",
): string {
  const edition = typeof where === "string" ? where : (where?.table.edition ?? "");
  let key = `event-${event.kind}`;
  if (event.kind === "destroyed" && event.other === event.seat) key = "event-destroyed-own";
  else if (event.kind === "used" && event.other >= 0) key = "event-visited";
  const [first, second] = event.cards;
  return t(key, {
    case: eventCase(event, me),
    seat: names[event.seat] ?? "",
    other: names[event.other] ?? "",
    count: event.amount,
    price: priceText(event.amount),
    card: first === undefined ? "" : cardNamed(first, edition),
    second: second === undefined ? "" : cardNamed(second, edition),
    cards: event.cards.map((card) => cardInside(card, edition)).join(", "),
    type: event.kind === "spied" ? small(typeName(TYPES[event.amount] ?? "unique")) : "",
    marker: called === "magistrate" ? "warrant" : "threat",
    ...ranked(event.rank, event.character, edition),
  });
}

function eventCase(event: EventMsg, me: number): string {
  let known: boolean;
  if (event.cards.length > 0 || CARDS_MAY_BE_HIDDEN.has(event.kind)) {
    known = event.cards.length > 0 && !event.cards.includes("?");
  } else {
    known = event.rank > 0 || !RANK_MAY_BE_HIDDEN.has(event.kind);
  }
  if (me >= 0 && me === event.other && event.other !== event.seat) return "other";
  if (!known) return "hidden";
  return me >= 0 && me === event.seat ? "seat" : "known";
}

export interface Told {
  event: EventMsg;
  text: string;
}

/** The sentences for a row of events, without those that the others say as well. */
export function tell(
  events: EventMsg[],
  names: string[],
  me: number,
  where: string | State | null,
): Told[] {
  const told: Told[] = [];
  let called = "";
  events.forEach((event, i) => {
    if (event.kind === "called") called = event.character;
    if (isSaidByOthers(event, events[i - 1], events[i + 1])) return;
    told.push({ event, text: eventSentence(event, names, me, where, called) });
  });
  return told;
}

function isSaidByOthers(event: EventMsg, before?: EventMsg, after?: EventMsg): boolean {
  const kind = event.kind;
  if (SEEN_ON_THE_TABLE.has(kind) || (kind === "drew" && !event.amount)) return true;
  if (kind === "picked" && !event.rank) return true;
  if (after !== undefined) {
    if (kind === "called") return after.kind === "revealed" || after.kind === "unanswered";
    if (kind === "paid-gold") return after.kind === "built" && after.amount === event.amount;
  }
  if (before !== undefined && before.seat === event.seat) {
    if (kind === "returned") return before.kind === "kept";
    if (kind === "gave-gold") return before.kind === "bribed";
  }
  return false;
}

// --- choices -----------------------------------------------------------------------------

/** An action taken apart: its verb, and the cards, characters, seats … it is about. */
export interface Parts {
  verb: string;
  cards: string[];
  character: string;
  seat: number;
  type: string;
  number: number;
}

export function actionParts(action: string, view: ViewMsg): Parts {
  const [verb = "", ...words] = action.split(" ");
  const parts: Parts = { verb, cards: [], character: "", seat: -1, type: "", number: -1 };
  for (const word of words) {
    if (word.startsWith("@")) parts.seat = Number(word.slice(1));
    else if (/^\d+$/.test(word)) parts.number = Number(word);
    else if (verb === "spy" && TYPES.includes(word)) parts.type = word;
    else if (view.cast.includes(word)) parts.character = word;
    else parts.cards.push(word);
  }
  return parts;
}

/** What a person can choose to do, with its price: the label of a button. */
export function actionLabel(action: string, state: State, names: string[]): string {
  const view = state.view;
  if (view === null) return action;
  const edition = state.table.edition;
  const parts = actionParts(action, view);
  const args = moment(view, names, edition);
  if (parts.character) {
    Object.assign(args, ranked(view.cast.indexOf(parts.character) + 1, parts.character, edition));
  }
  if (parts.seat >= 0) {
    args["name"] = names[parts.seat] ?? "";
    args["mine"] = parts.seat === view.to_act ? "yes" : "no";
  }
  if (parts.type) args["type"] = small(typeName(parts.type));
  const [first, second] = parts.cards;
  if (first !== undefined) {
    args["card"] = cardNamed(first, edition);
    args["id"] = plainId(first);
    args["plain"] = cardInside(first, edition);
    args["facts"] = cardFacts(first, edition);
  }
  if (second !== undefined) args["second"] = cardNamed(second, edition);
  const found = state.amounts[action] ?? {};
  if (typeof found.count === "number") args["count"] = found.count;
  if (typeof found.kept === "number") args["kept"] = found.kept || "all";
  if (typeof found.drawn === "number") args["drawn"] = t("count-cards", { count: found.drawn });
  if (found.unit) args["unit"] = found.unit;
  if (found.type) args["type"] = small(typeName(found.type));
  if (typeof found.price === "number") {
    args["price"] =
      found.price === 0 && parts.verb !== "bribe" ? t("price-free") : gold(found.price);
  }
  return big(t(`choice-${parts.verb}`, args));
}

// --- questions ---------------------------------------------------------------------------

/** What is asked of the seat that is to act. */
export const questionSentence = (state: State, names: string[]): string =>
  state.view === null ? "" : questionText(state.view, names, state.table.edition);

export function questionText(view: ViewMsg, names: string[], edition: string): string {
  if (view.question === null) return "";
  return t(`question-${view.question.kind}`, moment(view, names, edition));
}

/** What the open question is about, as arguments for texts. */
function moment(view: ViewMsg, names: string[], edition: string): TextArgs {
  const byRank = (rank: number): TextArgs => ranked(rank, view.cast[rank - 1] ?? "", edition);
  const args: TextArgs = {
    question: view.question?.kind ?? "",
    role: "",
    must: "no",
    count: 0,
    name: "",
    card: "",
    ...byRank(view.rank),
  };
  const turn = view.turn;
  if (turn !== null) {
    args["role"] = turn.role;
    args["must"] = turn.gathered ? "no" : "gather";
    const rank = view.cast.indexOf(turn.role) + 1 || rankOf(turn.role, edition);
    Object.assign(args, ranked(rank, turn.role, edition));
  }
  const question = view.question;
  if (question === null) return args;
  const numbers = question.about.filter((part) => typeof part === "number");
  for (const part of question.about) {
    if (typeof part !== "string") continue;
    if (part.startsWith("@")) args["name"] = names[Number(part.slice(1))] ?? "";
    else args["card"] = cardNamed(part, edition);
  }
  const [number] = numbers;
  if (number !== undefined) {
    args["count"] = number;
    args["price"] = priceText(number);
  }
  if (ABOUT_A_RANK.has(question.kind) && number !== undefined) {
    Object.assign(args, byRank(number));
  }
  if (question.whom >= 0) args["name"] = names[question.whom] ?? "";
  if (question.stake >= 0) args["price"] = gold(question.stake);
  return args;
}

// --- the score sheet ---------------------------------------------------------------------

/** What a line of a score sheet is for. */
export const scoreLine = (line: LineMsg, edition: string): string =>
  t(`score-${line.reason}`, { name: line.card ? cardName(line.card, edition) : "" });
