// Sentences for events, choices, questions and score lines. Mirrors citadella/texts/phrases.py: the
// same messages with the same variables.

import { cost, facts, plainId, rank as rankOf, type as typeOf, TYPES } from "../wire/facts.svelte";
import type { AdvisedMove, EventMsg, LineMsg, SeatInfo, State, ViewMsg } from "../wire/protocol";
import { isHidden } from "./story";
import {
  big,
  cardName,
  characterName,
  has,
  markName,
  readable,
  small,
  t,
  texts,
  typeName,
  type CardKind,
  type TextArgs,
} from "./texts.svelte";

// Languages that write card names in lower case inside a sentence.
const SMALL_INSIDE = new Set(["cs"]);
const CARDS: CardKind[] = ["district", "action"];

// --- names -------------------------------------------------------------------------------

/** The players' names by seat; bots have names of their own. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(seatName);
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return personName(seat.name) || botName(seat.seat);
}

/** A person's name; an unnamed guest is "Guest" with a number, in the reader's language. */
export function personName(name: string): string {
  const guest = /^Guest (\d+)$/.exec(name);
  return guest ? t("guest-name", { number: guest[1] ?? "" }) : name;
}

/** The name of the bot on a seat. */
export function botName(seat: number): string {
  const names = t("names-of-bots").split(",");
  return (names[seat % names.length] ?? "").trim();
}

/** The card's `.inside` name, used inside a sentence; undefined for most cards. */
function ownInside(kinds: CardKind[], id: string): string | undefined {
  const kind = kinds.find((one) => has(`${one}-${id}`));
  return kind && texts.find(`${kind}-${id}.inside`);
}

const inside = (kinds: CardKind[], id: string, shown: string): string =>
  ownInside(kinds, id) ?? (SMALL_INSIDE.has(texts.language) ? small(shown) : shown);

const cardInside = (id: string, edition: string): string =>
  inside(CARDS, plainId(id), cardName(id, edition));

const cardNamed = (id: string, edition: string): string =>
  ownInside(CARDS, plainId(id)) ?? t("named-card", { name: cardInside(id, edition) });

/** The name of a new card on the table, with the article for one of several or the only copy. */
function cardNew(id: string, edition: string): string {
  const type = typeOf(plainId(id), edition);
  const common = type !== undefined && type !== "unique" ? "yes" : "no";
  const args = { name: cardInside(id, edition), id: plainId(id), common };
  return ownInside(CARDS, plainId(id)) ?? t("new-card", args);
}

const gold = (amount: number): string => t("count-gold", { count: amount });
export const priceText = (amount: number): string => (amount ? gold(amount) : t("price-free"));

/** The type and cost of a card in a few words. */
export function cardFacts(id: string, edition: string): string {
  const type = typeOf(id, edition);
  if (type === undefined) return facts.isActionCard(id) ? t("facts-action") : "";
  const price = cost(id, edition);
  const kind = t(`kind-${type}`);
  return price === null
    ? t("facts-unbuildable", { type: kind })
    : t("facts-district", { type: kind, count: price });
}

const characterInside = (id: string, edition: string): string =>
  inside(["character"], id, characterName(id, edition));

const ranked = (rank: number, character: string, edition: string): TextArgs => ({
  rank,
  character: character && characterInside(character, edition),
});

// --- the coach ---------------------------------------------------------------------------

/** The coach's reason for a move ("" if none). Mirrors `say` in citadella/bots/coach.py. */
export function coachReason(
  move: Pick<AdvisedMove, "reasons">,
  names: string[],
  edition: string,
): string {
  return move.reasons
    .map(({ key, facts: told }) => {
      const words: TextArgs = {};
      for (const [fact, value] of Object.entries(told)) {
        if (fact === "card") words[fact] = cardName(String(value), edition);
        else if (fact === "character") words[fact] = characterName(String(value), edition);
        else if (fact === "seat") words[fact] = names[Number(value)] ?? "";
        else words[fact] = value;
      }
      return t(key, words);
    })
    .join(" ");
}

// --- events ------------------------------------------------------------------------------

/** A sentence on an event; `me` is the reader's seat (-1: none). */
export function eventSentence(
  event: EventMsg,
  names: string[],
  me: number,
  edition: string,
): string {
  const key = eventKey(event);
  return key === undefined
    ? plainEvent(event, names, edition)
    : t(key, eventArgs(event, names, me, edition));
}

/** The consequence of an event for its victim ("" if it is obvious). */
export function consequence(event: EventMsg, names: string[], me: number, edition: string): string {
  const key = `${eventKey(event) ?? ""}.then`;
  return has(key) ? t(key, eventArgs(event, names, me, edition)) : "";
}

/** The message arguments of an event. */
function eventArgs(event: EventMsg, names: string[], me: number, edition: string): TextArgs {
  const [first, second] = event.cards;
  const type = facts.event(event.kind).amount === "type" ? TYPES[event.amount] : undefined;
  return {
    case: eventCase(event, me),
    seat: names[event.seat] ?? "",
    other: names[event.other] ?? "",
    doer: doer(event, me),
    agent: agent(event, names, edition),
    cause: event.cause,
    source: source(event, edition),
    count: event.amount,
    price: priceText(event.amount),
    card: first === undefined ? "" : cardNamed(first, edition),
    new: first === undefined ? "" : cardNew(first, edition),
    second: second === undefined ? "" : cardNamed(second, edition),
    cards: event.cards.map((card) => cardInside(card, edition)).join(", "),
    type: type === undefined ? "" : small(typeName(type)),
    marker: event.marker,
    mark: event.marker && markName(event.marker),
    ...ranked(event.rank, event.character, edition),
  };
}

// The cause of gold and cards that come from no card.
const GATHERING = "gathered-resources";
const INCOME = "income-";
// The initial letters that take a different article in Hungarian.
const VOWELS = "aáeéiíoóöőuúüű";

/** The card that caused an event; undefined if none did. */
export const causingCard = ({ cause }: EventMsg): string | undefined =>
  cause === "" || cause === GATHERING || cause.startsWith(INCOME) ? undefined : cause;

/** Who acts: the seat, the other, the reader, or none of them. */
function doer({ by, seat, other }: EventMsg, me: number): string {
  if (by === seat) return "seat";
  if (by === other) return "other";
  return me >= 0 && by === me ? "me" : "none";
}

/** The acting player and the card used, as the first words of a sentence. */
function agent(event: EventMsg, names: string[], edition: string): string {
  const name = names[event.by] ?? "";
  const cause = causingCard(event);
  if (cause === undefined) return name;
  if (!facts.character(cause, edition))
    return t("agent-card", { name, card: cardName(cause, edition) });
  const character = characterName(cause, edition);
  const opens = VOWELS.includes(character.slice(0, 1).toLowerCase()) ? "vowel" : "consonant";
  return t("agent-character", { name, character, opens });
}

/** The cause, as the end of a sentence (" from noble districts"); "" if it is obvious. */
function source(event: EventMsg, edition: string): string {
  const { cause, kind } = event;
  if (cause.startsWith(INCOME))
    return t("source-income", { kind, type: small(typeName(cause.slice(INCOME.length))) });
  const card = causingCard(event);
  if (card === undefined) return "";
  const name = facts.character(card, edition)
    ? characterInside(card, edition)
    : cardInside(card, edition);
  return t("source-card", { name });
}

/** The key of the event's message; some events have variants ending in `-own` or `-at`. */
function eventKey(event: EventMsg): string | undefined {
  const key = `event-${event.kind}`;
  const special = event.other === event.seat ? `${key}-own` : event.other >= 0 ? `${key}-at` : key;
  return [special, key].find(has);
}

/** The text of a homebrew event without a message: its kind, and what it is about. */
function plainEvent(event: EventMsg, names: string[], edition: string): string {
  const about = [
    names[event.other] ?? "",
    event.character && characterName(event.character, edition),
    ...event.cards.filter((card) => card !== "?").map((card) => cardName(card, edition)),
  ];
  const said = about.filter(Boolean).join(", ");
  const what = `${names[event.seat] ?? ""}: ${small(readable(event.kind))}`;
  return said ? `${what} (${said}).` : `${what}.`;
}

function eventCase(event: EventMsg, me: number): string {
  if (me >= 0 && me === event.hits && event.hits !== event.seat) return "hit";
  if (me >= 0 && me === event.other && event.other !== event.seat) return "other";
  if (isHidden(event)) return "hidden";
  return me >= 0 && me === event.seat ? "seat" : "known";
}

// --- choices -----------------------------------------------------------------------------

/** A part of an action: its kind (card, seat, type …) and its word. */
export interface Part {
  kind: string;
  word: string;
}

/** The parts of an action as declared by its verb; for an unknown verb, they are guessed. */
export function actionParts(action: string): { verb: string; parts: Part[] } {
  const [verb = "", ...words] = action.split(" ");
  const declared = facts.verb(verb)?.parts ?? [];
  return { verb, parts: words.map((word, i) => ({ kind: declared[i] ?? looksLike(word), word })) };
}

function looksLike(word: string): string {
  if (word.startsWith("@")) return "seat";
  return /^\d+$/.test(word) ? "number" : "card";
}

export const seatOf = (word: string): number => Number(word.slice(1));

/** The name of a part of an action. */
export function partName({ kind, word }: Part, names: string[], edition: string): string {
  if (kind === "card" || kind === "district") return cardName(word, edition);
  if (kind === "character") return characterName(word, edition);
  if (kind === "seat") return names[seatOf(word)] ?? "";
  return kind === "type" ? small(typeName(word)) : word;
}

/** The label of a choice with its price, for a button; with `brief`, the shorter label if there is
 *  one. */
export function actionLabel(action: string, state: State, names: string[], brief = false): string {
  const view = state.view;
  if (view === null) return action;
  const edition = state.table.edition;
  const { verb, parts } = actionParts(action);
  if (!has(`choice-${verb}`)) return plainChoice(action, state, names);
  const args = moment(view, names, edition);
  const cards: string[] = [];
  for (const { kind, word } of parts) {
    if (kind === "card" || kind === "district") cards.push(word);
    else if (kind === "character")
      Object.assign(args, ranked(view.cast.indexOf(word) + 1, word, edition));
    else if (kind === "seat") {
      args["name"] = names[seatOf(word)] ?? "";
      args["mine"] = seatOf(word) === view.to_act ? "yes" : "no";
    } else if (kind === "type") args["type"] = small(typeName(word));
  }
  const [first, second] = cards;
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
    args["cost"] = found.price;
    args["price"] = priceText(found.price);
  }
  const key = `choice-${verb}`;
  return big(t(brief && has(`${key}.short`) ? `${key}.short` : key, args));
}

/** The text of a homebrew choice without a message: its verb, its parts, its price. */
function plainChoice(action: string, state: State, names: string[]): string {
  const { verb, parts } = actionParts(action);
  const words = parts.map((part) => partName(part, names, state.table.edition));
  const said = readable(verb) + (words.length > 0 ? `: ${words.join(", ")}` : "");
  const price = state.amounts[action]?.price;
  return typeof price === "number" ? `${said} (${priceText(price)})` : said;
}

/** The name of a kind of choice, whatever its target. */
export function kindOfChoice(verb: string): string {
  if (has(`remind-${verb}`)) return t(`remind-${verb}`);
  return has(`choice-${verb}`) ? t("table-answers") : readable(verb);
}

/** A reminder of what is still possible: the choice, or its kind if there are several. */
export function reminder(action: string, state: State, names: string[]): string {
  const { verb, parts } = actionParts(action);
  return parts.length > 0 ? kindOfChoice(verb) : actionLabel(action, state, names);
}

// --- questions ---------------------------------------------------------------------------

/** The question to the seat that must act. */
export function questionText(view: ViewMsg, names: string[], edition: string): string {
  if (view.question === null) return "";
  const { kind } = view.question;
  // A homebrew question may have no message.
  if (!has(`question-${kind}`)) return `${readable(kind)}?`;
  return t(`question-${kind}`, moment(view, names, edition));
}

/** The message arguments of the open question. */
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
  const kinds = facts.question(question.kind)?.about ?? [];
  const numbers: number[] = [];
  question.about.forEach((part, i) => {
    if (kinds[i] === "rank") Object.assign(args, byRank(Number(part)));
    else if (typeof part === "number") numbers.push(part);
    else if (kinds[i] === "seat") args["name"] = names[seatOf(part)] ?? "";
    else {
      args["card"] = cardNamed(part, edition);
      args["new"] = cardNew(part, edition);
    }
  });
  const [number] = numbers;
  if (number !== undefined) {
    args["count"] = number;
    args["price"] = priceText(number);
  }
  if (question.whom >= 0) args["name"] = names[question.whom] ?? "";
  if (question.stake >= 0) args["price"] = gold(question.stake);
  return args;
}

// --- the score sheet ---------------------------------------------------------------------

/** The name of a line of the score sheet. */
export const scoreLine = (line: LineMsg, edition: string): string =>
  t(`score-${line.reason}`, { name: line.card ? cardName(line.card, edition) : "" });
