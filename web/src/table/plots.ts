// The plots of a city. A lost district leaves its plot empty, so that its neighbours do not move.

import { plainId } from "../wire/facts.svelte";

/** A district on its plot; `key` identifies it within its city. */
export interface Standing {
  key: string;
  /** The card as in the view, with a "+" if beautified. */
  card: string;
  /** The district's index in the view. */
  index: number;
}

export type Plot = Standing | null;

/** The districts of a city, each with a key: the card, numbered if there are several copies. */
export function standing(city: string[]): Standing[] {
  const met = new Map<string, number>();
  return city.map((card, index) => {
    const id = plainId(card);
    const copy = met.get(id) ?? 0;
    met.set(id, copy + 1);
    return { key: copy === 0 ? id : `${id} ${copy}`, card, index };
  });
}

/** The plots after a change: districts keep their plots, new ones take the first free one. */
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
  // Remove free plots beyond `least` at the end.
  while (plots.length > least && plots[plots.length - 1] === null) plots.pop();
  return plots;
}
