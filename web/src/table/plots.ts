// Where the districts of a city stand. Who loses one keeps the empty plot: neighbours stand still.

import { plainId } from "../wire/facts.svelte";

/** A district on its plot; `key` names it in its city, whatever happens to the others. */
export interface Standing {
  key: string;
  /** The card as the view names it, with a "+" if beautified. */
  card: string;
  /** Where the view lists it. */
  index: number;
}

export type Plot = Standing | null;

/** The districts of a city with a key each: the card, and which of several alike it is. */
export function standing(city: string[]): Standing[] {
  const met = new Map<string, number>();
  return city.map((card, index) => {
    const id = plainId(card);
    const copy = met.get(id) ?? 0;
    met.set(id, copy + 1);
    return { key: copy === 0 ? id : `${id} ${copy}`, card, index };
  });
}

/** The plots after a change: who stood somewhere stands there still, who comes takes the first free. */
export function settle(before: Plot[], city: string[], least: number): Plot[] {
  const now = standing(city);
  const left = new Map(now.map((one) => [one.key, one]));
  const plots: Plot[] = before.map((plot) => {
    const stays = plot && left.get(plot.key);
    if (!stays) return null;
    left.delete(stays.key);
    return stays;
  });
  for (const one of now) {
    if (!left.has(one.key)) continue;
    const free = plots.indexOf(null);
    if (free < 0) plots.push(one);
    else plots[free] = one;
  }
  while (plots.length < least) plots.push(null);
  // Plots beyond those of a complete city go again when they are free.
  while (plots.length > least && plots[plots.length - 1] === null) plots.pop();
  return plots;
}
