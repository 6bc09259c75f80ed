// The log: which events are told, and which of them happened to the reader.

import type { EventMsg } from "../lib/protocol";

export interface Told {
  event: EventMsg;
  /** The character in whose turn it happened. */
  called: string;
}

/** Leaves out what the events around it say as well; the same as `condense` in phrases.py. */
export function condense(events: EventMsg[]): Told[] {
  const short: Told[] = [];
  let called = "";
  events.forEach((event, i) => {
    if (event.kind === "called") called = event.character;
    const before = events[i - 1];
    if (isSaidByOthers(event, before, events[i + 1])) return;
    const last = short[short.length - 1];
    if (last && before && addsUp(last.event, event, before))
      last.event = { ...event, n: last.event.n, amount: last.event.amount + event.amount };
    else short.push({ event, called });
  });
  return short;
}

function isSaidByOthers(told: EventMsg, before?: EventMsg, after?: EventMsg): boolean {
  const kind = told.kind;
  if (kind === "face-up" || kind === "turn-ended") return true;
  if (kind === "drew" && !told.amount) return true;
  if (kind === "picked" && !told.rank) return true;
  if (after) {
    if (kind === "called") return after.kind === "revealed" || after.kind === "unanswered";
    if (kind === "paid-gold") return after.kind === "built" && after.amount === told.amount;
  }
  if (before && before.seat === told.seat) {
    if (kind === "kept" && told.cards.includes("?"))
      return before.kind === "drew" || before.kind === "kept";
    if (kind === "returned") return before.kind === "kept";
    if (kind === "gave-gold") return before.kind === "bribed";
  }
  return false;
}

function addsUp(last: EventMsg, told: EventMsg, before: EventMsg): boolean {
  const gains = [last, told, before].every((event) => event.kind === "gained-gold");
  return gains && last.seat === told.seat && before.seat === told.seat;
}

const SECRET_RANK = new Set(["picked", "laid-down", "role-received"]);
const SECRET_CARDS = new Set(["drew", "kept", "returned", "gave-card", "looked", "tucked"]);

/** An event without what only one seat may know, for a screen that several people share. */
export function forAllToSee(event: EventMsg): EventMsg {
  if (SECRET_RANK.has(event.kind)) return { ...event, rank: 0, character: "" };
  if (SECRET_CARDS.has(event.kind)) return { ...event, cards: event.cards.map(() => "?") };
  return event;
}

// What others do to a player: as the one the event is about, or as the other one.
const SUFFERED = new Set(["gave-gold", "destroyed", "taxed", "turn-lost", "gave-card"]);
const SUFFERED_AS_OTHER = new Set([
  "hands-swapped",
  "looked",
  "spied",
  "confiscated",
  "seized",
  "exchanged",
  "roles-swapped",
  "threat-revealed",
  "gave-gold",
  "gave-card",
  "used",
]);
// What others can do to a player in the player's own turn.
const IN_THE_OWN_TURN = new Set(["threat-revealed", "confiscated"]);
const AIMED_AT = new Set(["killed", "bewitched", "robbed", "marked"]);

/** Events since `after` that others brought about and that concern a seat. */
export function happenedTo(
  events: EventMsg[],
  seat: number,
  roles: string[],
  after: number,
): EventMsg[] {
  let acting = -1;
  return events.filter((event, i) => {
    if (event.kind === "revealed" || event.kind === "resumed") acting = event.seat;
    if (event.kind === "round") acting = -1;
    if (event.n <= after || seat < 0) return false;
    if (event.kind === "crowned") return event.seat === seat && acting !== seat;
    if (AIMED_AT.has(event.kind)) return event.seat !== seat && roles.includes(event.character);
    if (event.kind === "destroyed" && event.other === seat) return false;
    if (event.seat === seat && SUFFERED.has(event.kind))
      return event.other !== seat && !(acting === seat && gaveFreely(event, events[i - 1]));
    if (acting === seat && !IN_THE_OWN_TURN.has(event.kind)) return false;
    return event.other === seat && event.seat !== seat && SUFFERED_AS_OTHER.has(event.kind);
  });
}

// In the own turn gold and cards change hands because one wants it; but who is robbed is robbed
// when revealed.
function gaveFreely(event: EventMsg, before?: EventMsg): boolean {
  return event.kind !== "destroyed" && before?.kind !== "revealed";
}
