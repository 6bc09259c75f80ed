// The search of the rules page.

import { describe, expect, it } from "vitest";
import type { Face } from "../src/drawings/face";
import { Search } from "../src/parts/search";

function face(kind: Face["kind"], id: string, name: string, effect: string): Face {
  return {
    kind,
    id,
    edition: "2016",
    hidden: false,
    name,
    type: undefined,
    cost: null,
    beautified: false,
    silver: 0,
    rank: 0,
    line: "",
    effect,
  };
}

const CARDS = [
  face("character", "thief", "Thief", "Name a character: you take all its player’s gold."),
  face("character", "assassin", "Assassin", "Name another character: it loses its turn."),
  face("character", "warlord", "Warlord", "You may destroy a district by paying its cost less 1."),
  face("district", "keep", "Keep", "Rank 8 cannot use its ability on the Keep."),
  face("district", "thieves_den", "Thieves’ Den", "Pay some of its cost with cards."),
];
const RULES = [
  {
    id: "C-Thief-1",
    text: "The gold changes hands when the character is revealed.",
    card: "thief",
    source: "2016",
  },
  { id: "E3", text: "A city is complete with seven districts.", card: "", source: "2016" },
];
const SAME = "rob, steal, thief; kill, murder, assassin; burn, destroy";
const search = new Search(CARDS, RULES, SAME, (type) => type);
const first = (words: string): string | undefined => search.find(words).cards[0];

describe("the search", () => {
  it.each(["rob", "steal", "stealing".slice(0, 5), "THIEF", "thief"])("knows '%s'", (word) => {
    expect(first(word)).toBe("character thief");
  });

  it("takes two words in any order", () => {
    expect(search.find("gold player").cards).toEqual(["character thief"]);
    expect(search.find("cost district").cards).toContain("character warlord");
    expect(search.find("complete city").rules).toEqual(["E3"]);
  });

  it.each([
    ["theif", "character thief"],
    ["asassin", "character assassin"],
    ["warlrod", "character warlord"],
  ])("forgives '%s'", (word, card) => {
    expect(first(word)).toBe(card);
  });

  it.each([
    ["Tolvaj", "character thief"],
    ["tolvaj", "character thief"],
    ["Крадец", "character thief"],
    ["zlodej", "character thief"],
    ["Orgyilkos", "character assassin"],
  ])("knows the name %s of another language", (word, card) => {
    expect(first(word)).toBe(card);
  });

  it("finds the rules of a card by its name in another language", () => {
    expect(search.find("tolvaj").rules).toEqual(["C-Thief-1"]);
  });

  it("finds nothing for an unknown word", () => {
    expect(search.find("xylophone")).toEqual({ cards: [], rules: [] });
  });
});
