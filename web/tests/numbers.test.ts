// Number formatting in each language.

import { expect, test } from "vitest";
import { decimal, percent, signed } from "../src/words/numbers";
import { texts } from "../src/words/texts.svelte";

test.each([
  ["en", "3.25", "+1.5", "43%"],
  ["hu", "3,25", "+1,5", "43%"],
  ["bg", "3,25", "+1,5", "43%"],
  ["cs", "3,25", "+1,5", "43\u00a0%"],
] as [string, string, string, string][])("in %s", async (language, plain, more, share) => {
  await texts.choose(language);
  expect(decimal(3.25)).toBe(plain);
  expect(signed(1.5)).toBe(more);
  expect(signed(-2)).toBe("−2");
  expect(signed(0)).toBe("0");
  expect(percent(0.428)).toBe(share);
});

test.each([
  [
    "en",
    "Abbot (5): 1 gold, -2 points, 3-4 cards",
    "Abbot\u00a0(5): 1\u00a0gold, −2\u00a0points, 3-4\u00a0cards",
  ],
  ["cs", "král k hradu a v městě", "král k\u00a0hradu a\u00a0v\u00a0městě"],
  ["fr", "Qui ? « Vous »", "Qui\u00a0? «\u00a0Vous\u00a0»"],
])("in %s, lines do not end between parts that belong together", async (language, plain, set) => {
  await texts.choose(language);
  expect(texts.typeset(plain)).toBe(set);
});
