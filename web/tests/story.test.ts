// Events that affect the reader, and what a shared screen may show.

import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../src/wire/facts.svelte";
import type { EventMsg } from "../src/wire/protocol";
import { befell, concerns, condense, forAllToSee, withoutThreats } from "../src/words/story";
import { sentences } from "./sentences";

const ME = 0;
const OTHER = 1;
const THIRD = 2;

beforeAll(() => {
  facts.catalogue = sentences.catalogue;
});

const BLANK = { other: -1, amount: 0, rank: 0, character: "", cards: [], marker: "", cause: "" };

/** An event caused by others, unless it says by whom. */
function told(event: Partial<EventMsg> & { kind: string }, n = 0): EventMsg {
  return { ...BLANK, seat: OTHER, by: event.seat ?? OTHER, hits: -1, n, ...event };
}

describe("events that affect me", () => {
  test("are the same as in Python", () => {
    for (const { event, reader, ...found } of sentences.events) {
      expect(befell(event, reader), event.kind).toBe(found.befell);
      expect(concerns(event, reader), event.kind).toBe(found.concerns);
    }
  });

  test("include what others aim at my character", () => {
    const killed = { kind: "killed", rank: 4, character: "king", cause: "assassin" };
    expect(befell(told({ ...killed, hits: ME }), ME)).toBe(true);
    expect(befell(told({ ...killed, hits: ME, seat: ME }), ME)).toBe(false);
    expect(befell(told(killed), ME)).toBe(false);
  });

  test("include gold taken from me or given to me, but not what I give", () => {
    const taken = { kind: "gave-gold", seat: ME, other: OTHER };
    expect(befell(told({ ...taken, by: OTHER }), ME)).toBe(true);
    expect(befell(told({ ...taken, by: ME }), ME)).toBe(false);
    const given = { kind: "gave-gold", seat: OTHER, other: ME };
    expect(befell(told({ ...given, by: OTHER }), ME)).toBe(true);
    expect(befell(told({ ...given, by: ME }), ME)).toBe(false);
    expect(befell(told({ ...given, other: THIRD }), ME)).toBe(false);
  });

  test("do not include a district that I destroy myself", () => {
    const destroyed = { kind: "destroyed", seat: ME, cards: ["tavern"] };
    expect(befell(told({ ...destroyed, other: ME, by: ME }), ME)).toBe(false);
    expect(befell(told({ ...destroyed, other: OTHER, by: OTHER }), ME)).toBe(true);
  });

  test("include a tax, which is nobody's doing", () => {
    expect(befell(told({ kind: "taxed", seat: ME, by: -1, amount: 1 }), ME)).toBe(true);
  });

  test("mention an attack once after it has been carried out", () => {
    const thief = { cause: "thief", by: OTHER };
    const events = [
      told({ kind: "robbed", ...thief, hits: ME }, 0),
      told({ kind: "gave-gold", seat: ME, other: OTHER, ...thief }, 1),
      told({ kind: "killed", cause: "assassin", by: THIRD, hits: ME }, 2),
    ];
    expect(withoutThreats(events).map((event) => event.n)).toEqual([1, 2]);
    expect(withoutThreats(events.slice(0, 1)).map((event) => event.n)).toEqual([0]);
  });

  test("mention a bribe once, as a bribe", () => {
    const events = [
      told({ kind: "revealed" }, 0),
      told({ kind: "bribed", other: ME, amount: 3 }, 1),
      told({ kind: "gave-gold", other: ME, amount: 3 }, 2),
    ];
    const mine = condense(events).filter((event) => befell(event, ME));
    expect(mine.map((event) => event.kind)).toEqual(["bribed"]);
  });

  test("mention gold of two causes separately", () => {
    const gained = { kind: "gained-gold", amount: 2 };
    const events = [
      told({ ...gained, cause: "gathered-resources" }, 0),
      told({ ...gained, cause: "income-noble" }, 1),
      told({ ...gained, cause: "income-noble" }, 2),
    ];
    expect(condense(events).map((event) => event.amount)).toEqual([2, 4]);
  });

  test("include events declared by homebrew cards", () => {
    expect(befell(told({ kind: "serenaded", other: ME }), ME)).toBe(true);
    expect(befell(told({ kind: "unheard", other: ME }), ME)).toBe(false);
  });
});

test("a shared screen shows nobody's secrets", () => {
  for (const { events } of sentences.stories) {
    for (const event of events.map(forAllToSee)) {
      const { hides } = facts.event(event.kind);
      expect(event.hits).toBe(-1);
      if (hides === "rank") expect([event.rank, event.character]).toEqual([0, ""]);
      if (hides === "cards") expect(event.cards.every((card) => card === "?")).toBe(true);
    }
  }
});
