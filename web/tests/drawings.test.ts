// The drawings and card faces. (Python tests check that every card has a drawing.)

import { beforeEach, describe, expect, test } from "vitest";
import { faceOf, softened, spoken } from "../src/drawings/face";
import {
  actionDrawing,
  characterDrawing,
  districtDrawing,
  drawingsIn,
  library,
} from "../src/drawings/library.svelte";
import { TOKENS } from "../src/drawings/tokens";
import { facts } from "../src/wire/facts.svelte";
import type { Catalogue } from "../src/wire/protocol";
import { texts } from "../src/words/texts.svelte";

const card = (id: string, type: string, cost: number | null, silver = 0) => ({
  id,
  type,
  cost,
  copies: 1,
  silver,
});
const CATALOGUE = {
  editions: [
    {
      id: "2016",
      characters: [
        { id: "king", rank: 4 },
        { id: "abbot", rank: 5 },
      ],
      base: [card("castle", "noble", 4)],
      unique: [card("secret_vault", "unique", null), card("windmill", "trade", 3)],
      bonus: [],
      action_cards: [{ id: "acrobat", copies: 1 }],
      presets: [],
    },
  ],
} as unknown as Catalogue;

beforeEach(async () => {
  facts.catalogue = CATALOGUE;
  await texts.choose("en");
});

describe("the drawing of a card", () => {
  test("is unique to it", () => {
    expect(districtDrawing("castle", "noble")).toEqual(["districts", "castle"]);
    expect(districtDrawing("keep", "unique")).toEqual(["unique", "keep"]);
    expect(characterDrawing("king")).toEqual(["characters", "king"]);
    expect(actionDrawing("acrobat")).toEqual(["actions", "acrobat"]);
  });

  test("is a house of its type for a homebrew card", () => {
    expect(districtDrawing("windmill", "trade")).toEqual(["defaults", "trade"]);
    expect(districtDrawing("windmill", undefined)).toEqual(["defaults", "unique"]);
    expect(districtDrawing("windmill", "character")).toEqual(["defaults", "unique"]);
    expect(characterDrawing("jester")).toEqual(["defaults", "character"]);
    expect(actionDrawing("juggler")).toEqual(["defaults", "action"]);
  });

  test("exists for every token, and every drawing is a token", () => {
    expect([...TOKENS].sort()).toEqual(drawingsIn("tokens").sort());
  });
});

describe("the library", () => {
  const drawing = (address: string): string => decodeURIComponent(address.split(",")[1] ?? "");

  test("gives a placeholder until a folder has loaded, then the drawing", async () => {
    expect(drawing(library.address("presets", "first-game"))).not.toContain("path");
    await library.load("presets");
    expect(drawing(library.address("presets", "first-game"))).toContain("<path");
    expect(drawing(library.address("presets", "unheard-of"))).not.toContain("path");
  });

  test("darkens lit windows", async () => {
    await library.load("districts");
    const lit = drawing(library.address("districts", "castle"));
    const unlit = drawing(library.address("districts", "castle", true));
    expect(lit).toContain("#ffd470");
    expect(unlit).not.toContain("#ffd470");
    expect(unlit).toContain("<path");
  });
});

describe("the spoken text of a card has", () => {
  test("its name, type, cost and possible action", () => {
    const castle = faceOf("district", "castle", "2016");
    expect(spoken(castle, "destroy for 3 gold")).toBe("Castle, noble, cost 4, destroy for 3 gold");
    expect(spoken(faceOf("district", "castle+", "2016"), "", "protected")).toBe(
      "Castle, noble, cost 4, beautified, protected",
    );
    expect(spoken(faceOf("district", "secret_vault", "2016"))).toBe("Secret Vault, unique");
  });

  test("a character's rank, and its line in the edition", () => {
    expect(spoken(faceOf("character", "king", "2016"))).toBe("King, rank 4");
    expect(faceOf("character", "abbot", "classic").line).toBe(
      "1\u00a0gold from the richest player.",
    );
    expect(faceOf("character", "abbot", "2016").line).toContain("Gold or cards");
    expect(faceOf("character", "jester", "2016").line).toBe("");
  });

  test("nothing about a face-down card", () => {
    const hidden = faceOf("district", "?", "2016");
    expect(spoken(hidden)).toBe("Face-down card");
    expect([hidden.cost, hidden.type, hidden.effect]).toEqual([null, undefined, ""]);
    expect(spoken(faceOf("character", "?", "2016"))).toBe("Face-down character");
  });
});

describe("a long name", () => {
  test("is hyphenated by the rules of the language", async () => {
    await texts.choose("hu");
    expect(softened("Elefántcsonttorony")).toBe("Elefánt\u00adcsont\u00adtorony");
    expect(softened("Birodalmi kincstár")).toBe("Biro\u00addalmi kincs\u00adtár");
    expect(softened("Piac")).toBe("Piac");
    await texts.choose("en");
    expect(softened("Observatory")).toBe("Obser\u00advatory");
    expect(softened("Elefántcsonttorony")).toBe("Elefántcsonttorony");
  });
});
