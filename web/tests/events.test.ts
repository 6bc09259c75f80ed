// The lines of the log, and which events involve the reader.

import { beforeAll, describe, expect, test } from "vitest";
import {
  concerns,
  isAbout,
  linesOf,
  told,
  unabridged,
  withoutThreats,
  type Line,
} from "../src/wire/events";
import { facts } from "../src/wire/facts.svelte";
import type { EventMsg } from "../src/wire/protocol";
import { sentences } from "./sentences";

const ME = 0;
const OTHER = 1;
const THIRD = 2;

beforeAll(() => {
  facts.catalogue = sentences.catalogue;
});

/** An event; unless `given` says who caused it, another player did. */
const event = (given: Partial<EventMsg> & { kind: string }, n = 0) =>
  told({ n, line: [`event-${given.kind}`, {}], seat: OTHER, by: OTHER, ...given });

const lines = (...events: (Partial<EventMsg> & { kind: string })[]): Line[] =>
  unabridged(events.map((one, n) => event(one, n)));

describe("the log", () => {
  const events = [event({ kind: "drew" }, 3), event({ kind: "gained-gold" }, 4)];

  test("has the sentence of an event, or a sentence that sums up several events", () => {
    const sum: [string, Record<string, unknown>] = ["event-gained-gold", { count: 5 }];
    expect(linesOf(events, [{ n: 3 }, { n: 4, line: sum }]).map(({ line }) => line)).toEqual([
      ["event-drew", {}],
      sum,
    ]);
  });

  test("has lines that report several events", () => {
    const [line] = linesOf(events, [{ n: 3, more: [4], line: ["event-revealed.opening", {}] }]);
    expect(line?.events.map(({ n }) => n)).toEqual([3, 4]);
    expect(line && isAbout(line, "gold")).toBe(true);
    expect(line && isAbout(line, "cities")).toBe(false);
  });

  test("leaves out lines of events that are not known", () => {
    expect(linesOf(events, [{ n: 2 }, { n: 3 }]).map((line) => line.event.n)).toEqual([3]);
  });
});

describe("events that involve me", () => {
  const concern = (given: Partial<EventMsg> & { kind: string }, seat = ME) =>
    concerns({ event: event(given), events: [event(given)], line: ["", {}] }, seat);

  test("name me or affect me", () => {
    expect(concern({ kind: "built", seat: ME })).toBe(true);
    expect(concern({ kind: "gave-gold", other: ME })).toBe(true);
    expect(concern({ kind: "killed", affects: [ME] })).toBe(true);
    expect(concern({ kind: "killed", other: THIRD })).toBe(false);
    // A spectator, and an event that is no player's doing.
    expect(concern({ kind: "built" }, -1)).toBe(false);
    expect(concern({ kind: "shuffled", seat: ME })).toBe(false);
  });

  test("mention an attack once after it has been carried out", () => {
    const thief = { cause: "thief", by: OTHER, affects: [ME] };
    const all = lines(
      { kind: "robbed", ...thief },
      { kind: "gave-gold", seat: ME, other: OTHER, ...thief },
      { kind: "killed", cause: "assassin", by: THIRD, seat: THIRD, affects: [ME] },
    );
    expect(withoutThreats(all, ME).map((line) => line.event.n)).toEqual([1, 2]);
    expect(withoutThreats(all.slice(0, 1), ME).map((line) => line.event.n)).toEqual([0]);
  });
});
