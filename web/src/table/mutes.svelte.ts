// The players whose messages are hidden at a table; remembered by this browser.

import { SvelteSet } from "svelte/reactivity";

const key = (watch: string): string => `citadella.muted.${watch}`;

export class Mutes {
  #watch: string;
  #seats: SvelteSet<number>;

  constructor(watch: string) {
    this.#watch = watch;
    this.#seats = new SvelteSet(read(watch));
  }

  has(seat: number): boolean {
    return this.#seats.has(seat);
  }

  toggle(seat: number): void {
    if (!this.#seats.delete(seat)) this.#seats.add(seat);
    try {
      if (this.#seats.size > 0) localStorage.setItem(key(this.#watch), [...this.#seats].join(" "));
      else localStorage.removeItem(key(this.#watch));
    } catch {
      // Storage is disabled: the mutes are remembered until the page closes.
    }
  }
}

function read(watch: string): number[] {
  try {
    return (localStorage.getItem(key(watch)) ?? "").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
