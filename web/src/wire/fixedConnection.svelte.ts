// A table with predefined states: a lesson or a puzzle. It has no chat and no undo.

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

/** The state with the person's name on their seat; `watch` is a unique code for each visit. */
export function named(state: State, name: string, watch: string): State {
  const seats = state.table.seats.map((seat) => (seat.mine ? { ...seat, name } : seat));
  return { ...state, table: { ...state.table, watch, seats } };
}
