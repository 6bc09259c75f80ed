// Which things on the table a choice belongs to, and how choices are listed.

import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../src/wire/facts.svelte";
import type { ChoiceMsg } from "../src/wire/protocol";
import { render } from "../src/words/render";
import { texts } from "../src/words/texts.svelte";
import {
  bySeat,
  byTarget,
  entries,
  forgotten,
  kindOfChoice,
  legal,
  named,
  numbered,
  obstacles,
  offered,
  reminder,
} from "../src/table/model";
import { sentences } from "./sentences";

const ME = 0;

/** A choice as the server sends it, made from an action. */
const sent = (action: string, more: ChoiceMsg = {}): ChoiceMsg => {
  const verb = action.split(" ")[0] ?? "";
  return { action, verb, line: [`choice-${verb}`, {}], ...more };
};
const read = (...actions: string[]) => legal(actions.map((action) => sent(action)));
/** Choices that can be made by clicking a card in a place. */
const at = (place: string, ...actions: string[]) =>
  legal(
    actions.map((action) => sent(action, { targets: [`${place} ${action.split(" ")[1] ?? ""}`] })),
  );
const say = (line: ReturnType<typeof kindOfChoice>) => render(line, [], "2016");

beforeAll(async () => {
  facts.catalogue = sentences.catalogue;
  await texts.choose("en");
});

describe("clickable things", () => {
  test("one thing may have several choices", () => {
    const found = byTarget(at("hand", "build tavern", "pay-with-cards tavern", "build temple"));
    expect(found.get("hand tavern")?.map((choice) => choice.verb)).toEqual([
      "build",
      "pay-with-cards",
    ]);
  });

  test("a laid-out card shows the price of building it", () => {
    const [tavern, temple] = offered([
      ...at("offer", "take tavern", "take-and-build tavern", "take temple"),
      ...at("hand", "build keep"),
    ]);
    expect(tavern?.price?.verb).toBe("take-and-build");
    expect(temple?.price).toBeNull();
  });
});

test("impossible things are no choices and have a reason", () => {
  const why: ChoiceMsg["why_not"] = ["table-reason", { why: "gold", count: 2 }];
  const all = [sent("gold"), { targets: ["hand keep"], why_not: why }];
  expect(legal(all).map((choice) => choice.action)).toEqual(["gold"]);
  expect([...obstacles(all)]).toEqual([["hand keep", why]]);
});

describe("the list of choices", () => {
  test("is in the order of a turn", () => {
    const listed = entries(
      read("rob king", "build tavern", "gold", "cards", "bonus", "income", "play acrobat"),
      ME,
    );
    expect(listed.map((entry) => entry.group)).toEqual([
      "gather",
      "gather",
      "income",
      "free",
      "build",
      "aim",
      "card",
    ]);
  });

  test("groups choices of a kind by target player, the reader last", () => {
    const many = ["a", "b", "c"].flatMap((name) => [`destroy ${name} @0`, `destroy ${name} @2`]);
    const choices = many.map((action) =>
      sent(action, { targets: ["city"], seat: Number(action.slice(-1)) }),
    );
    const [gold, fold, ...more] = entries(legal([...choices, sent("gold")]), ME);
    expect(gold?.folded).toBe(false);
    expect(fold).toMatchObject({ folded: true, pointed: true, harms: true, verb: "destroy" });
    expect(more).toEqual([]);
    const parted = bySeat(fold?.choices ?? []);
    expect(parted.map(([seat, choices]) => [seat, choices.length])).toEqual([
      [2, 3],
      [0, 3],
    ]);
  });

  test("lists choices one by one if they cannot be clicked on the table", () => {
    const listed = entries(read("income-gold 0", "income-gold 1", "income-gold 2"), ME);
    expect(listed.map((entry) => entry.folded)).toEqual([false, false, false]);
  });

  test("has names for every kind of choice, homebrew ones too", () => {
    expect(say(kindOfChoice("destroy"))).toBe("Destroy a district");
    expect(say(kindOfChoice("serenade"))).toBe("Serenade");
    expect(say(kindOfChoice("whistle"))).toBe("Whistle");
  });

  test("names what a choice is about", () => {
    const name = (action: string, args: Record<string, unknown>, more: ChoiceMsg = {}) => {
      const [choice] = legal([sent(action, { ...more, line: ["choice", args] })]);
      return choice && named(choice, "2016");
    };
    const spied = { name: "@1", type: "type:noble" };
    expect(name("spy @1 noble", spied, { seat: 1 })).toEqual(["Noble"]);
    expect(name("build-over keep tavern+", { cards: ["card:keep", "card:tavern+"] })).toEqual([
      "Keep",
      "Tavern+",
    ]);
    expect(name("kill king", {}, { character: "king" })).toEqual(["King"]);
    expect(name("income-gold 2", { type: "type:noble", count: 2 })).toEqual([]);
  });

  test("numbers continue from page to page; characters have the keys of their ranks", () => {
    const many = Array.from({ length: 11 }, (_, i) => `thing ${i}`);
    expect(numbered(many, 0, () => 0).get("9")).toBe("thing 8");
    expect(numbered(many, 1, () => 0).get("2")).toBe("thing 10");
    const ranks = numbered(["king", "thief"], 0, (name) => (name === "king" ? 4 : 2));
    expect([...ranks]).toEqual([
      ["4", "king"],
      ["2", "thief"],
    ]);
  });

  test("has one reminder for each kind of choice", () => {
    const left = forgotten(read("kill king", "kill thief", "income", "build tavern", "end"));
    expect(left.map((choice) => choice.action)).toEqual(["kill king", "income"]);
    expect(left.map((choice) => reminder(choice)[0])).toEqual(["remind-kill", "choice-income"]);
  });
});
