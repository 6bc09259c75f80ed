// The lessons and their addresses.

import { facts } from "../wire/facts.svelte";

/** The lesson of the first game, and its preset. */
export const FIRST_LESSON = "first-game";

/** The address of the lesson about a preset or a character; undefined if there is none. */
export function lessonAddress(name: string): string | undefined {
  if (name === FIRST_LESSON) return "/tutorial";
  return facts.catalogue?.lessons.includes(name) ? `/lesson/${name}` : undefined;
}
