// What the new-table form holds, and the wish it sends.

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

/** Why a card cannot come, whatever is wished: too few players, no rank 9, another card. */
export interface Bar {
  why: "players" | "ninth" | "excluded";
  count?: number;
  by?: string;
}

/** What is missing to a game, as a text and its arguments. */
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
  /** What was said about a coach; null as long as nothing was. */
  coachWish: boolean | null = $state(null);
  rated: boolean = $state(false);
  talk: boolean = $state(true);
  several: boolean = $state(false);
  standIn: string = $state(STAND_IN);
  pace: string = $state("normal");
  ninth: boolean = $state(true);
  actionCards: boolean = $state(false);
  short: boolean = $state(false);
  /** The ids of the choices that are played as printed. */
  asPrinted: string[] = $state([]);
  cards: Record<string, Wish> = $state({});

  info: EditionInfo | undefined = $derived(facts.edition(this.edition));
  printed: PrintedInfo[] = $derived(
    (this.info?.printed ?? []).filter((one) => this.asPrinted.includes(one.id)),
  );
  /** Whether an original goes out for every bonus district. */
  cardForCard: boolean = $derived(this.printed.some((one) => one.card_for_card));
  chosen: PresetInfo | undefined = $derived(
    this.info?.presets.find((preset) => preset.id === this.preset),
  );
  /** The characters by rank; homebrew ones stand beside those of the edition. */
  ranks: CharacterInfo[][] = $derived.by(() => {
    const printed = this.info?.characters ?? [];
    const last = Math.max(0, ...printed.map((character) => character.rank));
    const all = [...printed, ...(facts.homebrew?.characters ?? [])];
    return Array.from({ length: last }, (_, i) => all.filter((one) => one.rank === i + 1));
  });
  /** Unique districts beside the original ones: of the edition, and homebrew ones. */
  extra: CardInfo[] = $derived([...(this.info?.bonus ?? []), ...(facts.homebrew?.districts ?? [])]);
  mineCount: number = $derived(this.seats.filter((seat) => seat.kind === "me").length);
  anyOpen: boolean = $derived(this.seats.some((seat) => seat.kind === "open"));
  /** Among people there is no coach unless somebody wants one. */
  coach: boolean = $derived(this.coachWish ?? !(this.anyOpen || this.mineCount > 1));
  /** A rated game needs somebody else, and nobody on two seats. */
  mayBeRated: boolean = $derived(this.anyOpen && this.mineCount <= 1);
  needsNine: boolean = $derived(this.info?.needs_nine.includes(this.players) ?? false);
  /** Whether rank 9 takes part in an own choice, if anyone of that rank is allowed. */
  hasNine: boolean = $derived(
    this.needsNine || (this.ninth && (this.info?.may_have_nine.includes(this.players) ?? false)),
  );
  /** Whether it is a choice to play with rank 9. */
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

  /** All seats but the own one: open for friends, or bots. */
  fillSeats(kind: "open" | "bot"): void {
    this.seats = this.seats.map((seat, i) =>
      i === 0 ? { ...seat, kind: "me" } : { kind, bot: seat.bot || USUAL_BOT, name: "" },
    );
  }

  /** Begin an own choice: everything may come, districts as the edition has them. */
  fillCards(): void {
    const info = this.info;
    if (!info) return;
    const drawn = info.unique_chosen !== null;
    const cards: Record<string, Wish> = {};
    for (const character of this.ranks.flat()) cards[character.id] = "maybe";
    for (const district of info.unique) cards[district.id] = drawn ? "maybe" : "always";
    for (const district of this.extra) cards[district.id] = "never";
    // Whoever runs this server has homebrew cards to play with them.
    if (drawn) for (const district of facts.homebrew?.districts ?? []) cards[district.id] = "maybe";
    for (const card of facts.homebrew?.action_cards ?? []) cards[card.id] = "maybe";
    this.cards = cards;
  }

  /** Take the cards of a preset as the own choice; a stand-in comes for who cannot. */
  fillFrom(preset: PresetInfo): void {
    const characters = preset.characters.map((id) => {
      const found = this.info?.characters.find((one) => one.id === id);
      return found && this.players < this.#leastPlayers(found) ? found.stand_in : id;
    });
    const wanted = [...characters, ...preset.unique];
    this.fillCards();
    for (const id of Object.keys(this.cards))
      this.cards[id] = wanted.includes(id) ? "always" : "never";
    // A rank that the preset leaves empty may be anyone.
    for (const rank of this.ranks) {
      if (rank.every((one) => !wanted.includes(one.id)))
        for (const one of rank) this.cards[one.id] = "maybe";
    }
  }

  wishFor(id: string, wish: Wish): void {
    const rank = this.ranks.find((characters) => characters.some((one) => one.id === id));
    if (wish === "always" && rank) {
      // Only one of a rank can be sure to come.
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

  /** Who of each rank may come: those that always come, or else those that may. */
  #candidates: CharacterInfo[][] = $derived(
    this.ranks.map((rank) => {
      const open = rank.filter((one) => this.cards[one.id] !== "never" && !this.#barOf(one));
      const sure = open.filter((one) => this.cards[one.id] === "always");
      return sure.length > 0 ? sure : open;
    }),
  );

  /** Why cards cannot come, by their ids. */
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

  /** How the districts of an own choice add up, whoever comes. */
  districts: { sure: number; possible: number; needed: number | null; missing: number } =
    $derived.by(() => {
      const open = ({ id }: CardInfo): boolean => !this.bars[id];
      // What somebody who may come leaves out cannot be counted on.
      const shaky = this.#candidates.flat().flatMap((one) => one.excludes);
      const sure = ({ id }: CardInfo): boolean => this.cards[id] === "always";
      const originals = (this.info?.unique ?? []).filter(open);
      const bonus = this.extra.filter(open);
      const all = [...originals, ...bonus];
      // For each bonus district but a few an original one must stay out, and no others (S5).
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
  /** What is wrong with the characters. */
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
  /** What is wrong with the districts. */
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
  /** Why no game can be made of this; null if one can. */
  trouble: Trouble | null = $derived.by(() => {
    if (this.preset !== OWN) return null;
    return this.characterTrouble ?? this.districtTrouble;
  });

  /** The wishes as they are sent: what cannot come never comes. */
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
      // Whoever takes several seats at once means it.
      several: this.several || this.mineCount > 1,
      start: !this.anyOpen,
    };
  }
}
