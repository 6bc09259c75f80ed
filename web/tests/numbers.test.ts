// Number formatting in each language.

import { expect, test } from "vitest";
import { decimal, percent, signed, tied } from "../src/words/numbers";
import { texts, type Language } from "../src/words/texts.svelte";

test.each([
  ["en", "3.25", "+1.5", "43%"],
  ["hu", "3,25", "+1,5", "43%"],
  ["bg", "3,25", "+1,5", "43%"],
  ["cs", "3,25", "+1,5", "43\u00a0%"],
] as [Language, string, string, string][])("in %s", async (language, plain, more, share) => {
  await texts.choose(language);
  expect(decimal(3.25)).toBe(plain);
  expect(signed(1.5)).toBe(more);
  expect(signed(-2)).toBe("−2");
  expect(signed(0)).toBe("0");
  expect(percent(0.428)).toBe(share);
});

test("a number is joined to its word by a no-break space", () => {
  expect(tied("Ваш ход: Абат (5). 1 злато, 0 карти")).toBe(
    "Ваш ход: Абат\u00a0(5). 1\u00a0злато, 0\u00a0карти",
  );
});
