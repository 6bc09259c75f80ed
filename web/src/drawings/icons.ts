// The icons: game-icons (512 × 512, filled) and a few stroke icons of our own (24 × 24).

import drawings from "virtual:icons";

const FACE = "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z";
const STROKES: Record<string, string> = {
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  copy: "M9 9h10v11H9zM5 15V4h10",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20",
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 18v.2",
  sound: "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  silent: "M4 10v4h4l5 4V6L8 10zM17 10l4 4M21 10l-4 4",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  device: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  key: "M14.5 4a5 5 0 1 1-1.8 9.7L10 16.4V19H7.4v2H4v-3.4l6.1-6.1A5 5 0 0 1 14.5 4zM16 8.2v.1",
  letter: "M4 6h16v12H4zM4 7l8 6.5L20 7",
  person: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  leave: "M10 5H5v14h5M14 8l4 4-4 4M18 12H9",
  first: "M18 5l-7 7 7 7M7 5v14",
  last: "M6 5l7 7-7 7M17 5v14",
  "emote-clap":
    "M7 10.5v9.5H3.5v-9.5zM7 10.5L11 3c1.8 0 2.6 1.4 2.2 3l-.8 3.5h5.8a2 2 0 0 1 2 2.3l-1.1 6.4a2 2 0 0 1-2 1.8H7",
  "emote-laugh": `${FACE}M7.5 10c.5-1.4 2-1.4 2.5 0M14 10c.5-1.4 2-1.4 2.5 0M7.5 13.5h9a4.5 4.5 0 0 1-9 0z`,
  "emote-cry": `${FACE}M8.5 9.5v.5M15.5 9.5v.5M8.5 17.5a4 4 0 0 1 5.5-1M16.5 13c-1.4 2-1.4 3.3 0 3.3s1.4-1.3 0-3.3z`,
  "emote-angry": `${FACE}M7 8l3.5 2M17 8l-3.5 2M9 12v.2M15 12v.2M8.5 17.3a4.3 4.3 0 0 1 7 0`,
  "emote-think": `${FACE}M7 8.5c.8-1 2.2-1.2 3-.5M14 8.5h3M8.7 11.5v.3M15.5 11.5v.3M9.5 16.8l5-1.3`,
};

export interface Drawing {
  box: string;
  path: string;
  stroke: boolean;
}

/** Return the icon with this name, or a question mark if there is none. */
export function drawing(name: string): Drawing {
  const stroke = STROKES[name];
  if (stroke !== undefined) return { box: "0 0 24 24", path: stroke, stroke: true };
  return { box: "0 0 512 512", path: drawings[name] ?? drawings["unknown"] ?? "", stroke: false };
}

export const hasIcon = (name: string): boolean => name in drawings || name in STROKES;

/** Return the name of a marker's icon; the real marker of a set may have a different icon. */
export const markIcon = (kind: string, real: boolean): string =>
  real && hasIcon(`${kind}-real`) ? `${kind}-real` : kind;
