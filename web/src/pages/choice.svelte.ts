// What the new-table form holds, and the wish it sends.

import { facts, usualBot } from "../lib/facts.svelte";
import type { CharacterInfo, EditionInfo, NewTable, PresetInfo, SeatChoice } from "../lib/protocol";

export type Wish = "always" | "maybe" | "never";
export const OWN = "own";
const NINE = 9;

export class TableChoice {
  edition: string = $state("2016");
  /** A preset's id, or OWN. */
  preset: string = $state("first-game");
  players: number = $state(4);
  seats: SeatChoice[] = $state([]);
  clock: string = $state("none");
  public: boolean = $state(false);
  coach: boolean = $state(true);
  standIn: string = $state(usualBot());
  ninth: boolean = $state(true);
  actionCards: boolean = $state(false);
  short: boolean = $state(false);
  byTheLetter: boolean = $state(false);
  cards: Record<string, Wish> = $state({});

  info: EditionInfo | undefined = $derived(facts.edition(this.edition));
  chosen: PresetInfo | undefined = $derived(
    this.info?.presets.find((preset) => preset.id === this.preset),
  );
  ranks: CharacterInfo[][] = $derived.by(() => {
    const all = this.info?.characters ?? [];
    const last = Math.max(0, ...all.map((character) => character.rank));
    return Array.from({ length: last }, (_, i) => all.filter((one) => one.rank === i + 1));
  });
  mineCount: number = $derived(this.seats.filter((seat) => seat.kind === "me").length);
  anyOpen: boolean = $derived(this.seats.some((seat) => seat.kind === "open"));
  /** Whether it is a choice to play with rank 9. */
  ninthIsOpen: boolean = $derived.by(() => {
    const nine = (this.ranks[NINE - 1] ?? []).map((character) => character.id);
    if (this.players < 4 || this.players > 7 || nine.length === 0) return false;
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
    if (!this.info?.has_letter) this.byTheLetter = false;
    this.fillCards();
  }

  setPlayers(count: number): void {
    this.players = count;
    const kept = this.seats.slice(0, count);
    const kind =
      kept.length > 1 && kept.slice(1).every((seat) => seat.kind === "bot") ? "bot" : "open";
    while (kept.length < count) {
      kept.push({ kind: kept.length === 0 ? "me" : kind, bot: usualBot(), name: "" });
    }
    this.seats = kept;
  }

  /** All seats but the own one: open for friends, or bots. */
  fillSeats(kind: "open" | "bot"): void {
    this.seats = this.seats.map((seat, i) =>
      i === 0 ? { ...seat, kind: "me" } : { kind, bot: seat.bot || usualBot(), name: "" },
    );
  }

  /** Begin an own choice: everything may come, districts as the edition has them. */
  fillCards(): void {
    const info = this.info;
    if (!info) return;
    const drawn = info.unique_chosen !== null;
    const cards: Record<string, Wish> = {};
    for (const character of info.characters) cards[character.id] = "maybe";
    for (const district of info.unique) cards[district.id] = drawn ? "maybe" : "always";
    for (const district of info.bonus) cards[district.id] = "never";
    this.cards = cards;
  }

  /** Take the cards of a preset as the own choice. */
  fillFrom(preset: PresetInfo): void {
    const wanted = [...preset.characters, ...preset.unique];
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

  /** How the districts of an own choice add up. */
  districts: { sure: number; possible: number; needed: number | null } = $derived.by(() => {
    const all = [...(this.info?.unique ?? []), ...(this.info?.bonus ?? [])];
    const count = (wish: Wish): number => all.filter((one) => this.cards[one.id] === wish).length;
    return {
      sure: count("always"),
      possible: count("always") + count("maybe"),
      needed: this.info?.unique_chosen ?? null,
    };
  });
  emptyRanks: number[] = $derived(
    this.ranks
      .map((rank, i) => (rank.every((one) => this.cards[one.id] === "never") ? i + 1 : 0))
      .filter((rank) => rank > 0 && rank < NINE),
  );

  wish(): NewTable {
    const own = this.preset === OWN;
    return {
      edition: this.edition,
      players: this.players,
      ...(own ? { cards: { ...this.cards } } : { preset: this.preset }),
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
      by_the_letter: this.byTheLetter,
      clock: this.clock,
      public: this.public && this.anyOpen,
      coach: this.coach,
      stand_in: this.standIn,
      start: !this.anyOpen,
    };
  }
}
