// The animations: they reveal no secrets, and the queue never falls behind.

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { COIN, momentsOf, type Moment } from "../src/motion/moments";
import { Queue } from "../src/motion/queue";
import { sceneOf, type Setting } from "../src/motion/scenes";
import { facts } from "../src/wire/facts.svelte";
import { told as complete, type Told } from "../src/wire/events";
import type { EventMsg } from "../src/wire/protocol";
import { sentences } from "./sentences";

beforeAll(() => {
  facts.catalogue = sentences.catalogue;
});

function log(...events: (Partial<EventMsg> & { kind: string })[]): Told[] {
  return events.map((event, n) => complete({ seat: 1, by: 1, line: ["", {}], n, ...event }));
}

const kinds = (moments: Moment[]): string[] =>
  moments.map(({ kind, flights }) => kind || flights.map((one) => one.thing).join(" "));

const KILLED = { kind: "killed", rank: 4, character: "king", marker: "dagger" };

/** An event of each kind. */
const samples = (): Told[] =>
  sentences.catalogue.events.flatMap(({ kind }) =>
    log({ kind, other: 2, amount: 2, rank: 4, character: "king", cards: ["tavern", "keep"] }),
  );

test("readers from whom cards are hidden see the same flight", () => {
  const flown = (events: Told[]) =>
    momentsOf(events).map(({ kind, flights, length }) => ({
      kind,
      length,
      flights: flights.filter(({ thing }) => thing !== "district"),
    }));
  const hidden = samples().map((event) => ({ ...event, cards: event.cards.map(() => "?") }));
  for (const [i, event] of samples().entries())
    expect(flown([event]), event.kind).toEqual(flown(hidden.slice(i, i + 1)));
});

describe("moments", () => {
  test("each takes 200 to 900 milliseconds", () => {
    const seen = new Set<string>();
    for (const moment of [...samples(), ...log(KILLED)].flatMap((event) => momentsOf([event]))) {
      seen.add(moment.kind);
      expect(moment.length).toBeGreaterThanOrEqual(200);
      expect(moment.length).toBeLessThanOrEqual(900);
    }
    for (const kind of ["reveal", "silence", "mark", "rise", "burn", "bells", "fireworks"])
      expect(seen).toContain(kind);
  });

  test("a call and its answer are one moment", () => {
    const called = { kind: "called", rank: 2, character: "thief" };
    const events = log(called, { ...called, kind: "unanswered" }, called, {
      ...called,
      kind: "revealed",
    });
    expect(kinds(momentsOf(events))).toEqual(["silence", "reveal"]);
    expect(kinds(momentsOf(events.slice(0, 1)))).toEqual(["call"]);
  });

  test("nothing flies from an empty deck", () => {
    const drew = { kind: "drew", cards: [] };
    expect(momentsOf(log(drew))).toEqual([]);
    expect(kinds(momentsOf(log({ ...drew, amount: 2 })))).toEqual(["card"]);
  });

  test("coins fly to the bank while the building rises", () => {
    const [moment, ...more] = momentsOf(
      log({ kind: "paid-gold", amount: 5 }, { kind: "built", amount: 5, cards: ["palace"] }),
    );
    expect(more).toEqual([]);
    expect(moment?.kind).toBe("rise");
    expect(moment?.flights).toEqual([
      { thing: "coin", from: 1, to: "bank", count: 5, amount: 5, card: "" },
    ]);
    expect(moment?.sounds).toEqual(["coin", "stone"]);
  });

  test("one coin flies per gold, eight at most", () => {
    const count = (amount: number): number | undefined =>
      momentsOf(log({ kind: "gained-gold", amount }))[0]?.flights[0]?.count;
    expect([1, 3, 8, 20].map(count)).toEqual([1, 3, 8, COIN.most]);
  });

  test("every kind of marker is animated onto its character", () => {
    const events = log(KILLED, { kind: "marked", rank: 4, character: "king", marker: "evil_eye" });
    expect(kinds(momentsOf(events))).toEqual(["mark", "mark"]);
  });

  test("an exchange flies both buildings, one each way", () => {
    const [moment] = momentsOf(
      log({ kind: "exchanged", seat: 1, other: 2, cards: ["keep", "tavern"] }),
    );
    expect(moment?.flights.map(({ from, to, card }) => [from, to, card])).toEqual([
      [2, 1, "keep"],
      [1, 2, "tavern"],
    ]);
  });

  test("an undeclared event shows nothing", () => {
    expect(momentsOf(log({ kind: "unheard" }))).toEqual([]);
  });
});

test("scenes animate only transform and opacity, within their duration", () => {
  const box = { x: 10, y: 20, width: 100, height: 150 };
  const far = { ...box, x: 700, y: 500 };
  const at: Setting = {
    window: { x: 0, y: 0, width: 1440, height: 900 },
    unit: 10,
    rank: box,
    spine: box,
    from: [box, far],
    to: [far, box],
    building: box,
    city: box,
    title: "Title",
    more: "",
  };
  const allowed = ["transform", "opacity", "offset", "easing"];
  for (const moment of momentsOf([...samples(), ...log(KILLED)])) {
    const scene = sceneOf(moment, at);
    expect(scene.length, moment.event.kind).toBeGreaterThan(0);
    expect(new Set(scene.map((actor) => actor.key)).size).toBe(scene.length);
    for (const { frames, delay, length } of scene) {
      expect(delay + length).toBeLessThanOrEqual(moment.length);
      for (const frame of frames)
        expect(allowed).toEqual(expect.arrayContaining(Object.keys(frame)));
    }
  }
});

describe("the queue", () => {
  interface Timed {
    name: number;
    length: number;
  }
  const told: string[] = [];
  let rates: number[] = [];
  let queue: Queue<Timed>;

  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
    rates = [];
    queue = new Queue<Timed>({
      wait: () => undefined,
      begin: ({ name }, rate) => {
        told.push(`begin ${name}`);
        rates.push(rate);
      },
      end: ({ name }) => told.push(`end ${name}`),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const many = (count: number, length = 500): Timed[] =>
    Array.from({ length: count }, (_, name) => ({ name, length }));

  test("plays one moment at a time, at normal speed", () => {
    queue.add(many(2));
    expect(told).toEqual(["begin 0"]);
    vi.advanceTimersByTime(500);
    expect(told).toEqual(["begin 0", "end 0", "begin 1"]);
    vi.advanceTimersByTime(500);
    expect(queue.isIdle).toBe(true);
    expect(rates).toEqual([1, 1]);
  });

  test("plays faster the more moments wait", () => {
    queue.add(many(8));
    vi.advanceTimersByTime(4000);
    expect(queue.isIdle).toBe(true);
    expect(rates[0]).toBeGreaterThan(2);
    expect(rates.at(-1)).toBe(1);
    expect([...rates].sort((a, b) => b - a)).toEqual(rates);
  });

  test("immediately ends moments that are far too late", () => {
    queue.add(many(40));
    expect(told.filter((one) => one.startsWith("end"))).not.toEqual([]);
    vi.advanceTimersByTime(1500);
    expect(queue.isIdle).toBe(true);
    // All moments have ended, in the order in which they were added.
    const ended = told.filter((one) => one.startsWith("end"));
    expect(ended).toEqual(many(40).map(({ name }) => `end ${name}`));
    expect(told).toContain("begin 39");
  });

  test("never falls behind, however fast moments arrive", () => {
    for (let i = 0; i < 300; i++) {
      queue.add([{ name: i, length: 900 }]);
      vi.advanceTimersByTime(40);
    }
    vi.advanceTimersByTime(5000);
    expect(queue.isIdle).toBe(true);
    expect(told.at(-1)).toBe("end 299");
  });

  test("ends each moment exactly once on a click", () => {
    queue.add(many(3));
    queue.skip();
    expect(queue.isIdle).toBe(true);
    expect(told).toEqual(["begin 0", "end 0", "end 1", "end 2"]);
    vi.advanceTimersByTime(5000);
    expect(told).toHaveLength(4);
    queue.add(many(1));
    expect(queue.isIdle).toBe(false);
  });
});
