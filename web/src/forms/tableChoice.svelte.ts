// The state of the new-table form, and the request it sends.

import { facts, STAND_IN, USUAL_BOT } from "../wire/facts.svelte";
import type {
  CardInfo,
  CharacterInfo,
  EditionInfo,
  NewTable,
  PresetInfo,
  PrintedInfo,
  SeatChoice,
} from "../wire/protocol";

export type Wish = "always" | "maybe" | "never";
export const OWN = "own";
const NINE = 9;

/** Why a card is unavailable: too few players, no rank 9, or excluded by another card. */
export interface Bar {
  why: "players" | "ninth" | "excluded";
  count?: number;
  by?: string;
}

/** Why these cards do not make a valid setup, as a message key with arguments. */
export interface Trouble {
  key:
    | "pick-rank-empty"
    | "pick-swaps"
    | "pick-districts-drawn"
    | "pick-districts-missing"
    | "pick-districts-missing-printed";
  args: Record<string, number>;
}

export class TableChoice {
  edition: string = $state("2016");
  /** A preset's id, or OWN. */
  preset: string = $state("first-game");
  players: number = $state(4);
  seats: SeatChoice[] = $state([]);
  clock: string = $state("none");
  public: boolean = $state(false);
  /** Whether the person wants a coach; null if they have not chosen. */
  coachWish: boolean | null = $state(null);
  rated: boolean = $state(false);
  talk: boolean = $state(true);
  several: boolean = $state(false);
  standIn: string = $state(STAND_IN);
  pace: string = $state("normal");
  ninth: boolean = $state(true);
  actionCards: boolean = $state(false);
  short: boolean = $state(false);
  /** The ids of the rules that are played as printed. */
  asPrinted: string[] = $state([]);
  cards: Record<string, Wish> = $state({});

  info: EditionInfo | undefined = $derived(facts.edition(this.edition));
  printed: PrintedInfo[] = $derived(
    (this.info?.printed ?? []).filter((one) => this.asPrinted.includes(one.id)),
  );
  /** Whether each bonus district must replace an original district. */
  cardForCard: boolean = $derived(this.printed.some((one) => one.card_for_card));
  chosen: PresetInfo | undefined = $derived(
    this.info?.presets.find((preset) => preset.id === this.preset),
  );
  /** The characters of the edition and homebrew characters, by rank. */
  ranks: CharacterInfo[][] = $derived.by(() => {
    const printed = this.info?.characters ?? [];
    const last = Math.max(0, ...printed.map((character) => character.rank));
    const all = [...printed, ...(facts.homebrew?.characters ?? [])];
    return Array.from({ length: last }, (_, i) => all.filter((one) => one.rank === i + 1));
  });
  /** The unique districts besides the originals: bonus and homebrew districts. */
  extra: CardInfo[] = $derived([...(this.info?.bonus ?? []), ...(facts.homebrew?.districts ?? [])]);
  mineCount: number = $derived(this.seats.filter((seat) => seat.kind === "me").length);
  anyOpen: boolean = $derived(this.seats.some((seat) => seat.kind === "open"));
  /** Whether there is a coach: by default only for a person playing alone. */
  coach: boolean = $derived(this.coachWish ?? !(this.anyOpen || this.mineCount > 1));
  /** Whether the table may be rated: with open seats, and at most one seat per person. */
  mayBeRated: boolean = $derived(this.anyOpen && this.mineCount <= 1);
  needsNine: boolean = $derived(this.info?.needs_nine.includes(this.players) ?? false);
  /** Whether the game has a rank 9, if a character of that rank is selected. */
  hasNine: boolean = $derived(
    this.needsNine || (this.ninth && (this.info?.may_have_nine.includes(this.players) ?? false)),
  );
  /** Whether the person can choose if the game has a rank 9. */
  ninthIsOpen: boolean = $derived.by(() => {
    const nine = (this.ranks[NINE - 1] ?? []).map((character) => character.id);
    if (this.needsNine || !(this.info?.may_have_nine.includes(this.players) ?? false)) return false;
    return this.preset === OWN || (this.chosen?.characters ?? []).some((one) => nine.includes(one));
  });

  constructor() {
    this.setPlayers(4);
  }

  setEdition(id: string): void {
    this.edition = id;
    if (this.preset !== OWN && !this.chosen) this.preset = "first-game";
    if (this.players > (this.info?.max_players ?? 8)) this.setPlayers(this.info?.max_players ?? 8);
    this.actionCards = false;
    this.short = false;
    this.asPrinted = this.printed.map((one) => one.id);
    this.fillCards();
  }

  setPlayers(count: number): void {
    this.players = count;
    const kept = this.seats.slice(0, count);
    const kind =
      kept.length > 1 && kept.slice(1).every((seat) => seat.kind === "bot") ? "bot" : "open";
    while (kept.length < count) {
      kept.push({ kind: kept.length === 0 ? "me" : kind, bot: USUAL_BOT, name: "" });
    }
    this.seats = kept;
  }

  /** Open all seats except the first one to others, or fill them with bots. */
  fillSeats(kind: "open" | "bot"): void {
    this.seats = this.seats.map((seat, i) =>
      i === 0 ? { ...seat, kind: "me" } : { kind, bot: seat.bot || USUAL_BOT, name: "" },
    );
  }

  /** Reset the custom selection: all characters allowed, districts as in the edition. */
  fillCards(): void {
    const info = this.info;
    if (!info) return;
    const drawn = info.unique_chosen !== null;
    const cards: Record<string, Wish> = {};
    for (const character of this.ranks.flat()) cards[character.id] = "maybe";
    for (const district of info.unique) cards[district.id] = drawn ? "maybe" : "always";
    for (const district of this.extra) cards[district.id] = "never";
    // Allow homebrew cards, because an operator installs them to be played.
    if (drawn) for (const district of facts.homebrew?.districts ?? []) cards[district.id] = "maybe";
    for (const card of facts.homebrew?.action_cards ?? []) cards[card.id] = "maybe";
    this.cards = cards;
  }

  /** Copy a preset into the custom selection; a stand-in replaces an unavailable character. */
  fillFrom(preset: PresetInfo): void {
    const characters = preset.characters.map((id) => {
      const found = this.info?.characters.find((one) => one.id === id);
      return found && this.players < this.#leastPlayers(found) ? found.stand_in : id;
    });
    const wanted = [...characters, ...preset.unique];
    this.fillCards();
    for (const id of Object.keys(this.cards))
      this.cards[id] = wanted.includes(id) ? "always" : "never";
    // A rank that the preset leaves open allows every character.
    for (const rank of this.ranks) {
      if (rank.every((one) => !wanted.includes(one.id)))
        for (const one of rank) this.cards[one.id] = "maybe";
    }
  }

  wishFor(id: string, wish: Wish): void {
    const rank = this.ranks.find((characters) => characters.some((one) => one.id === id));
    if (wish === "always" && rank) {
      // At most one character of a rank can be "always".
      for (const one of rank) if (this.cards[one.id] === "always") this.cards[one.id] = "maybe";
    }
    this.cards[id] = wish;
  }

  #leastPlayers(one: CharacterInfo): number {
    const printed = this.printed.flatMap(({ least_players }) => least_players[one.id] ?? []);
    return Math.min(one.least_players, ...printed);
  }

  #barOf(one: CharacterInfo): Bar | undefined {
    const least = this.#leastPlayers(one);
    if (this.players < least) return { why: "players", count: least };
    return one.rank === NINE && !this.hasNine ? { why: "ninth" } : undefined;
  }

  /** The possible characters of each rank: those marked "always", or else those marked "maybe". */
  #candidates: CharacterInfo[][] = $derived(
    this.ranks.map((rank) => {
      const open = rank.filter((one) => this.cards[one.id] !== "never" && !this.#barOf(one));
      const sure = open.filter((one) => this.cards[one.id] === "always");
      return sure.length > 0 ? sure : open;
    }),
  );

  /** Why cards are unavailable, by their ids. */
  bars: Record<string, Bar> = $derived.by(() => {
    const found: Record<string, Bar> = {};
    for (const one of this.ranks.flat()) {
      const bar = this.#barOf(one);
      if (bar) found[one.id] = bar;
    }
    for (const [only, another] of this.#candidates) {
      if (only && !another)
        for (const id of only.excludes) found[id] = { why: "excluded", by: only.id };
    }
    return found;
  });

  /** The numbers of districts selected and needed, whichever characters are drawn. */
  districts: { sure: number; possible: number; needed: number | null; missing: number } =
    $derived.by(() => {
      const open = ({ id }: CardInfo): boolean => !this.bars[id];
      // Leave out districts that a possible character excludes.
      const shaky = this.#candidates.flat().flatMap((one) => one.excludes);
      const sure = ({ id }: CardInfo): boolean => this.cards[id] === "always";
      const originals = (this.info?.unique ?? []).filter(open);
      const bonus = this.extra.filter(open);
      const all = [...originals, ...bonus];
      // Beyond the free ones, each bonus district replaces exactly one original district (S5).
      const added = bonus.filter((one) => sure(one) && !shaky.includes(one.id)).length;
      const free = this.info?.free_bonus ?? 0;
      const spare = added <= free ? 0 : this.cardForCard ? added : added - free;
      const out = originals.filter((one) => this.cards[one.id] === "never").length;
      return {
        sure: all.filter(sure).length,
        possible: all.filter((one) => this.cards[one.id] !== "never" && !shaky.includes(one.id))
          .length,
        needed: this.info?.unique_chosen ?? null,
        missing: Math.max(0, out - spare),
      };
    });
  emptyRanks: number[] = $derived(
    this.#candidates
      .map((rank, i) => (rank.length === 0 ? i + 1 : 0))
      .filter((rank) => rank > 0 && (rank < NINE || this.needsNine)),
  );
  /** Why the selected characters are not valid; null if they are. */
  characterTrouble: Trouble | null = $derived.by((): Trouble | null => {
    const [rank] = this.emptyRanks;
    if (rank !== undefined) return { key: "pick-rank-empty", args: { rank } };
    const originals = this.info?.originals ?? [];
    const swapped = this.#candidates.filter(
      (each, i) => i + 1 < NINE && each.every((one) => !originals.includes(one.id)),
    );
    const most = Math.min(
      swapped.length,
      ...this.printed.flatMap(({ max_swaps }) => max_swaps ?? []),
    );
    return swapped.length <= most
      ? null
      : { key: "pick-swaps", args: { count: swapped.length, most } };
  });
  /** Why the selected districts are not valid; null if they are. */
  districtTrouble: Trouble | null = $derived.by((): Trouble | null => {
    const { sure, possible, needed, missing } = this.districts;
    if (needed === null)
      return missing === 0
        ? null
        : {
            key: this.cardForCard ? "pick-districts-missing-printed" : "pick-districts-missing",
            args: { count: missing, free: this.info?.free_bonus ?? 0 },
          };
    return sure <= needed && needed <= possible
      ? null
      : { key: "pick-districts-drawn", args: { needed, sure, possible } };
  });
  /** Why the selection is not valid; null if it is. */
  trouble: Trouble | null = $derived.by(() => {
    if (this.preset !== OWN) return null;
    return this.characterTrouble ?? this.districtTrouble;
  });

  /** The wishes to send, with "never" for unavailable cards. */
  #sent(): Record<string, Wish> {
    const entries = Object.entries(this.cards);
    return Object.fromEntries(entries.map(([id, wish]) => [id, this.bars[id] ? "never" : wish]));
  }

  wish(): NewTable {
    const own = this.preset === OWN;
    return {
      edition: this.edition,
      players: this.players,
      ...(own ? { cards: this.#sent() } : { preset: this.preset }),
      seats: this.seats.map((seat) =>
        seat.kind === "bot"
          ? { kind: "bot", bot: seat.bot ?? "" }
          : seat.kind === "me" && this.mineCount > 1
            ? { kind: "me", name: (seat.name ?? "").trim() }
            : { kind: seat.kind },
      ),
      ninth: this.ninth,
      action_cards: this.actionCards,
      short: this.short,
      as_printed: this.asPrinted,
      clock: this.clock,
      public: this.public && this.anyOpen,
      coach: this.coach && !(this.rated && this.mayBeRated),
      stand_in: this.standIn,
      pace: this.pace,
      rated: this.rated && this.mayBeRated,
      talk: this.talk,
      // A person who takes several seats here also allows others to do so.
      several: this.several || this.mineCount > 1,
      start: !this.anyOpen,
    };
  }
}
