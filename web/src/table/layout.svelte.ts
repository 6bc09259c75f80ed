// The three ways to lay a table: on a desk, on a screen held upright, on one that is low.

import { MediaQuery } from "svelte/reactivity";

const tall = new MediaQuery("(max-width: 899px) and (orientation: portrait)");
const low = new MediaQuery(
  "(orientation: landscape) and ((max-height: 499px) or (max-width: 899px))",
);
const wide = new MediaQuery("(min-width: 600px)");
// Nine things for a thumb do not fit beside each other.
const slim = new MediaQuery("(max-width: 24.74rem)");
const touch = new MediaQuery("(hover: none)");

export const layout = {
  get kind(): "desk" | "tall" | "low" {
    return tall.current ? "tall" : low.current ? "low" : "desk";
  },
  /** Held upright, but as large as a book. */
  get roomy(): boolean {
    return tall.current && wide.current;
  },
  /** Whether so many characters stand in two rows. */
  folds(characters: number): boolean {
    return tall.current && slim.current && characters > 8;
  },
  /** Fingers, which miss now and then. */
  get touch(): boolean {
    return touch.current;
  },
};
