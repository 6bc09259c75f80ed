// The test data written by `python -m tools.checks.sentences build/sentences.json`.

import { existsSync, readFileSync } from "node:fs";
import type { Catalogue, Sentence } from "../src/wire/protocol";

export interface Sentences {
  names: string[];
  catalogue: Catalogue;
  /** Sentences as the server sends them, with their texts by language. */
  sentences: { edition: string; sentence: Sentence; text: Record<string, string> }[];
}

const FILE = new URL("../../build/sentences.json", import.meta.url);
if (!existsSync(FILE))
  throw new Error("Run python -m tools.checks.sentences build/sentences.json first.");

export const sentences = JSON.parse(readFileSync(FILE, "utf-8")) as Sentences;
