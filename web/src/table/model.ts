// Maps the legal actions to things on the table and to groups of the list. There are no rules
// here: the server sends the choices, and its catalogue describes the verbs.

import { facts } from "../wire/facts.svelte";
import type { ChoiceMsg, Sentence, ViewMsg } from "../wire/protocol";
import { nameOf } from "../words/render";
import { readable } from "../words/texts.svelte";

/** A legal action with its words and properties; see `ChoiceMsg`. */
export interface Choice {
  action: string;
  verb: string;
  line: Sentence;
  /** The keys of the things on the table that can be clicked to make this choice. */
  targets: string[];
  /** The seat, the card and the character that the action names; -1 or "" for none. */
  seat: number;
  card: string;
  character: string;
  price: number | null;
  /** Whether the action yields cards rather than gold. */
  cards: boolean;
  /** The verb's group in the catalogue. */
  group: string;
  /** Whether to warn if the turn ends without this action. */
  reminds: boolean;
  /** Whether the action harms the card or player that it names. */
  harms: boolean;
}

/** An entry of the list: a choice, or a button that unfolds choices with the same verb. */
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

/** The legal actions among the choices sent by the server. */
export function legal(choices: ChoiceMsg[]): Choice[] {
  return choices.flatMap((sent) => {
    const { action, verb = "", line } = sent;
    if (!action) return [];
    const info = facts.verb(verb);
    return {
      targets: [],
      seat: -1,
      card: "",
      character: "",
      price: null,
      cards: false,
      ...sent,
      action,
      verb,
      line: line ?? kindOfChoice(verb),
      group: info?.group ?? ANSWER,
      reminds: info?.reminds ?? false,
      harms: info?.harms ?? false,
    };
  });
}

/** Why things on the table cannot be used, by their keys. */
export const obstacles = (choices: ChoiceMsg[]): Map<string, Sentence> =>
  new Map(
    choices.flatMap(({ why_not: why, targets = [] }) =>
      why ? targets.map((target): [string, Sentence] => [target, why]) : [],
    ),
  );

/** The name of the kind of choice that a verb stands for, without a target. */
export const kindOfChoice = (verb: string): Sentence =>
  facts.verb(verb)?.line ?? ["choice-without-text", { what: readable(verb) }];

/** A reminder of what is still possible: the choice, or only its kind if it has a target. */
export const reminder = ({ verb, line }: Choice): Sentence =>
  facts.verb(verb)?.parts.length ? kindOfChoice(verb) : line;

/** The names of the cards, the character and the type that a choice names. */
export function named({ verb, line, character }: Choice, edition: string): string[] {
  const { cards = [], type } = line[1] as { cards?: string[]; type?: string };
  const left = [...cards];
  const parts = facts.verb(verb)?.parts ?? [];
  const references = parts.map((part) => {
    if (part === "character") return `character:${character}`;
    if (part === "type") return type;
    return part === "card" || part === "district" ? left.shift() : undefined;
  });
  return references.flatMap((one) => (one === undefined ? [] : nameOf(one, edition)));
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

// The maximum number of choices with the same verb that are listed one by one: if all of them can
// be made on the table, and otherwise.
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
    key: folded ? (first?.verb ?? "") : (first?.action ?? ""),
    group: first?.group ?? ANSWER,
    verb: first?.verb ?? "",
    folded,
    pointed,
    harms: choices.every((choice) => choice.harms),
    choices,
  };
}

/** Choices with the same verb, grouped by the seat that they target (-1 unless they also name
 *  something else), in list order. */
export function bySeat(choices: Choice[]): [number, Choice[]][] {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const parts = facts.verb(choice.verb)?.parts ?? [];
    const seat = parts.length > 1 ? choice.seat : -1;
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
