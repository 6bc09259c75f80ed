// Days as people write them.

import { texts } from "../words/texts.svelte";

/** The day of a time in seconds, in the language that is shown. */
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(texts.language, {
    year: "numeric",
    month: "short",
    day: "numeric",
  });
