// The browser renders sentences like the Python side.

import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../src/wire/facts.svelte";
import type { Sentence } from "../src/wire/protocol";
import { pieces, render } from "../src/words/render";
import { settings } from "../src/settings.svelte";
import {
  cardName,
  characterName,
  effect,
  has,
  LANGUAGES,
  t,
  texts,
} from "../src/words/texts.svelte";
import { sentences } from "./sentences";

beforeAll(() => {
  facts.catalogue = sentences.catalogue;
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await texts.choose(language);
    await texts.addHomebrew(sentences.catalogue.homebrew.texts);
  });

  test("sentences are the same as in Python", () => {
    for (const { edition, sentence, text } of sentences.sentences)
      expect(render(sentence, sentences.names, edition), JSON.stringify(sentence)).toBe(
        text[language],
      );
  });

  test("the pieces of a sentence make up the sentence", () => {
    let named = 0;
    for (const { edition, sentence, text } of sentences.sentences) {
      const found = pieces(sentence, sentences.names, edition);
      expect(found.map((piece) => piece.text).join("")).toBe(text[language]);
      named += found.filter(({ help }) => help).length;
    }
    expect(named).toBeGreaterThan(sentences.sentences.length / 2);
  });
});

describe("names", () => {
  beforeAll(async () => {
    await texts.choose("en");
    await texts.addHomebrew(sentences.catalogue.homebrew.texts);
  });

  const said = (sentence: Sentence) => pieces(sentence, ["Ada", "Bruno"], "2016");

  test("of cards and characters are pieces with help", () => {
    const killed = {
      seat: "@0",
      character: "character:king",
      rank: 4,
      cause: "character:assassin",
    };
    expect(
      said(["event-killed", killed]).flatMap(({ text, help }) => (help ? [[text, help.id]] : [])),
    ).toEqual([
      ["Assassin", "assassin"],
      ["King", "king"],
    ]);
    const built = said(["event-built", { seat: "@0", cards: ["card:tavern"], count: 1 }]);
    expect(built.find(({ help }) => help)?.help).toEqual({
      kind: "district",
      id: "tavern",
      edition: "2016",
    });
  });

  test("of hidden cards and of players are plain text", () => {
    const looked = said(["event-looked", { seat: "@0", other: "@1", cards: ["card:?", "card:?"] }]);
    expect(looked.some(({ help }) => help)).toBe(false);
  });

  test("keep the mark of a beautified district", () => {
    expect(cardName("tavern+", "2016")).toBe("Tavern+");
    expect(cardName("?", "2016")).toBe("?");
  });
});

test("texts address the reader as the settings say", async () => {
  await texts.choose("en");
  await texts.addHomebrew({
    en: "sir = { $reader ->\n    [feminine] Madam\n   *[other] Friend\n }",
  });
  expect(t("sir")).toBe("Friend");
  settings.reader = "feminine";
  expect(t("sir")).toBe("Madam");
  settings.reader = "";
  expect(t("sir")).toBe("Friend");
});

test("homebrew cards without texts in a language use another one", async () => {
  await texts.choose("hu");
  await texts.addHomebrew(sentences.catalogue.homebrew.texts);
  expect(characterName("steward", "2016")).toBe("Sáfár");
  expect(characterName("herald", "2016")).toBe("Herald");
  expect(effect("district", "granary", "2016")).toMatch(/^At the end/);
  expect(has("character-nobody")).toBe(false);
});
