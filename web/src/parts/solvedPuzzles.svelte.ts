// The puzzles solved in this browser.

import { SvelteSet } from "svelte/reactivity";

const KEY = "citadella.puzzles";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export const solved = new SvelteSet<string>(read());

export function markSolved(name: string): void {
  solved.add(name);
  try {
    localStorage.setItem(KEY, JSON.stringify([...solved]));
  } catch {
    // Storage is disabled: solved puzzles are remembered until the page closes.
  }
}
