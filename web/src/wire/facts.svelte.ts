// The server's catalogue of editions and cards, and queries on it.

import { catalogue } from "./api";
import type {
  CardInfo,
  Catalogue,
  CharacterInfo,
  EditionInfo,
  EventInfo,
  MarkerInfo,
  HomebrewCards,
  QuestionInfo,
  VerbInfo,
} from "./protocol";

export const TYPES = ["noble", "religious", "trade", "military", "unique"] as const;
export type DistrictType = (typeof TYPES)[number];

/** The topics of events. */
export const TOPICS = ["characters", "gold", "cards", "cities"] as const;
export type Topic = (typeof TOPICS)[number];

/** The defaults for an event kind that is not in the catalogue. */
const PLAIN_EVENT: EventInfo = {
  kind: "",
  topic: "",
  impersonal: false,
  starts_turn: false,
  merges_into: [],
  moves: [],
  moment: "",
  sound: "",
};

class Facts {
  catalogue: Catalogue | null = $state.raw(null);
  #loading: Promise<void> | undefined;

  /** The pause after an action at a bot speed, in milliseconds. */
  pause(pace: string): number {
    return this.catalogue?.paces.find((one) => one.id === pace)?.pause_ms ?? 0;
  }

  /** Fetch the catalogue once. */
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

  readonly #verbs = $derived(byName(this.catalogue?.verbs, (verb) => verb.word));
  readonly #questions = $derived(byName(this.catalogue?.questions, (question) => question.kind));
  readonly #markers = $derived(byName(this.catalogue?.markers, (marker) => marker.kind));
  readonly #events = $derived(byName(this.catalogue?.events, (event) => event.kind));

  verb(word: string): VerbInfo | undefined {
    return this.#verbs.get(word);
  }

  question(kind: string): QuestionInfo | undefined {
    return this.#questions.get(kind);
  }

  marker(kind: string): MarkerInfo | undefined {
    return this.#markers.get(kind);
  }

  event(kind: string): EventInfo {
    return this.#events.get(kind) ?? PLAIN_EVENT;
  }

  /** The groups of actions, in the usual order of a turn. */
  get groups(): string[] {
    return this.catalogue?.groups ?? [];
  }

  /** The homebrew cards of this server, which belong to no edition. */
  get homebrew(): HomebrewCards | undefined {
    return this.catalogue?.homebrew;
  }

  /** The kind of a homebrew card; undefined for other cards. */
  homebrewKind(id: string): "character" | "district" | "action" | undefined {
    if (this.homebrew?.characters.some((character) => character.id === id)) return "character";
    if (this.homebrew?.action_cards.some((card) => card.id === id)) return "action";
    return this.homebrew?.districts.some((district) => district.id === id) ? "district" : undefined;
  }

  /** The URL of a homebrew card's picture. */
  picture(id: string): string | undefined {
    return this.homebrew?.pictures[id];
  }

  edition(id: string): EditionInfo | undefined {
    return this.catalogue?.editions.find((edition) => edition.id === id);
  }

  /** All editions, beginning with this one, so that cards of other editions are found, too. */
  #from(edition: string): EditionInfo[] {
    const editions = this.catalogue?.editions ?? [];
    return [...editions].sort((a, b) => Number(b.id === edition) - Number(a.id === edition));
  }

  /** A district of an edition; `id` may end in "+". */
  district(id: string, edition: string): CardInfo | undefined {
    const plain = plainId(id);
    for (const info of this.#from(edition)) {
      for (const cards of [info.base, info.unique, info.bonus]) {
        const found = cards.find((card) => card.id === plain);
        if (found) return found;
      }
    }
    return this.homebrew?.districts.find((card) => card.id === plain);
  }

  character(id: string, edition: string): CharacterInfo | undefined {
    for (const info of this.#from(edition)) {
      const found = info.characters.find((character) => character.id === id);
      if (found) return found;
    }
    return this.homebrew?.characters.find((character) => character.id === id);
  }

  /** A sample card of each type. */
  get samples(): string[] {
    const [first] = this.catalogue?.editions ?? [];
    const cards = [...(first?.unique ?? []), ...(first?.base ?? [])];
    return TYPES.flatMap((type) => cards.findLast((card) => card.type === type)?.id ?? []);
  }

  /** Whether a card in hand is a district or an action card. */
  cardKind(id: string): "district" | "action" {
    return this.isActionCard(plainId(id)) ? "action" : "district";
  }

  isActionCard(id: string): boolean {
    const boxes = [...(this.catalogue?.editions ?? []), this.homebrew];
    return boxes.some((box) => box?.action_cards.some((card) => card.id === id));
  }
}

function byName<Info>(
  infos: Info[] | undefined,
  name: (info: Info) => string,
): ReadonlyMap<string, Info> {
  return new Map((infos ?? []).map((info) => [name(info), info]));
}

export const facts = new Facts();

/** An id without the "+" of a beautified district. */
export const plainId = (id: string): string => (id.endsWith("+") ? id.slice(0, -1) : id);

/** The cost printed on a district card; null if the district cannot be built. */
export const cost = (id: string, edition: string): number | null =>
  facts.district(id, edition)?.cost ?? null;

/** The type of a district; undefined for action cards and unknown cards. */
export function type(id: string, edition: string): DistrictType | undefined {
  const found = facts.district(id, edition)?.type;
  return TYPES.find((known) => known === found);
}

/** The rank of a character (0 if there is none). */
export const rank = (id: string, edition: string): number =>
  facts.character(id, edition)?.rank ?? 0;

/** The type of district that a character earns income from. */
export function characterType(id: string, edition: string): DistrictType | undefined {
  const found = facts.character(id, edition)?.type;
  return TYPES.find((known) => known === found);
}

/** The default bot for a seat, and the default stand-in for players who leave. */
export const USUAL_BOT = "easy";
export const STAND_IN = "normal";
