// Numbers that count with the coins: what a purse shows while gold is on its way.

import { SvelteMap } from "svelte/reactivity";

class Purses {
  /** What each seat has been given that has not come yet (or, below 0, still seems to have). */
  readonly #due = new SvelteMap<number, number>();

  /** The number that stands at a purse with so much gold in it. */
  shown(seat: number, gold: number): number {
    return Math.max(0, gold - (this.#due.get(seat) ?? 0));
  }

  /** So much gold is on its way to a seat (or, below 0, has still to leave it). */
  owe(seat: number, gold: number): void {
    const due = (this.#due.get(seat) ?? 0) + gold;
    if (due === 0) this.#due.delete(seat);
    else this.#due.set(seat, due);
  }

  clear(): void {
    this.#due.clear();
  }
}

export const purses = new Purses();
