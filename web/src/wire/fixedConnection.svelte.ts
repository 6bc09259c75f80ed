// A table whose states are known beforehand: a lesson or a puzzle. Nobody talks there, and no move
// is taken back.

import { TableConnection } from "./connection.svelte";
import type { State } from "./protocol";

export class FixedConnection extends TableConnection {
  override readonly quiet = true;

  override undo(): Promise<void> {
    return Promise.resolve();
  }

  override say(): Promise<void> {
    return Promise.resolve();
  }

  override emote(): Promise<void> {
    return Promise.resolve();
  }
}

/** The state with a name for the person's own seat; `watch` tells one visit from another. */
export function named(state: State, name: string, watch: string): State {
  const seats = state.table.seats.map((seat) => (seat.mine ? { ...seat, name } : seat));
  return { ...state, table: { ...state.table, watch, seats } };
}
