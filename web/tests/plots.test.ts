// A city's plots: districts keep their plots, whatever happens to their neighbours.

import { expect, test } from "vitest";
import { settle, standing, type Plot } from "../src/table/plots";

const keys = (plots: Plot[]) => plots.map((plot) => plot?.key ?? "");

test("districts have unique keys, even if they have the same name", () => {
  expect(standing(["tavern", "manor", "tavern+"]).map((one) => one.key)).toEqual([
    "tavern",
    "manor",
    "tavern 1",
  ]);
});

test("a city has a plot for every missing district", () => {
  expect(keys(settle([], ["tavern"], 3))).toEqual(["tavern", "", ""]);
});

test("a lost district leaves its plot empty, and the next one takes it", () => {
  const before = settle([], ["tavern", "manor", "castle"], 4);
  const after = settle(before, ["tavern", "castle"], 4);
  expect(keys(after)).toEqual(["tavern", "", "castle", ""]);
  expect(keys(settle(after, ["tavern", "castle", "docks"], 4))).toEqual([
    "tavern",
    "docks",
    "castle",
    "",
  ]);
});

test("a beautified district stays where it is", () => {
  const [plot] = settle(settle([], ["tavern"], 1), ["tavern+"], 1);
  expect(plot).toEqual({ key: "tavern", card: "tavern+", index: 0 });
});

test("a city may be larger than a complete one", () => {
  const large = settle([], ["a", "b", "c"], 2);
  expect(keys(large)).toEqual(["a", "b", "c"]);
  expect(keys(settle(large, ["a", "b"], 2))).toEqual(["a", "b"]);
});
