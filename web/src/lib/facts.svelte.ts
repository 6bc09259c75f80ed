// What is in the boxes: the server's catalogue, and questions about its cards.

import { catalogue } from "./api";
import type { CardInfo, Catalogue, EditionInfo } from "./protocol";

export const TYPES = ["noble", "religious", "trade", "military", "unique"] as const;
export type DistrictType = (typeof TYPES)[number];

class Facts {
  catalogue: Catalogue | null = $state.raw(null);
  #loading: Promise<void> | undefined;

  /** Ask for the catalogue once. */
  load(): Promise<void> {
    this.#loading ??= catalogue().then(
      (found) => {
        this.catalogue = found;
      },
      (problem: unknown) => {
        this.#loading = undefined;
        throw problem;
      },
    );
    return this.#loading;
  }

  edition(id: string): EditionInfo | undefined {
    return this.catalogue?.editions.find((edition) => edition.id === id);
  }

  /** A district of an edition; `id` may end in "+". A card that only another edition has is found there. */
  district(id: string, edition: string): CardInfo | undefined {
    const plain = plainId(id);
    const editions = this.catalogue?.editions ?? [];
    const ordered = [...editions].sort(
      (a, b) => Number(b.id === edition) - Number(a.id === edition),
    );
    for (const info of ordered) {
      for (const cards of [info.base, info.unique, info.bonus]) {
        const found = cards.find((card) => card.id === plain);
        if (found) return found;
      }
    }
    return undefined;
  }

  isActionCard(id: string): boolean {
    return (this.catalogue?.editions ?? []).some((edition) =>
      edition.action_cards.some((card) => card.id === id),
    );
  }
}

export const facts = new Facts();

/** An id without the "+" of a beautified district. */
export const plainId = (id: string): string => (id.endsWith("+") ? id.slice(0, -1) : id);

/** What a district costs (with the coin on it if beautified); null if it cannot be built. */
export function cost(id: string, edition: string): number | null {
  const found = facts.district(id, edition)?.cost ?? null;
  return found !== null && id.endsWith("+") ? found + 1 : found;
}

/** The type of a district; undefined for action cards and cards that are not known. */
export function type(id: string, edition: string): DistrictType | undefined {
  const found = facts.district(id, edition)?.type;
  return TYPES.find((known) => known === found);
}

/** The rank of a character (0 if there is none). */
export function rank(id: string, edition: string): number {
  for (const info of [facts.edition(edition), ...(facts.catalogue?.editions ?? [])]) {
    const found = info?.characters.find((character) => character.id === id);
    if (found) return found.rank;
  }
  return 0;
}

const EARNING: Record<string, DistrictType> = {
  king: "noble",
  emperor: "noble",
  patrician: "noble",
  bishop: "religious",
  abbot: "religious",
  cardinal: "religious",
  merchant: "trade",
  trader: "trade",
  warlord: "military",
  diplomat: "military",
  marshal: "military",
};

/** The type of districts that a character earns by; only for the colour of its card. */
export const characterType = (id: string): DistrictType | undefined => EARNING[id];

/** The bot that takes a seat unless another one is chosen. */
export const usualBot = (): string =>
  facts.catalogue?.bots.find((bot) => bot.id === "normal")?.id ?? "normal";
