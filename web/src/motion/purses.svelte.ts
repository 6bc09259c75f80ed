// The gold shown for each seat while coins are still flying.

import { SvelteMap } from "svelte/reactivity";

class Purses {
  /** By seat: gold shown as still on its way to the seat, or (negative) not yet shown as paid. */
  readonly #due = new SvelteMap<number, number>();

  /** Return the amount to show for a seat that has this much gold. */
  shown(seat: number, gold: number): number {
    return Math.max(0, gold - (this.#due.get(seat) ?? 0));
  }

  /** Add gold that is shown as on its way to a seat, or (negative) still to leave it. */
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
