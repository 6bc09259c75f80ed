// Which things on the table an action belongs to, and how actions are listed.

import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../src/wire/facts.svelte";
import { kindOfChoice } from "../src/words/phrases";
import { texts } from "../src/words/texts.svelte";
import {
  bySeat,
  byTarget,
  entries,
  forgotten,
  numbered,
  offered,
  readAction,
} from "../src/table/model";
import { sentences } from "./sentences";

const ME = 0;
const read = (...actions: string[]) => actions.map((text) => readAction(text, ME));

beforeAll(async () => {
  facts.catalogue = sentences.catalogue;
  await texts.choose("en");
});

describe("clickable things", () => {
  test.each([
    ["pick king", ["draft king"]],
    ["give-role king", ["role king"]],
    ["kill king", ["token king"]],
    ["sign king", ["token king"]],
    ["keep tavern", ["offer tavern"]],
    ["take-and-build tavern", ["offer tavern"]],
    ["build tavern", ["hand tavern"]],
    ["discard tavern", ["hand tavern"]],
    ["borrow tavern @2", ["hand tavern", "player 2"]],
    ["build-with tavern framework", ["hand tavern", "city 0 framework", "city 0 framework+"]],
    ["build-over necropolis tavern+", ["hand necropolis", "city 0 tavern+"]],
    ["destroy tavern+ @2", ["city 2 tavern+"]],
    ["use smithy", ["city 0 smithy", "city 0 smithy+"]],
    ["hand-over tavern", ["city 0 tavern"]],
    ["spy @1 noble", ["player 1"]],
    ["crown @1", ["player 1"]],
    ["collect", ["taxes"]],
    ["gold", []],
    ["income-gold 2", []],
    // A homebrew verb, and an unknown one.
    ["serenade @2 tavern", ["player 2"]],
    ["whistle @2 tavern", ["player 2"]],
  ])("%s", (action, targets) => {
    expect(readAction(action, ME).targets).toEqual(targets);
  });

  test("one thing may have several choices", () => {
    const found = byTarget(read("build tavern", "pay-with-cards tavern", "build temple"));
    expect(found.get("hand tavern")?.map((choice) => choice.verb)).toEqual([
      "build",
      "pay-with-cards",
    ]);
  });

  test("a laid-out card shows the price of building it", () => {
    const [tavern, temple] = offered(
      read("take tavern", "take-and-build tavern", "take temple", "build keep"),
    );
    expect(tavern?.price?.verb).toBe("take-and-build");
    expect(temple?.price).toBeNull();
  });
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

  test("groups choices of a kind by their target player, oneself last", () => {
    const many = ["a", "b", "c"].flatMap((name) => [`destroy ${name} @0`, `destroy ${name} @2`]);
    const [gold, fold, ...more] = entries(read(...many, "gold"), ME);
    expect(gold?.folded).toBe(false);
    expect(fold).toMatchObject({ folded: true, pointed: true, harms: true, verb: "destroy" });
    expect(more).toEqual([]);
    const parted = bySeat(fold?.choices ?? []);
    expect(parted.map(([seat, choices]) => [seat, choices.length])).toEqual([
      [2, 3],
      [0, 3],
    ]);
  });

  test("lists choices that cannot be clicked one by one", () => {
    const listed = entries(read("income-gold 0", "income-gold 1", "income-gold 2"), ME);
    expect(listed.map((entry) => entry.folded)).toEqual([false, false, false]);
  });

  test("names every kind of choice, homebrew ones too", () => {
    expect(kindOfChoice("destroy")).toBe("Destroy a district");
    expect(kindOfChoice("serenade")).toBe("Serenade");
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

  test("reminds once of each kind", () => {
    const left = forgotten(read("kill king", "kill thief", "income", "build tavern", "end"));
    expect(left.map((choice) => choice.text)).toEqual(["kill king", "income"]);
  });
});

test("every verb belongs to something the table can highlight", () => {
  const places = ["draft", "role", "token", "offer", "hand", "city", "own-city", "player", "taxes"];
  for (const { word, parts, place } of sentences.catalogue.verbs) {
    expect(["", ...places], word).toContain(place);
    if (["card", "district", "character", "seat"].includes(parts[0] ?? ""))
      expect(place, word).not.toBe("");
  }
});
