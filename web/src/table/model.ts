// What the legal actions are about: which thing on the table each one belongs to, in which group
// it is listed. No rules here: the server says what can be done.

export interface Choice {
  text: string;
  verb: string;
  /** Card, district (with + if beautified), character, type or number: the parts as written. */
  parts: string[];
  /** The seat the action names, or -1. */
  seat: number;
  group: Group;
  /** Keys of the things on the table that can be clicked for it. */
  targets: string[];
}

export type Group = "answer" | "gather" | "income" | "build" | "ability" | "cards" | "end";

/** A heading with the choices under it; long lists are parted by the seat they aim at. */
export interface Section {
  key: string;
  group: Group;
  verb: string;
  seat: number;
  /** Short labels (only the thing named) stand under a heading that says the rest. */
  chips: boolean;
  choices: Choice[];
}

const GROUPS: Record<string, Group> = {
  gold: "gather",
  cards: "gather",
  income: "income",
  "income-gold": "income",
  bonus: "income",
  "bonus-gold": "income",
  "bonus-cards": "income",
  collect: "income",
  study: "income",
  build: "build",
  "build-with": "build",
  "build-over": "build",
  "pay-with-cards": "build",
  borrow: "build",
  kill: "ability",
  bewitch: "ability",
  warrant: "ability",
  rob: "ability",
  spy: "ability",
  threaten: "ability",
  "swap-hands": "ability",
  redraw: "ability",
  look: "ability",
  foresee: "ability",
  crown: "ability",
  alms: "ability",
  destroy: "ability",
  exchange: "ability",
  seize: "ability",
  beautify: "ability",
  use: "cards",
  play: "cards",
  visit: "cards",
  end: "end",
};

const ORDER: Group[] = ["answer", "gather", "income", "build", "ability", "cards", "end"];

/** What should not be forgotten before a turn ends. */
const FORGOTTEN = new Set([
  "gold",
  "cards",
  "income",
  "income-gold",
  "bonus",
  "bonus-gold",
  "bonus-cards",
  "collect",
]);

const OF_CHARACTERS = new Set(["kill", "bewitch", "warrant", "sign", "rob", "threaten", "flower"]);
const OF_HAND = new Set([
  "build",
  "build-with",
  "build-over",
  "pay-with-cards",
  "borrow",
  "give",
  "discard",
  "tuck",
  "play",
  "replace-by",
]);
const OF_OFFER = new Set(["keep", "take", "take-and-build"]);
const OF_CITIES = new Set(["destroy", "exchange", "seize"]);
const OF_OWN_CITY = new Set(["beautify", "hand-over", "replace", "use"]);

export function readAction(text: string, me: number): Choice {
  const [verb = "", ...parts] = text.split(" ");
  const named = parts.find((part) => part.startsWith("@"));
  const seat = named === undefined ? -1 : Number(named.slice(1));
  return {
    text,
    verb,
    parts: parts.filter((part) => part !== named),
    seat,
    group: GROUPS[verb] ?? "answer",
    targets: targets(verb, parts, seat, me),
  };
}

function targets(verb: string, parts: string[], seat: number, me: number): string[] {
  const first = parts[0] ?? "";
  if (verb === "pick" || verb === "lay") return [`draft ${first}`];
  if (verb === "give-role") return [`role ${first}`];
  if (OF_CHARACTERS.has(verb)) return [`token ${first}`];
  if (OF_OFFER.has(verb)) return [`offer ${first}`];
  if (OF_CITIES.has(verb)) return [`city ${seat} ${first}`];
  if (OF_OWN_CITY.has(verb)) return [`city ${me} ${first}`, `city ${me} ${first}+`];
  if (OF_HAND.has(verb)) {
    const found = [`hand ${first}`];
    if (verb === "build-over") found.push(`city ${me} ${parts[1] ?? ""}`);
    if (verb === "build-with")
      found.push(`city ${me} ${parts[1] ?? ""}`, `city ${me} ${parts[1] ?? ""}+`);
    if (seat >= 0) found.push(`player ${seat}`);
    return found;
  }
  if (verb === "collect") return ["taxes"];
  return seat >= 0 ? [`player ${seat}`] : [];
}

export function byTarget(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const target of choice.targets) {
      const list = found.get(target);
      if (list) list.push(choice);
      else found.set(target, [choice]);
    }
  }
  return found;
}

export function forgotten(choices: Choice[]): Choice[] {
  return choices.filter((choice) => FORGOTTEN.has(choice.verb));
}

const BY_SEAT = new Set(["destroy", "exchange", "seize", "spy", "borrow"]);
const MANY = 4;
const A_LOT = 10;

/** The choices in the order in which they are listed and numbered. */
export function sections(choices: Choice[], me: number): Section[] {
  const found: Section[] = [];
  for (const group of ORDER) {
    const members = choices.filter((choice) => choice.group === group);
    const many = new Map<string, number>();
    for (const choice of members) many.set(choice.verb, (many.get(choice.verb) ?? 0) + 1);
    for (const choice of members) {
      const count = many.get(choice.verb) ?? 0;
      const parted = BY_SEAT.has(choice.verb) && count > MANY;
      const chips = parted || choice.verb === "build" || (count > A_LOT && choice.parts.length > 0);
      const key = chips ? `${choice.verb} ${parted ? choice.seat : ""}` : group;
      const last = found.find((section) => section.key === key);
      if (last) last.choices.push(choice);
      else
        found.push({
          key,
          group,
          verb: chips ? choice.verb : "",
          seat: parted ? choice.seat : -1,
          chips,
          choices: [choice],
        });
    }
  }
  // Aiming at oneself is rarely meant: it stands last.
  return found.sort((a, b) => Number(a.seat === me) - Number(b.seat === me));
}

/** A card laid out to choose from. */
export interface Offered {
  kind: "draft" | "role" | "offer";
  id: string;
  target: string;
  /** The choice whose price is shown on it. */
  price: Choice | null;
}

/** What the choices lay out: characters to pick or give, cards to keep or take. */
export function offered(choices: Choice[]): Offered[] {
  const found = new Map<string, Offered>();
  for (const choice of choices) {
    for (const target of choice.targets) {
      const [kind, id = ""] = target.split(" ");
      if (kind !== "draft" && kind !== "role" && kind !== "offer") continue;
      const before = found.get(target);
      const price = choice.verb === "take-and-build" ? choice : (before?.price ?? null);
      found.set(target, { kind, id, target, price });
    }
  }
  return [...found.values()];
}
