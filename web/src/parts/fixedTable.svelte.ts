// A table that nobody plays at, under a page of its own (a lesson, a puzzle): it is closed with
// the page, and the page keeps the title that the table would write.

import type { TableConnection } from "../wire/connection.svelte";

export function staged(connection: () => TableConnection | null, title: () => string): void {
  $effect(() => () => connection()?.close());
  $effect(() => {
    void connection()?.state;
    document.title = `${title()} · Citadella`;
  });
}
