// What happened to the reader, and what a shared screen may show.

import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../src/wire/facts.svelte";
import type { EventMsg } from "../src/wire/protocol";
import { condense, forAllToSee, happenedTo } from "../src/words/story";
import { sentences } from "./sentences";

const ME = 0;
const OTHER = 1;
const THIRD = 2;

beforeAll(() => {
  facts.catalogue = sentences.catalogue;
});

function log(...events: (Partial<EventMsg> & { kind: string })[]): EventMsg[] {
  const usual = { seat: -1, other: -1, amount: 0, rank: 0, character: "", cards: [], marker: "" };
  return events.map((event, n) => ({ ...usual, n, ...event }));
}

const suffered = (events: EventMsg[], roles: string[] = []): number[] =>
  happenedTo(events, ME, roles, -1).map((event) => event.n);

describe("what happened to me", () => {
  test("what is aimed at my character, by others", () => {
    const killed = { kind: "killed", rank: 4, character: "king" };
    const events = log({ ...killed, seat: OTHER }, { ...killed, seat: ME });
    expect(suffered(events, ["king"])).toEqual([0]);
    expect(suffered(events, ["thief"])).toEqual([]);
  });

  test("gold is taken when I am revealed, and given freely later", () => {
    const gave = { kind: "gave-gold", seat: ME, other: OTHER, amount: 2 };
    const events = log(
      { kind: "revealed", seat: ME },
      gave,
      { kind: "gained-gold", seat: ME },
      gave,
    );
    expect(suffered(events)).toEqual([1]);
  });

  test("gold that comes to me as I am revealed is my own doing", () => {
    const events = log(
      { kind: "revealed", seat: ME },
      { kind: "gave-gold", seat: OTHER, other: ME },
    );
    expect(suffered(events)).toEqual([]);
  });

  test("gold that changes hands in the turns of others", () => {
    const events = log(
      { kind: "revealed", seat: OTHER },
      { kind: "gave-gold", seat: ME, other: OTHER },
      { kind: "gave-gold", seat: OTHER, other: ME },
      { kind: "gave-gold", seat: OTHER, other: THIRD },
    );
    expect(suffered(events)).toEqual([1, 2]);
  });

  test("a warrant and a threat hit in the own turn", () => {
    const events = log(
      { kind: "revealed", seat: ME },
      { kind: "threat-revealed", seat: OTHER, other: ME, amount: 1 },
      { kind: "confiscated", seat: OTHER, other: ME, cards: ["tavern"] },
      { kind: "looked", seat: OTHER, other: ME, cards: ["?"] },
    );
    expect(suffered(events)).toEqual([1, 2]);
  });

  test("a district that I destroy myself is no news", () => {
    const destroyed = { kind: "destroyed", cards: ["tavern"] };
    const events = log(
      { ...destroyed, seat: ME, other: ME },
      { ...destroyed, seat: ME, other: OTHER },
      { ...destroyed, seat: OTHER, other: ME },
    );
    expect(suffered(events)).toEqual([1]);
  });

  test("the crown comes in the turn of another, or at the end of a round", () => {
    const crowned = { kind: "crowned", seat: ME };
    const events = log(
      { kind: "revealed", seat: ME },
      crowned,
      { kind: "round", seat: ME },
      crowned,
    );
    expect(suffered(events)).toEqual([3]);
  });

  test("a bribe is told once, as a bribe", () => {
    const events = log(
      { kind: "revealed", seat: OTHER },
      { kind: "bribed", seat: OTHER, other: ME, amount: 3 },
      { kind: "gave-gold", seat: OTHER, other: ME, amount: 3 },
    );
    const mine = suffered(events);
    const told = condense(events).filter((event) => mine.includes(event.n));
    expect(told.map((event) => event.kind)).toEqual(["bribed"]);
  });

  test("a kind of event that only a fan's card knows", () => {
    const events = log(
      { kind: "serenaded", seat: OTHER, other: ME },
      { kind: "unheard", seat: ME },
    );
    expect(suffered(events)).toEqual([0]);
  });
});

test("on a shared screen nobody's secrets are shown", () => {
  for (const { events } of sentences.stories) {
    for (const event of events.map(forAllToSee)) {
      const { hides } = facts.event(event.kind);
      if (hides === "rank") expect([event.rank, event.character]).toEqual([0, ""]);
      if (hides === "cards") expect(event.cards.every((card) => card === "?")).toBe(true);
    }
  }
});
