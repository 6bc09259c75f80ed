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
  /** Keys of the things on the table that can be clicked for it. */
  targets: string[];
}

/** A heading with the choices under it; long lists are parted by the seat they aim at. */
export interface Section {
  key: string;
  group: string;
  verb: string;
  seat: number;
  /** Short labels (only the thing named) stand under a heading that says the rest. */
  chips: boolean;
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

const MANY = 4;
const A_LOT = 10;

/** The choices in the order in which they are listed and numbered. */
export function sections(choices: Choice[], me: number): Section[] {
  const found: Section[] = [];
  const order = (choice: Choice): number => facts.groups.indexOf(choice.group);
  const counts = new Map<string, number>();
  for (const choice of choices) counts.set(choice.verb, (counts.get(choice.verb) ?? 0) + 1);
  for (const choice of [...choices].sort((a, b) => order(a) - order(b))) {
    const count = counts.get(choice.verb) ?? 0;
    const parted = choice.seat >= 0 && choice.parts.length > 0 && count > MANY;
    const chips = parted || choice.verb === "build" || (count > A_LOT && choice.parts.length > 0);
    const key = chips ? `${choice.verb} ${parted ? choice.seat : ""}` : choice.group;
    const last = found.find((section) => section.key === key);
    if (last) last.choices.push(choice);
    else
      found.push({
        key,
        group: choice.group,
        verb: chips ? choice.verb : "",
        seat: parted ? choice.seat : -1,
        chips,
        choices: [choice],
      });
  }
  // Aiming at oneself is rarely meant: it stands last.
  return found.sort((a, b) => Number(a.seat === me) - Number(b.seat === me));
}

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
