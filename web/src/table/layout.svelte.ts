// The three layouts of the table: desk, tall (portrait) and low (a phone in landscape).

import { MediaQuery } from "svelte/reactivity";

const tall = new MediaQuery("(max-width: 899px) and (orientation: portrait)");
const low = new MediaQuery(
  "(orientation: landscape) and ((max-height: 499px) or (max-width: 899px))",
);
const wide = new MediaQuery("(min-width: 600px)");
// Matches windows too narrow for nine touch targets side by side.
const slim = new MediaQuery("(max-width: 24.74rem)");
const touch = new MediaQuery("(hover: none)");

export const layout = {
  get kind(): "desk" | "tall" | "low" {
    return tall.current ? "tall" : low.current ? "low" : "desk";
  },
  /** Whether the screen is a tablet in portrait. */
  get roomy(): boolean {
    return tall.current && wide.current;
  },
  /** Whether this number of characters needs two rows. */
  folds(characters: number): boolean {
    return tall.current && slim.current && characters > 8;
  },
  /** Whether the device is used by touch, which is less precise. */
  get touch(): boolean {
    return touch.current;
  },
};
