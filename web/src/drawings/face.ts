// The contents of a card face, from the catalogue and the texts, and its spoken form.

import {
  characterType,
  cost,
  facts,
  plainId,
  rank,
  type,
  type DistrictType,
} from "../wire/facts.svelte";
import {
  cardName,
  characterName,
  effect,
  small,
  t,
  texts,
  type CardKind,
} from "../words/texts.svelte";

export interface Face {
  kind: CardKind;
  id: string;
  edition: string;
  /** Whether the card is face down; the other fields are then empty. */
  hidden: boolean;
  name: string;
  /** A district's type, or the type of district that a character earns income from. */
  type: DistrictType | undefined;
  /** The cost of a district; null if it cannot be built or is not a district. */
  cost: number | null;
  beautified: boolean;
  /** Points at the end of the game in addition to the cost. */
  silver: number;
  /** A character's rank. */
  rank: number;
  /** A character's effect in one line of at most 45 letters. */
  line: string;
  /** What the card does. */
  effect: string;
}

/** The face of a card; `card` is its id, with a "+" if beautified, or "?" if face down. */
export function faceOf(kind: CardKind, card: string, edition: string): Face {
  const id = plainId(card);
  const hidden = id === "?";
  const district = kind === "district" && !hidden;
  const character = kind === "character" && !hidden;
  let name = t(kind === "character" ? "face-down-character" : "face-down-card");
  if (!hidden) name = character ? characterName(id, edition) : cardName(id, edition);
  return {
    kind,
    id,
    edition,
    hidden,
    name,
    type: district ? type(id, edition) : character ? characterType(id, edition) : undefined,
    cost: district ? cost(card, edition) : null,
    beautified: card.endsWith("+"),
    silver: district ? (facts.district(id, edition)?.silver ?? 0) : 0,
    rank: character ? rank(id, edition) : 0,
    line: character ? (texts.find(`line-${id}.${edition}`) ?? texts.find(`line-${id}`) ?? "") : "",
    effect: hidden ? "" : (effect(kind, id, edition) ?? ""),
  };
}

/** The text for screen readers, such as "Castle, noble, cost 4, destroy for 3 gold". */
export function spoken(face: Face, ...more: (string | undefined)[]): string {
  const parts: (string | undefined)[] = [face.name];
  if (face.rank > 0) parts.push(t("rank-of", { rank: face.rank }));
  if (face.kind === "district" && face.type !== undefined) parts.push(t(`kind-${face.type}`));
  if (face.kind === "action" && !face.hidden) parts.push(t("facts-action"));
  if (face.cost !== null) parts.push(t("table-cost", { count: face.cost }));
  if (face.beautified) parts.push(small(t("term-beautified")));
  return [...parts, ...more].filter(Boolean).join(", ");
}

const HYPHEN = "\u00ad";
let known = { points: "", words: new Map<string, string>() };

/** A name with soft hyphens where its long words may be broken in this language. */
export function softened(name: string): string {
  const points = t("break-points");
  if (points !== known.points) {
    const words = points.split(/\s+/).map((word): [string, string] => {
      const parts = word.toLocaleLowerCase(texts.language).split("|");
      return [parts.join(""), parts.map((part) => part.length).join(" ")];
    });
    known = { points, words: new Map(words) };
  }
  return name.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const lengths = known.words.get(word.toLocaleLowerCase(texts.language));
    if (lengths === undefined) return word;
    let at = 0;
    const parts = lengths.split(" ").map((length) => word.slice(at, (at += Number(length))));
    return parts.join(HYPHEN);
  });
}
