// The test data written by `python -m tools.checks.sentences build/sentences.json`.

import { existsSync, readFileSync } from "node:fs";
import type { AmountsMsg, Catalogue, EventMsg, ViewMsg } from "../src/wire/protocol";

type InLanguages = Record<string, string>;

export interface Sentences {
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
  events: {
    edition: string;
    reader: number;
    event: EventMsg;
    text: InLanguages;
    then: InLanguages;
    befell: boolean;
    concerns: boolean;
  }[];
  stories: {
    edition: string;
    reader: number;
    events: EventMsg[];
    told: number[];
    text: Record<string, string[]>;
  }[];
}

const FILE = new URL("../../build/sentences.json", import.meta.url);
if (!existsSync(FILE))
  throw new Error("Run python -m tools.checks.sentences build/sentences.json first.");

export const sentences = JSON.parse(readFileSync(FILE, "utf-8")) as Sentences;
