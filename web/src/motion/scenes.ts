// The look of a moment: what appears over the table, where, and how it moves. Only transform and
// opacity are animated, so that animations are smooth on phones.

import { COIN, CARD, lengthOf, type Flight, type Moment } from "./moments";
import { around, type Box } from "./places";

/** The kinds of actors. */
export type Look =
  | { as: "token"; name: string }
  | { as: "mark"; marker: string }
  | { as: "back"; of: "district" | "character" }
  | { as: "portrait"; character: string }
  | { as: "building"; card: string; burning: boolean }
  | { as: "words"; title: string; more: string; below: boolean }
  | { as: "light" | "dust" | "veil" | "blood" | "line" | "burst" };

/** An element that is animated over the table, then removed. */
export interface Actor {
  key: string;
  look: Look;
  box: Box;
  /** Whether parts outside the box are hidden. */
  clipped?: boolean;
  frames: Keyframe[];
  /** The delay before the animation and its duration, in milliseconds. */
  delay: number;
  length: number;
  easing?: string;
}

const OUT = "cubic-bezier(.2,.8,.2,1)";
const IN = "cubic-bezier(.6,0,.9,.4)";

/** The parts of the table that a scene refers to. */
export interface Setting {
  window: Box;
  /** The window unit in pixels. */
  unit: number;
  /** The boxes of the character, the row of characters, a flight's ends, the building, the city. */
  rank: Box | null;
  spine: Box | null;
  from: (Box | null)[];
  to: (Box | null)[];
  building: Box | null;
  city: Box | null;
  title: string;
  more: string;
}

/** Return the actors of a moment. */
export function sceneOf(moment: Moment, at: Setting): Actor[] {
  const actors = moment.flights.flatMap((flight, i) =>
    flightScene(flight, at.from[i] ?? null, at.to[i] ?? null, at.unit, i),
  );
  const scene = SCENES[moment.kind];
  if (scene) actors.push(...scene(moment, at));
  if (moment.spoken && at.title) actors.push(words(moment, at));
  return actors.map((actor) => ({ ...actor, key: `${moment.n} ${actor.key}` }));
}

type Scene = (moment: Moment, at: Setting) => Actor[];

const SCENES: Partial<Record<Moment["kind"], Scene>> = {
  reveal: (moment, { rank, window, unit }) => {
    if (!rank) return [];
    const { length } = moment;
    const { grown, up } = lifted(rank, unit);
    // Draw it at its largest size, so that it is sharp when scaled.
    const large = around(rank, grown * rank.width, grown * rank.height);
    const box = { ...large, y: large.y - up };
    const turn = `perspective(${5 * box.width}px)`;
    const flat = `${turn} translateY(${up}px) scale(${1 / grown}) rotateY(0)`;
    return [
      veil("veil", window, length),
      {
        key: "light",
        look: { as: "light" },
        box: around(rank, rank.width * 2.2 * grown, rank.height * 1.7 * grown),
        frames: [
          { opacity: 0, transform: "scale(.6)" },
          { opacity: 1, transform: "scale(1)", offset: 0.55 },
          { opacity: 0, transform: "scale(1.1)" },
        ],
        delay: 0,
        length,
      },
      {
        key: "back",
        look: { as: "back", of: "character" },
        box,
        frames: [
          { opacity: 1, transform: flat, easing: OUT },
          {
            opacity: 1,
            transform: `${turn} translateY(0) scale(1) rotateY(0)`,
            offset: 0.2,
            easing: IN,
          },
          { opacity: 1, transform: `${turn} translateY(0) scale(1) rotateY(90deg)`, offset: 0.45 },
          { opacity: 0, transform: `${turn} translateY(0) scale(1) rotateY(90deg)`, offset: 0.46 },
          { opacity: 0, transform: `${turn} translateY(0) scale(1) rotateY(90deg)` },
        ],
        delay: 0,
        length,
      },
      {
        key: "front",
        look: { as: "portrait", character: moment.event.character },
        box,
        frames: [
          { opacity: 0, transform: `${turn} translateY(0) scale(1) rotateY(-90deg)` },
          { opacity: 0, transform: `${turn} translateY(0) scale(1) rotateY(-90deg)`, offset: 0.45 },
          {
            opacity: 1,
            transform: `${turn} translateY(0) scale(1) rotateY(-90deg)`,
            offset: 0.46,
            easing: OUT,
          },
          { opacity: 1, transform: `${turn} translateY(0) scale(1) rotateY(0)`, offset: 0.72 },
          { opacity: 1, transform: `${turn} translateY(0) scale(1) rotateY(0)`, offset: 0.8 },
          { opacity: 1, transform: flat },
        ],
        delay: 0,
        length,
      },
    ];
  },

  call: asked,
  silence: asked,

  mark: (moment, { rank, window, unit }) => {
    if (!rank) return [];
    const size = Math.max(0.72 * rank.width, 6 * unit);
    const harm = moment.sounds.includes("steel");
    // A blade falls point first.
    const turned = harm ? 205 : 0;
    const fall = `translate(${0.5 * size}px, ${-1.1 * rank.height}px) rotate(${turned + 20}deg) scale(1.6)`;
    const lies = `translate(0, 0) rotate(${turned}deg) scale(1)`;
    return [
      harm
        ? { ...veil("blood", window, moment.length), look: { as: "blood" } }
        : veil("veil", window, moment.length),
      {
        key: "mark",
        look: { as: "mark", marker: moment.event.marker },
        box: { ...around(rank, size), y: Math.max(rank.y + 0.16 * rank.height, unit) },
        frames: [
          { opacity: 0, transform: fall, easing: IN },
          { opacity: 1, transform: lies, offset: 0.26 },
          {
            opacity: 1,
            transform: `translate(0, 0) rotate(${turned - 7}deg) scale(1.12)`,
            offset: 0.36,
          },
          { opacity: 1, transform: lies, offset: 0.46 },
          { opacity: 1, transform: lies, offset: 0.82 },
          {
            opacity: 0,
            transform: `translate(${0.42 * rank.width}px, ${0.12 * rank.height}px) rotate(${harm ? 360 : 0}deg) scale(.5)`,
          },
        ],
        delay: 0,
        length: moment.length,
      },
    ];
  },

  rise: (moment, { building }) => {
    if (!building) return [];
    const card = moment.event.cards[moment.event.cards.length - 1] ?? "";
    const dust = (key: string, side: number): Actor => ({
      key,
      look: { as: "dust" },
      box: {
        x: building.x + (0.5 + 0.3 * side) * building.width - 0.35 * building.width,
        y: building.y + 0.82 * building.height,
        width: 0.7 * building.width,
        height: 0.22 * building.height,
      },
      frames: [
        { opacity: 0, transform: "scale(.3)" },
        { opacity: 0.7, transform: "scale(.9)", offset: 0.3 },
        { opacity: 0, transform: `translate(${side * 0.3 * building.width}px, 0) scale(1.3)` },
      ],
      delay: 150,
      length: 460,
      easing: OUT,
    });
    return [
      {
        key: "scaffold",
        look: { as: "token", name: "plot" },
        box: building,
        frames: [
          { opacity: 0, transform: "scale(.9)" },
          { opacity: 0.9, transform: "scale(1)", offset: 0.2 },
          { opacity: 0.9, transform: "scale(1)", offset: 0.7 },
          { opacity: 0, transform: "scale(1)" },
        ],
        delay: 0,
        length: 600,
      },
      {
        key: "building",
        look: { as: "building", card, burning: false },
        box: building,
        clipped: true,
        // The building stretches as it rises, then settles; its base stays on the ground.
        frames: [
          { transform: "translateY(102%) scaleY(1)", easing: OUT },
          { transform: "translateY(0) scaleY(1.09)", offset: 0.6, easing: "ease-in-out" },
          { transform: "translateY(0) scaleY(.97)", offset: 0.82, easing: "ease-in-out" },
          { transform: "translateY(0) scaleY(1)" },
        ],
        delay: 140,
        length: 540,
      },
      dust("dust left", -1),
      dust("dust right", 1),
    ];
  },

  burn: (moment, { building }) => {
    if (!building) return [];
    const card = moment.event.cards[0] ?? "";
    const sinks = (from: number): Keyframe[] => [
      { opacity: from, transform: "translateY(0)" },
      { opacity: 1, transform: "translateY(0)", offset: 0.34 },
      { opacity: 1, transform: "translateY(0)", offset: 0.46, easing: IN },
      { opacity: 1, transform: "translateY(103%)" },
    ];
    return [
      {
        key: "standing",
        look: { as: "building", card, burning: false },
        box: building,
        clipped: true,
        frames: [
          { opacity: 1, transform: "translateY(0)" },
          { opacity: 1, transform: "translateY(0)", offset: 0.3 },
          { opacity: 0, transform: "translateY(0)", offset: 0.42 },
          { opacity: 0, transform: "translateY(0)" },
        ],
        delay: 0,
        length: moment.length,
      },
      {
        key: "burning",
        look: { as: "building", card, burning: true },
        box: building,
        clipped: true,
        frames: sinks(0),
        delay: 0,
        length: moment.length,
      },
      {
        key: "light",
        look: { as: "light" },
        box: around(building, 2 * building.width, 1.5 * building.height),
        frames: [
          { opacity: 0, transform: "scale(.7)" },
          { opacity: 0.8, transform: "scale(1)", offset: 0.4 },
          { opacity: 0, transform: "scale(1.1)" },
        ],
        delay: 0,
        length: moment.length,
      },
    ];
  },

  bells: (moment, { city, unit }) => {
    if (!city) return [];
    const size = 5 * unit;
    const swing = (key: string, middle: number, delay: number): Actor => ({
      key,
      look: { as: "token", name: "bell" },
      box: {
        x: city.x + middle * city.width - size / 2,
        y: city.y + 0.08 * city.height,
        width: size,
        height: size,
      },
      frames: [
        { opacity: 0, transform: "translateY(-60%) rotate(0)" },
        { opacity: 1, transform: "translateY(0) rotate(22deg)", offset: 0.2 },
        { opacity: 1, transform: "translateY(0) rotate(-20deg)", offset: 0.4 },
        { opacity: 1, transform: "translateY(0) rotate(18deg)", offset: 0.6 },
        { opacity: 1, transform: "translateY(0) rotate(-12deg)", offset: 0.8 },
        { opacity: 0, transform: "translateY(-30%) rotate(0)" },
      ],
      delay,
      length: moment.length - delay,
    });
    return [
      swing("bell left", 0.3, 0),
      swing("bell middle", 0.5, 90),
      swing("bell right", 0.7, 180),
      {
        key: "line",
        look: { as: "line" },
        box: { ...city, y: city.y + city.height - 0.5 * unit, height: 0.5 * unit },
        frames: [
          { opacity: 1, transform: "scaleX(0)", easing: OUT },
          { opacity: 1, transform: "scaleX(1)", offset: 0.7 },
          { opacity: 0, transform: "scaleX(1)" },
        ],
        delay: 0,
        length: moment.length,
      },
    ];
  },

  fireworks: (moment, { window, unit }) => {
    const bursts: [x: number, y: number, size: number, delay: number][] = [
      [0.5, 0.2, 26, 0],
      [0.3, 0.28, 20, 110],
      [0.7, 0.26, 22, 190],
      [0.18, 0.16, 16, 280],
      [0.83, 0.15, 17, 350],
      [0.45, 0.12, 18, 430],
    ];
    return bursts.map(([x, y, size, delay], i) => ({
      key: `burst ${i}`,
      look: { as: "burst" },
      box: {
        x: window.width * x - (size * unit) / 2,
        y: window.height * y - (size * unit) / 2,
        width: size * unit,
        height: size * unit,
      },
      frames: [
        { opacity: 0, transform: `rotate(${i * 15}deg) scale(.04)`, easing: OUT },
        { opacity: 1, transform: `rotate(${i * 15}deg) scale(.75)`, offset: 0.5 },
        { opacity: 0, transform: `rotate(${i * 15}deg) scale(1)` },
      ],
      delay,
      length: moment.length - delay,
    }));
  },
};

/** A light on the character that is called. */
function asked({ length }: Moment, { rank }: Setting): Actor[] {
  if (!rank) return [];
  return [
    {
      key: "light",
      look: { as: "light" },
      box: around(rank, rank.width * 2, rank.height * 1.7),
      frames: [
        { opacity: 0, transform: "scale(.7)" },
        { opacity: 0.9, transform: "scale(1)", offset: 0.3 },
        { opacity: 0, transform: "scale(.9)" },
      ],
      delay: 0,
      length,
    },
  ];
}

function veil(key: string, window: Box, length: number): Actor {
  return {
    key,
    look: { as: "veil" },
    box: window,
    frames: [
      { opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.7 },
      { opacity: 0 },
    ],
    delay: 0,
    length,
  };
}

/** The scale and lift of a portrait that is revealed: large enough, inside the window. */
function lifted(rank: Box, unit: number): { grown: number; up: number } {
  const grown = Math.max(1.22, (10 * unit) / rank.width);
  const up = 0.09 * rank.height;
  const top = rank.y + rank.height / 2 - up - (grown * rank.height) / 2;
  return { grown, up: up - Math.max(0, 2 * unit - top) };
}

function words(moment: Moment, at: Setting): Actor {
  const row = at.spine ?? around(at.window, at.window.width, 0);
  // Above the characters, or below them if they are at the top of the window.
  const below = row.y < 14 * at.unit;
  let foot = row.y + row.height;
  if (moment.kind === "reveal" && at.rank) {
    const { grown, up } = lifted(at.rank, at.unit);
    foot = Math.max(foot, at.rank.y + at.rank.height / 2 - up + (grown * at.rank.height) / 2);
  }
  return {
    key: "words",
    look: { as: "words", title: at.title, more: at.more, below },
    box: {
      x: 0,
      y: below ? foot + 0.8 * at.unit : row.y - 0.6 * at.unit,
      width: at.window.width,
      height: 0,
    },
    frames: [
      { opacity: 0, transform: "translateY(30%)", easing: OUT },
      { opacity: 1, transform: "translateY(0)", offset: 0.18 },
      { opacity: 1, transform: "translateY(0)", offset: 0.86 },
      { opacity: 0, transform: "translateY(-10%)" },
    ],
    delay: 0,
    length: moment.length,
  };
}

/** Objects that fly one after the other, each on an arc. */
function flightScene(
  flight: Flight,
  from: Box | null,
  to: Box | null,
  unit: number,
  at: number,
): Actor[] {
  if (!from || !to) return [];
  const many = flight.thing === "coin" || flight.thing === "card";
  const { length, apart } =
    flight.thing === "coin" ? COIN : many ? CARD : { length: lengthOf(flight), apart: 0 };
  return Array.from({ length: flight.count }, (_, i) => {
    const look = lookOf(flight);
    const size = sizeOf(flight, unit, from);
    const box = around(from, size.width, size.height);
    const goal = around(to, size.width, size.height);
    const scale = flight.thing === "district" ? to.height / from.height : 1;
    return {
      key: `flight ${at} ${i}`,
      look,
      box,
      frames: arc(box, goal, flight.thing, scale),
      delay: i * apart,
      length,
      easing: "linear",
    };
  });
}

const STEPS = 8;

function arc(from: Box, to: Box, thing: Flight["thing"], scale: number): Keyframe[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // The longer the flight, the higher the arc; cards slide and hardly rise.
  const rise = Math.hypot(dx, dy) * (thing === "card" ? 0.06 : 0.22);
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    // Ease in and out.
    const way = t * t * (3 - 2 * t);
    const x = dx * way;
    const y = dy * way - rise * 4 * way * (1 - way);
    const end = i === 0 || i === STEPS;
    const size = 1 + (scale - 1) * way;
    const spin =
      thing === "coin"
        ? `scaleX(${[1, 0.8, 0.4, 0.8, 1, 0.8, 0.4, 0.8, 1][i]})`
        : thing === "card"
          ? `rotate(${(1 - Math.abs(2 * way - 1)) * 14}deg)`
          : thing === "crown"
            ? `rotate(${Math.sin(way * Math.PI * 2) * 14}deg) scale(${1 + 0.5 * Math.sin(Math.PI * way)})`
            : `scale(${size})`;
    return {
      transform: `translate(${x}px, ${y}px) ${spin}`,
      opacity: end && thing !== "district" && thing !== "crown" ? 0.4 : 1,
    };
  });
}

function lookOf(flight: Flight): Look {
  if (flight.thing === "card")
    return { as: "back", of: flight.from === "spine" ? "character" : "district" };
  if (flight.thing === "district") return { as: "building", card: flight.card, burning: false };
  return { as: "token", name: flight.thing };
}

function sizeOf(flight: Flight, unit: number, from: Box): { width: number; height: number } {
  switch (flight.thing) {
    case "coin":
      return { width: 3.2 * unit, height: 3.2 * unit };
    case "card":
      return { width: 3 * unit, height: 4.5 * unit };
    case "crown":
      return { width: 4 * unit, height: 2.8 * unit };
    case "district":
      return { width: from.width, height: from.height };
  }
}
