// Where things are in the window, found by the data attributes of the table's elements.

import type { Flight, Thing } from "./moments";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const find = (anchor: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-anchor="${anchor}"]`);

function boxOf(element: Element | null): Box | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : null;
}

/** A box of the given size around the centre of another. */
export function around(box: Box, width: number, height = width): Box {
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

const AT_SEAT: Record<Thing, string[]> = {
  coin: ["purse", "seat"],
  card: ["hand", "seat"],
  crown: ["shield", "seat"],
  district: ["city", "seat"],
};

/** The box that something flies from or to. */
export function placeOf(thing: Thing, place: Flight["from"]): Box | null {
  if (place === "spine") return spine();
  if (typeof place === "string") return boxOf(find(place)) ?? besideSpine(place === "deck");
  for (const name of AT_SEAT[thing]) {
    const box = boxOf(find(`${name}-${place}`));
    if (box) return box;
  }
  return null;
}

export const rank = (number: number): HTMLElement | null => find(`rank-${number}`);
/** The portrait itself, without the markers below it. */
export const portrait = (number: number): HTMLElement | null => {
  const place = rank(number);
  return place?.querySelector<HTMLElement>("button, .bust, .draft") ?? place;
};
export const rankBox = (number: number): Box | null => boxOf(portrait(number));

/** The row of characters. */
export function spine(): Box | null {
  const boxes = [...document.querySelectorAll('[data-anchor^="rank-"]')].flatMap(
    (one) => boxOf(one) ?? [],
  );
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The place used for the deck or the bank on screens that do not show them. */
function besideSpine(left: boolean): Box | null {
  const row = spine();
  if (!row) return null;
  const x = left ? row.x : row.x + row.width;
  return { x: Math.min(Math.max(x, 0), innerWidth), y: row.y, width: 0, height: row.height };
}

/** The newest building of a kind in a city: the drawing, not its plaque. */
export function building(seat: number, card: string): HTMLElement | null {
  const name = card.replace(/\+$/, "");
  const all = [`${seat} ${name}`, `${seat} ${name}+`].flatMap((key) => [
    ...document.querySelectorAll<HTMLElement>(`[data-district="${CSS.escape(key)}"]`),
  ]);
  return all[all.length - 1] ?? null;
}

export const drawingIn = (lot: HTMLElement): HTMLElement =>
  lot.querySelector<HTMLElement>("img.drawing") ?? lot;

export const crownOf = (seat: number): HTMLElement | null =>
  find(`shield-${seat}`)?.querySelector<HTMLElement>(".crown:has(.drawing)") ?? null;

export { boxOf, find };
