// The log: which events it shows, and which of them affect the reader. The server's catalogue
// describes the kinds of events.

import { facts, type Topic } from "../wire/facts.svelte";
import type { EventMsg } from "../wire/protocol";

/** Whether the cards or the rank of an event are hidden from the reader. */
export function isHidden(told: EventMsg): boolean {
  const { hides } = facts.event(told.kind);
  if (hides === "rank") return told.rank === 0;
  if (hides === "cards" && told.cards.length === 0) return true;
  return told.cards.includes("?");
}

/** Remove events that adjacent events imply. Mirrors `condense` in citadella/texts/story.py. */
export function condense(events: EventMsg[]): EventMsg[] {
  const short: EventMsg[] = [];
  events.forEach((told, i) => {
    const before = events[i - 1];
    if (isNeedless(told) || isSaidByOthers(told, before, events[i + 1])) return;
    const last = short[short.length - 1];
    if (last && before && addsUp(last, before, told))
      short[short.length - 1] = { ...told, n: last.n, amount: last.amount + told.amount };
    else short.push(told);
  });
  return short;
}

function isNeedless(told: EventMsg): boolean {
  const { omit_when } = facts.event(told.kind);
  if (omit_when === "empty") return told.amount === 0;
  return omit_when === "shown" || (omit_when === "shown-if-hidden" && isHidden(told));
}

function isSaidByOthers(told: EventMsg, before?: EventMsg, after?: EventMsg): boolean {
  const kind = facts.event(told.kind);
  if (after && kind.redundant_before.includes(after.kind) && after.amount === told.amount)
    return true;
  if (!before || !kind.redundant_after.includes(before.kind) || before.seat !== told.seat)
    return false;
  return isHidden(told) || !kind.unless_known;
}

/** Whether an event can be added to the last one shown. */
function addsUp(last: EventMsg, before: EventMsg, told: EventMsg): boolean {
  const goesOn = (one: EventMsg): boolean =>
    one.kind === told.kind &&
    one.seat === told.seat &&
    one.other === told.other &&
    one.cause === told.cause;
  return facts.event(told.kind).adds_up && goesOn(last) && goesOn(before);
}

/** An event without the secrets of any seat, for a shared screen. */
export function forAllToSee(event: EventMsg): EventMsg {
  const { hides } = facts.event(event.kind);
  if (hides === "rank") return { ...event, rank: 0, character: "" };
  if (hides === "cards") return { ...event, cards: event.cards.map(() => "?") };
  return event.hits < 0 ? event : { ...event, hits: -1 };
}

/** Whether an event was done to a seat by somebody else, or by nobody in particular. */
export function befell(told: EventMsg, seat: number): boolean {
  if (seat < 0 || told.by === seat) return false;
  const whom = facts.event(told.kind).affects;
  return (
    told.hits === seat ||
    (told.seat === seat && (whom === "seat" || whom === "both")) ||
    (told.other === seat && (whom === "other" || whom === "both"))
  );
}

/** Remove announced attacks that have since been carried out. */
export const withoutThreats = (events: EventMsg[]): EventMsg[] =>
  events.filter(
    (aimed, i) =>
      aimed.hits < 0 ||
      !events
        .slice(i + 1)
        .some(({ cause, by, hits }) => hits < 0 && cause === aimed.cause && by === aimed.by),
  );

/** Whether an event is about a topic. */
export const isAbout = (told: EventMsg, topic: Topic): boolean =>
  facts.event(told.kind).topic === topic;

/** Whether an event involves a seat. */
export function concerns(told: EventMsg, seat: number): boolean {
  if (seat < 0 || facts.event(told.kind).impersonal) return false;
  return [told.seat, told.other, told.hits].includes(seat);
}
