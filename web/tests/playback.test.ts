// States that arrive faster than they should be shown.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Playback } from "../src/wire/playback";

const shown: number[] = [];
let playback: Playback<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown.length = 0;
  playback = new Playback((one) => shown.push(one));
});
afterEach(() => {
  vi.useRealTimers();
});

test("each state is shown for the pause", () => {
  playback.pause = 1000;
  for (const one of [1, 2, 3]) playback.take(one);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  expect(playback.waiting).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
  // A state that arrives after the pause of the last one is shown at once.
  vi.advanceTimersByTime(1000);
  playback.take(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("a faster pace applies to waiting states, and the instant pace shows them at once", () => {
  playback.pause = 1000;
  for (const one of [1, 2, 3, 4]) playback.take(one);
  playback.pause = 100;
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1, 2]);
  playback.pause = 0;
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("skipping to the newest state loses and reorders nothing", () => {
  playback.pause = 1000;
  for (const one of [1, 2, 3]) playback.take(one);
  playback.flush();
  expect(shown).toEqual([1, 2, 3]);
  playback.take(4);
  expect(playback.waiting).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("nothing is shown after the end", () => {
  playback.pause = 1000;
  playback.take(1);
  playback.take(2);
  playback.close();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});
