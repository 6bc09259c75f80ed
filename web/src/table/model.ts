// Maps the legal actions to things on the table and to groups of the list. There are no rules
// here: the server sends the legal actions, and its catalogue describes the verbs.

import { facts } from "../wire/facts.svelte";
import { actionParts, seatOf, type Part } from "../words/phrases";
import type { ViewMsg } from "../wire/protocol";

export interface Choice {
  text: string;
  verb: string;
  /** The parts of the action: card, district (with + if beautified), character, type … */
  parts: Part[];
  /** The seat the action names, or -1. */
  seat: number;
  /** The verb's group in the catalogue. */
  group: string;
  /** Whether to warn if the turn ends without this action. */
  reminds: boolean;
  /** Whether the action harms the card or player that it names. */
  harms: boolean;
  /** The keys of the things on the table that can be clicked to make this choice. */
  targets: string[];
}

/** An entry of the list: a choice, or several choices with the same verb that can be unfolded. */
export interface Entry {
  key: string;
  group: string;
  verb: string;
  /** Whether the entry is a button that unfolds several choices. */
  folded: boolean;
  /** Whether every choice can be made by clicking something on the table. */
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
  // Also add the second thing named: a player, or a district in the reader's city.
  if (second?.kind === "seat") found.push(`player ${seat}`);
  if (second?.kind === "card" || second?.kind === "district") found.push(...inCity(second, me));
  return found;
}

/** The keys of a district in the reader's city; a card matches the beautified district, too. */
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

/** The choices to warn about before a turn ends, one for each verb. */
export function forgotten(choices: Choice[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices)
    if (choice.reminds && !found.has(choice.verb)) found.set(choice.verb, choice);
  return [...found.values()];
}

// Up to this number, choices with the same verb are listed separately: choices that can be made
// on the table, and other choices.
const FEW_POINTED = 1;
const FEW = 6;

/** The entries of the list: choices by group, those with the same verb together. */
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
    // Targeting oneself is rarely intended: list it last.
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

/** Choices with the same verb by the seat that they target (-1: none), in list order. */
export function bySeat(choices: Choice[]): [number, Choice[]][] {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const seat = choice.parts.length > 0 ? choice.seat : -1;
    found.set(seat, [...(found.get(seat) ?? []), choice]);
  }
  return [...found];
}

const KEYS = 9;

/** Map number keys to the things on a page of a list; characters get the keys of their ranks. */
export function numbered<T>(things: T[], page: number, rank: (thing: T) => number): Map<string, T> {
  const ranks = things.map(rank);
  if (ranks.every((one) => one > 0 && one <= KEYS) && new Set(ranks).size === things.length)
    return new Map(things.map((thing, i) => [String(ranks[i]), thing]));
  const first = page * KEYS;
  return new Map(things.slice(first, first + KEYS).map((thing, i) => [String(i + 1), thing]));
}

/** Invert a map of keys. */
export const turned = <T>(keys: Map<string, T>): Map<T, string> =>
  new Map([...keys].map(([key, thing]) => [thing, key]));

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / KEYS));

/** A card laid out to choose from. */
export interface Offered {
  kind: "draft" | "role" | "offer";
  id: string;
  target: string;
  /** The choice whose price is shown on the card. */
  price: Choice | null;
}

/** The cards that a question is about, if its choices do not name them. */
export const laidOut = (view: ViewMsg | null, choices: Choice[]): string[] =>
  choices.length === 0 || offered(choices).length > 0
    ? []
    : (view?.aside ?? []).filter((card) => card !== "?");

/** The cards offered by the choices: characters to pick or give, cards to keep or take. */
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
