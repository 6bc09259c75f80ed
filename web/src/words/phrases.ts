// Events, choices, questions and score lines as sentences: the browser's twin of
// citadella/texts/phrases.py, made from the same messages with the same variables.

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

// Languages that write cards with a small letter inside a sentence.
const SMALL_INSIDE = new Set(["cs"]);
const CARDS: CardKind[] = ["district", "action"];

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

/** What a card says that it is called inside a sentence; undefined for what most are called. */
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

/** A card that comes new onto the table, one of several or the only one there is. */
function cardNew(id: string, edition: string): string {
  const type = typeOf(plainId(id), edition);
  const common = type !== undefined && type !== "unique" ? "yes" : "no";
  const args = { name: cardInside(id, edition), id: plainId(id), common };
  return ownInside(CARDS, plainId(id)) ?? t("new-card", args);
}

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

const characterInside = (id: string, edition: string): string =>
  inside(["character"], id, characterName(id, edition));

const ranked = (rank: number, character: string, edition: string): TextArgs => ({
  rank,
  character: character && characterInside(character, edition),
});

// --- the coach ---------------------------------------------------------------------------

/** What the coach says of a move ("": nothing): the twin of `say` in citadella/bots/coach.py. */
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

/** One sentence on what happened; `me` is the reader's seat (-1: nobody's). */
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

/** What an event means for the reader whom it befell ("" if that goes without saying). */
export function consequence(event: EventMsg, names: string[], me: number, edition: string): string {
  const key = `${eventKey(event) ?? ""}.then`;
  return has(key) ? t(key, eventArgs(event, names, me, edition)) : "";
}

/** What an event is about, as arguments for texts. */
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

// What brings gold and cards, if no card does.
const GATHERING = "gathered-resources";
const INCOME = "income-";
// The letters before which Hungarian puts another article.
const VOWELS = "aáeéiíoóöőuúüű";

/** The card that brought an event about; undefined if none did. */
export const causingCard = ({ cause }: EventMsg): string | undefined =>
  cause === "" || cause === GATHERING || cause.startsWith(INCOME) ? undefined : cause;

/** Whose doing it is: the seat's, the other's, the reader's, or that of none of them. */
function doer({ by, seat, other }: EventMsg, me: number): string {
  if (by === seat) return "seat";
  if (by === other) return "other";
  return me >= 0 && by === me ? "me" : "none";
}

/** Who did it, with the card by which it was done: the beginning of a sentence. */
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

/** Why, as the end of a sentence (" from noble districts"); "" if that is plain. */
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

/** The key of its text; there may be one for what is done to oneself, or at another. */
function eventKey(event: EventMsg): string | undefined {
  const key = `event-${event.kind}`;
  const special = event.other === event.seat ? `${key}-own` : event.other >= 0 ? `${key}-at` : key;
  return [special, key].find(has);
}

/** An event of homebrew cards that has no text: its kind, and what it is about. */
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

/** A part of an action: what it is (card, seat, type …) and the word that names it. */
export interface Part {
  kind: string;
  word: string;
}

/** The parts of an action as its verb declares them; of a verb that is not known, as they look. */
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

/** What a part of an action is called. */
export function partName({ kind, word }: Part, names: string[], edition: string): string {
  if (kind === "card" || kind === "district") return cardName(word, edition);
  if (kind === "character") return characterName(word, edition);
  if (kind === "seat") return names[seatOf(word)] ?? "";
  return kind === "type" ? small(typeName(word)) : word;
}

/** What a person can choose to do, with its price: the label of a button; shorter if there is a
 *  shorter one. */
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

/** A choice of homebrew cards that has no text: its verb, its parts, its price. */
function plainChoice(action: string, state: State, names: string[]): string {
  const { verb, parts } = actionParts(action);
  const words = parts.map((part) => partName(part, names, state.table.edition));
  const said = readable(verb) + (words.length > 0 ? `: ${words.join(", ")}` : "");
  const price = state.amounts[action]?.price;
  return typeof price === "number" ? `${said} (${priceText(price)})` : said;
}

/** A kind of choice, whatever it aims at. */
export function kindOfChoice(verb: string): string {
  if (has(`remind-${verb}`)) return t(`remind-${verb}`);
  return has(`choice-${verb}`) ? t("table-answers") : readable(verb);
}

/** What a person who ends the turn forgets: the choice, or what many of its kind are. */
export function reminder(action: string, state: State, names: string[]): string {
  const { verb, parts } = actionParts(action);
  return parts.length > 0 ? kindOfChoice(verb) : actionLabel(action, state, names);
}

// --- questions ---------------------------------------------------------------------------

/** What is asked of the seat that is to act. */
export function questionText(view: ViewMsg, names: string[], edition: string): string {
  if (view.question === null) return "";
  const { kind } = view.question;
  // One of a homebrew card may have no text.
  if (!has(`question-${kind}`)) return `${readable(kind)}?`;
  return t(`question-${kind}`, moment(view, names, edition));
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

/** What a line of a score sheet is for. */
export const scoreLine = (line: LineMsg, edition: string): string =>
  t(`score-${line.reason}`, { name: line.card ? cardName(line.card, edition) : "" });
