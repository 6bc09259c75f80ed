// The browser says the same as the Python side: `python tools/sentences.py build/sentences.json`.

import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { facts } from "../src/lib/facts.svelte";
import { actionLabel, eventSentence, questionText, reminder } from "../src/lib/phrases";
import type { AmountsMsg, Catalogue, EventMsg, State, ViewMsg } from "../src/lib/protocol";
import { condense } from "../src/lib/story";
import { LANGUAGES, texts } from "../src/lib/texts.svelte";

type InLanguages = Record<string, string>;

interface Sentences {
  names: string[];
  catalogue: Catalogue;
  choices: {
    edition: string;
    view: ViewMsg;
    amounts: Record<string, AmountsMsg>;
    question: InLanguages;
    actions: Record<string, InLanguages>;
    reminders: Record<string, InLanguages>;
  }[];
  events: { edition: string; reader: number; event: EventMsg; text: InLanguages }[];
  stories: {
    edition: string;
    reader: number;
    events: EventMsg[];
    told: number[];
    text: Record<string, string[]>;
  }[];
}

const FILE = new URL("../../build/sentences.json", import.meta.url);
const found = existsSync(FILE);

describe.runIf(found)("sentences", () => {
  const told = JSON.parse(found ? readFileSync(FILE, "utf-8") : "null") as Sentences;

  describe.each(LANGUAGES)("in %s", (language) => {
    test("choices and questions", async () => {
      facts.catalogue = told.catalogue;
      await texts.choose(language);
      for (const { edition, view, amounts, question, actions, reminders } of told.choices) {
        const names = told.names.slice(0, view.players.length);
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

    test("events", async () => {
      facts.catalogue = told.catalogue;
      await texts.choose(language);
      for (const { edition, reader, event, text } of told.events) {
        expect(eventSentence(event, told.names, reader, edition), event.kind).toBe(text[language]);
      }
    });

    test("whole logs in short", async () => {
      facts.catalogue = told.catalogue;
      await texts.choose(language);
      for (const { edition, reader, events, told: places, text } of told.stories) {
        const short = condense(events);
        expect(short.map((event) => event.n)).toEqual(places);
        expect(short.map((event) => eventSentence(event, told.names, reader, edition))).toEqual(
          text[language],
        );
      }
    });
  });
});

test("the sentences have been written", () => {
  expect(found, "run python tools/sentences.py build/sentences.json first").toBe(true);
});
