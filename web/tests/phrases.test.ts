// The browser says the same as the Python side.

import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "../src/wire/facts.svelte";
import {
  actionLabel,
  consequence,
  eventSentence,
  questionText,
  reminder,
} from "../src/words/phrases";
import type { State } from "../src/wire/protocol";
import { condense } from "../src/words/story";
import { characterName, effect, has, LANGUAGES, texts } from "../src/words/texts.svelte";
import { sentences } from "./sentences";

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    facts.catalogue = sentences.catalogue;
    await texts.choose(language);
    await texts.addHomebrew(sentences.catalogue.homebrew.texts);
  });

  test("choices and questions", () => {
    for (const { edition, view, amounts, question, actions, reminders } of sentences.choices) {
      const names = sentences.names.slice(0, view.players.length);
      const state = { view, amounts, table: { edition } } as unknown as State;
      expect(questionText(view, names, edition)).toBe(question[language]);
      for (const [action, label] of Object.entries(actions)) {
        expect(actionLabel(action, state, names), action).toBe(label[language]);
      }
      for (const [action, label] of Object.entries(reminders)) {
        expect(reminder(action, state, names), action).toBe(label[language]);
      }
    }
  });

  test("events", () => {
    for (const { edition, reader, event, text, then } of sentences.events) {
      const said = eventSentence(event, sentences.names, reader, edition);
      expect(said, event.kind).toBe(text[language]);
      expect(consequence(event, sentences.names, reader, edition)).toBe(then[language]);
    }
  });

  test("whole logs in short", () => {
    for (const { edition, reader, events, told, text } of sentences.stories) {
      const short = condense(events);
      expect(short.map((event) => event.n)).toEqual(told);
      const said = short.map((event) => eventSentence(event, sentences.names, reader, edition));
      expect(said).toEqual(text[language]);
    }
  });
});

test("homebrew cards without texts in a language use another one", async () => {
  await texts.choose("hu");
  await texts.addHomebrew(sentences.catalogue.homebrew.texts);
  expect(characterName("steward", "2016")).toBe("Sáfár");
  expect(characterName("herald", "2016")).toBe("Herald");
  expect(effect("district", "granary", "2016")).toMatch(/^At the end/);
  expect(has("character-nobody")).toBe(false);
});
