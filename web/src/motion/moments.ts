// Turns events into moments, the units of animation. The server's catalogue says which kinds of
// events have which moments. The form and the duration of a moment never depend on hidden cards.

import { facts } from "../wire/facts.svelte";
import type { Told } from "../wire/events";
import type { EventInfo } from "../wire/protocol";

/** What flies: coins or cards, the crown, a district as a building. */
export type Thing = "coin" | "card" | "crown" | "district";

export interface Flight {
  thing: Thing;
  /** A seat, or a place on the table: bank, deck, spine, crown. */
  from: number | string;
  to: number | string;
  /** How many objects fly. */
  count: number;
  amount: number;
  /** The district that flies. */
  card: string;
}

export interface Moment {
  /** The number of the event. */
  n: number;
  kind: EventInfo["moment"] | "mark" | "";
  event: Told;
  flights: Flight[];
  sounds: string[];
  /** Whether the event is also shown as text over the table. */
  spoken: boolean;
  /** The duration in milliseconds. */
  length: number;
}

export const COIN = { length: 420, apart: 45, most: 8 };
export const CARD = { length: 300, apart: 70, most: 4 };
const ALONE: Record<Thing, number> = { coin: 0, card: 0, crown: 640, district: 640 };
const LENGTHS: Record<Moment["kind"], number> = {
  "": 0,
  call: 420,
  reveal: 760,
  silence: 440,
  mark: 820,
  rise: 700,
  burn: 900,
  bells: 900,
  fireworks: 900,
};
/** The minimum duration of a moment in milliseconds. */
const SHORTEST = 200;

/** Return the moments of consecutive events. */
export function momentsOf(events: Told[]): Moment[] {
  const found: Moment[] = [];
  let before: Moment | null = null;
  events.forEach((event, i, all) => {
    const moment = momentOf(event);
    if (!moment) return;
    if (before) join(moment, before);
    before = null;
    // Play an event together with the next one if that implies it: a payment with the building.
    const next = all[i + 1];
    if (next && facts.event(event.kind).merges_into.includes(next.kind)) before = moment;
    else found.push(moment);
  });
  return found;
}

function momentOf(event: Told): Moment | null {
  const info = facts.event(event.kind);
  const kind = info.moment || (event.marker && event.rank > 0 ? "mark" : "");
  const flights = flightsOf(event, info);
  if (kind === "" && flights.length === 0) return null;
  return {
    n: event.n,
    kind,
    event,
    flights,
    sounds: info.sound ? [info.sound] : [],
    spoken: kind === "" ? event.affects.length > 0 : kind !== "rise" && kind !== "fireworks",
    length: Math.max(SHORTEST, LENGTHS[kind], ...flights.map(lengthOf)),
  };
}

function join(moment: Moment, before: Moment): void {
  moment.flights = [...before.flights, ...moment.flights];
  moment.sounds = [...new Set([...before.sounds, ...moment.sounds])];
  moment.length = Math.max(moment.length, ...before.flights.map(lengthOf));
}

function flightsOf(event: Told, info: EventInfo): Flight[] {
  const places: Record<string, number> = { seat: event.seat, other: event.other };
  let district = 0;
  return info.moves.flatMap((way) => {
    const [thing = "", from = "", to = ""] = way.split(/[:>]/);
    // An empty deck gives no cards.
    if (from === "deck" && event.amount === 0 && event.cards.length === 0) return [];
    const kind = thing as Thing;
    const { most } = kind === "coin" ? COIN : CARD;
    const many = kind === "coin" || kind === "card";
    return {
      thing: kind,
      from: places[from] ?? from,
      to: places[to] ?? to,
      count: many ? Math.min(Math.max(1, event.amount), most) : 1,
      amount: kind === "coin" ? event.amount : 0,
      card: kind === "district" ? (event.cards[district++] ?? "") : "",
    };
  });
}

/** The duration in milliseconds of a flight, whose objects leave one after the other. */
export function lengthOf({ thing, count }: Flight): number {
  if (thing !== "coin" && thing !== "card") return ALONE[thing];
  const { length, apart } = thing === "coin" ? COIN : CARD;
  return length + (count - 1) * apart;
}
