// The search of the rules page: words in any order, synonyms, small typing errors, and the names of
// cards in other languages.

import MiniSearch, { type Query } from "minisearch";
import names from "virtual:names";
import type { Face } from "../drawings/face";
import type { Rule } from "../wire/api";

interface Entry {
  id: string;
  name: string;
  /** The card's names in other languages and editions. */
  others: string;
  text: string;
}

export interface Found {
  /** The cards (kind and id) and the rules (id), best match first. */
  cards: string[];
  rules: string[];
}

const CARD = "card ";
const RULE = "rule ";
const BOOST = { name: 6, others: 4 };
const KINDS = ["character", "district", "action"];

export const cardKey = (card: Pick<Face, "kind" | "id">): string => `${card.kind} ${card.id}`;

/** A word normalised for comparison: lower case, without accents. */
const plain = (word: string): string => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

// Allow no typing errors in short words, because one letter makes a different word.
const slips = (word: string): number => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2);

export class Search {
  #index: MiniSearch<Entry>;
  #same: string[][];

  /** `same` contains groups of synonyms: groups are separated by ";", synonyms by ",". */
  constructor(cards: Face[], rules: Rule[], same: string, typeName: (type: string) => string) {
    this.#same = same.split(";").map((group) => group.split(",").map((word) => plain(word.trim())));
    this.#index = new MiniSearch<Entry>({
      fields: ["name", "others", "text"],
      tokenize: wordsOf,
      processTerm: (word) => word,
      searchOptions: { boost: BOOST },
    });
    this.#index.addAll([
      ...cards.map((card) => ({
        id: CARD + cardKey(card),
        name: card.name,
        others: [card.id, ...namesOf(card.id)].join(" "),
        text: [card.effect, card.line, card.type ? typeName(card.type) : ""].join(" "),
      })),
      ...rules.map((rule) => ({
        id: RULE + rule.id,
        name: rule.id,
        others: rule.card ? namesOf(rule.card).join(" ") : "",
        text: rule.text,
      })),
    ]);
  }

  /** Find all of the words, or else all with typing errors, or else any of the words. */
  find(words: string): Found {
    const wanted = wordsOf(words);
    const exact = wanted.map((word) => this.#meaning(word));
    for (const query of [
      { combineWith: "AND", queries: exact },
      { combineWith: "AND", queries: wanted.map(withSlips) },
      { combineWith: "OR", queries: wanted.map(withSlips) },
    ] as Query[]) {
      const found = this.#index.search(query).map((hit) => String(hit.id));
      if (found.length > 0)
        return {
          cards: found.filter((id) => id.startsWith(CARD)).map((id) => id.slice(CARD.length)),
          rules: found.filter((id) => id.startsWith(RULE)).map((id) => id.slice(RULE.length)),
        };
    }
    return { cards: [], rules: [] };
  }

  /** A query for a word, words that begin with it, or its synonyms. */
  #meaning(word: string): Query {
    const same = this.#same.filter((group) => group.some((one) => isLike(one, word))).flat();
    const others = [...new Set(same)].filter((one) => !isLike(one, word));
    return {
      combineWith: "OR",
      queries: [
        { queries: [word], prefix: word.length > 1 },
        ...others.map((one) => ({
          queries: wordsOf(one),
          combineWith: "AND" as const,
          prefix: true,
          boost: { name: 2, others: 1, text: 0.5 },
        })),
      ],
    };
  }
}

const isLike = (known: string, word: string): boolean =>
  known === word || (word.length > 3 && known.startsWith(word)) || word === `${known}s`;

function withSlips(word: string): Query {
  return { queries: [word], combineWith: "OR", fuzzy: slips(word), prefix: word.length > 2 };
}

const namesOf = (id: string): string[] => KINDS.flatMap((kind) => names[`${kind}-${id}`] ?? []);
