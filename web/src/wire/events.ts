// The events of a game and the lines of its log, and which of them involve the reader. The server's
// catalogue describes the kinds of events.

import { facts, type Topic } from "./facts.svelte";
import type { EventMsg, LogLine, Sentence } from "./protocol";

/** An event with all its fields. */
export type Told = Required<EventMsg>;

/** A line of the log: the events that it reports, the first of them, and the sentence. */
export interface Line {
  event: Told;
  events: Told[];
  line: Sentence;
}

const OMITTED = { other: -1, amount: 0, rank: 0, character: "", cards: [], marker: "", cause: "" };

/** Add the fields that a message leaves out. */
export const told = (event: EventMsg): Told => ({
  ...OMITTED,
  affects: [],
  hidden: false,
  ...event,
});

/** The lines of the log with their events; lines whose first event is not known are left out. */
export function linesOf(events: Told[], log: LogLine[]): Line[] {
  const known = new Map(events.map((event) => [event.n, event]));
  return log.flatMap(({ n, line, more = [] }) => {
    const event = known.get(n);
    if (!event) return [];
    const others = more.flatMap((other) => known.get(other) ?? []);
    return { event, events: [event, ...others], line: line ?? event.line };
  });
}

/** The log with a line for each event. */
export const unabridged = (events: Told[]): Line[] =>
  events.map((event) => ({ event, events: [event], line: event.line }));

/** Remove announced attacks on a seat that have since been carried out. */
export function withoutThreats(lines: Line[], seat: number): Line[] {
  // The announcement affects the seat but does not name it, unlike the attack itself.
  const isThreat = ({ affects, seat: doer, other }: Told): boolean =>
    affects.includes(seat) && doer !== seat && other !== seat;
  return lines.filter(
    ({ event }, i) =>
      !isThreat(event) ||
      !lines
        .slice(i + 1)
        .some(
          ({ event: { cause, by }, event: later }) =>
            !isThreat(later) && cause === event.cause && by === event.by,
        ),
  );
}

/** Whether a line is about a topic. */
export const isAbout = ({ events }: Line, topic: Topic): boolean =>
  events.some(({ kind }) => facts.event(kind).topic === topic);

/** Whether a line involves a seat. */
export const concerns = ({ events }: Line, me: number): boolean =>
  me >= 0 &&
  events.some(
    ({ kind, seat, other, affects }) =>
      !facts.event(kind).impersonal && [seat, other, ...affects].includes(me),
  );
