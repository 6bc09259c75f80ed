// Dates in the reader's language.

import { texts } from "../words/texts.svelte";

/** The date of a time in seconds, in the current language. */
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(texts.language, {
    year: "numeric",
    month: "short",
    day: "numeric",
  });
