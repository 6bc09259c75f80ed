// What the legal actions are about: which thing on the table each one belongs to, in which group
// it is listed. No rules here: the server says what can be done, and its catalogue what it is for.

import { facts } from "../wire/facts.svelte";
import { actionParts, seatOf, type Part } from "../words/phrases";
import type { ViewMsg } from "../wire/protocol";

export interface Choice {
  text: string;
  verb: string;
  /** What it names besides a seat: card, district (with + if beautified), character, type … */
  parts: Part[];
  /** The seat the action names, or -1. */
  seat: number;
  /** What it is for, as the catalogue groups it. */
  group: string;
  /** Forgetting it deserves a word before the turn ends. */
  reminds: boolean;
  /** What it names will be harmed. */
  harms: boolean;
  /** Keys of the things on the table that can be clicked for it. */
  targets: string[];
}

/** What can be done in one place of the list: one thing, or a kind of thing that unfolds. */
export interface Entry {
  key: string;
  group: string;
  verb: string;
  /** Many choices of a kind stand behind one button. */
  folded: boolean;
  /** Every one of them can be had by pointing at something on the table. */
  pointed: boolean;
  harms: boolean;
  choices: Choice[];
}

const ANSWER = "answer";

export function readAction(text: string, me: number): Choice {
  const { verb, parts } = actionParts(text);
  const info = facts.verb(verb);
  const named = parts.find((part) => part.kind === "seat");
  const seat = named ? seatOf(named.word) : -1;
  return {
    text,
    verb,
    parts: parts.filter((part) => part !== named),
    seat,
    group: info?.group ?? ANSWER,
    reminds: info?.reminds ?? false,
    harms: info?.harms ?? false,
    targets: targets(info?.place ?? (seat >= 0 ? "player" : ""), parts, seat, me),
  };
}

function targets(place: string, parts: Part[], seat: number, me: number): string[] {
  const [first, second] = parts;
  if (!first) return place ? [place] : [];
  if (place === "city") return [`city ${seat} ${first.word}`];
  if (place === "player") return [`player ${seat}`];
  if (!place) return [];
  const found = place === "own-city" ? inCity(first, me) : [`${place} ${first.word}`];
  // What else it names: a player, or a district of the own city.
  if (second?.kind === "seat") found.push(`player ${seat}`);
  if (second?.kind === "card" || second?.kind === "district") found.push(...inCity(second, me));
  return found;
}

/** A district of the own city; who names a card means it whether it is beautified or not. */
function inCity({ kind, word }: Part, me: number): string[] {
  const key = `city ${me} ${word}`;
  return kind === "card" ? [key, `${key}+`] : [key];
}

export function byTarget(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const target of choice.targets) {
      const list = found.get(target);
      if (list) list.push(choice);
      else found.set(target, [choice]);
    }
  }
  return found;
}

/** What should not be forgotten before a turn ends; one of a kind, whatever it may aim at. */
export function forgotten(choices: Choice[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices)
    if (choice.reminds && !found.has(choice.verb)) found.set(choice.verb, choice);
  return [...found.values()];
}

// So many choices of a kind still stand one by one, if they can be pointed at and if not.
const FEW_POINTED = 1;
const FEW = 6;

/** The choices in the order in which they are listed and numbered, those of a kind together. */
export function entries(choices: Choice[], me: number): Entry[] {
  const order = (choice: Choice): number => facts.groups.indexOf(choice.group);
  const kinds = new Map<string, Choice[]>();
  for (const choice of [...choices].sort((a, b) => order(a) - order(b))) {
    const list = kinds.get(choice.verb);
    if (list) list.push(choice);
    else kinds.set(choice.verb, [choice]);
  }
  return [...kinds.values()].flatMap((list) => {
    const pointed = list.every((choice) => choice.targets.length > 0);
    const folded = list.length > (pointed ? FEW_POINTED : FEW);
    // Aiming at oneself is rarely meant: it stands last.
    const sorted = list.sort((a, b) => Number(a.seat === me) - Number(b.seat === me));
    return folded
      ? [entry(sorted, true, pointed)]
      : sorted.map((one) => entry([one], false, pointed));
  });
}

function entry(choices: Choice[], folded: boolean, pointed: boolean): Entry {
  const [first] = choices;
  return {
    key: folded ? (first?.verb ?? "") : (first?.text ?? ""),
    group: first?.group ?? ANSWER,
    verb: first?.verb ?? "",
    folded,
    pointed,
    harms: choices.every((choice) => choice.harms),
    choices,
  };
}

/** Choices of one kind by the seat that they aim at (-1: none), in the order of the list. */
export function bySeat(choices: Choice[]): [number, Choice[]][] {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const seat = choice.parts.length > 0 ? choice.seat : -1;
    found.set(seat, [...(found.get(seat) ?? []), choice]);
  }
  return [...found];
}

const KEYS = 9;

/** What the number keys choose on a page of a list; characters by their rank. */
export function numbered<T>(things: T[], page: number, rank: (thing: T) => number): Map<string, T> {
  const ranks = things.map(rank);
  if (ranks.every((one) => one > 0 && one <= KEYS) && new Set(ranks).size === things.length)
    return new Map(things.map((thing, i) => [String(ranks[i]), thing]));
  const first = page * KEYS;
  return new Map(things.slice(first, first + KEYS).map((thing, i) => [String(i + 1), thing]));
}

/** The key of each thing. */
export const turned = <T>(keys: Map<string, T>): Map<T, string> =>
  new Map([...keys].map(([key, thing]) => [thing, key]));

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / KEYS));

/** A card laid out to choose from. */
export interface Offered {
  kind: "draft" | "role" | "offer";
  id: string;
  target: string;
  /** The choice whose price is shown on it. */
  price: Choice | null;
}

/** The cards that a question is about, where its choices do not name them. */
export const laidOut = (view: ViewMsg | null, choices: Choice[]): string[] =>
  choices.length === 0 || offered(choices).length > 0
    ? []
    : (view?.aside ?? []).filter((card) => card !== "?");

/** What the choices lay out: characters to pick or give, cards to keep or take. */
export function offered(choices: Choice[]): Offered[] {
  const found = new Map<string, Offered>();
  for (const choice of choices) {
    for (const target of choice.targets) {
      const [kind, id = ""] = target.split(" ");
      if (kind !== "draft" && kind !== "role" && kind !== "offer") continue;
      const before = found.get(target);
      const price = choice.group === "build" ? choice : (before?.price ?? null);
      found.set(target, { kind, id, target, price });
    }
  }
  return [...found.values()];
}
