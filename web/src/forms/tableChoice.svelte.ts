// The state of the new-table form, what the server says about its cards, and the request it sends.

import { checkCards } from "../wire/api";
import { facts, STAND_IN, USUAL_BOT } from "../wire/facts.svelte";
import type {
  CardCheck,
  CardChoice,
  CardInfo,
  CharacterInfo,
  EditionInfo,
  NewTable,
  PresetInfo,
  SeatChoice,
  Sentence,
} from "../wire/protocol";

export type Wish = "always" | "maybe" | "never";
export const OWN = "own";
/** How long the cards must stay unchanged before the server is asked about them. */
const PAUSE_MS = 150;

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
  /** Whether the table can be rated: only with open seats and at most one seat per person. */
  mayBeRated: boolean = $derived(this.anyOpen && this.mineCount <= 1);
  /** What to ask the server about the cards. */
  question: CardChoice = $derived({
    edition: this.edition,
    players: this.players,
    ...(this.preset === OWN ? { cards: { ...this.cards } } : { preset: this.preset }),
    ninth: this.ninth,
    as_printed: [...this.asPrinted],
  });
  /** The newest answer; kept until the next answer arrives. */
  checked: CardCheck | null = $state.raw(null);
  /** Why the newest question was not answered; null if it was answered. */
  problem: unknown = $state.raw(null);
  /** Why the cards cannot be combined; null if they can, or if the server could not be asked. */
  trouble: Sentence | null = $derived(
    this.problem ? null : (this.checked?.characters ?? this.checked?.districts ?? null),
  );
  /** Whether the person can choose to play with or without a rank 9. */
  ninthIsOpen: boolean = $derived(this.checked?.ninth_is_optional ?? false);
  /** The newest question, and the promises of its answer and of the cards of a preset. */
  #asked = "";
  #answered = Promise.resolve();
  #filled = Promise.resolve();
  /** The wishes chosen while waiting for the cards of a preset; null when not waiting. */
  #later: [string, Wish][] | null = null;

  constructor() {
    this.setPlayers(4);
  }

  setEdition(id: string): void {
    this.edition = id;
    if (this.preset !== OWN && !this.chosen) this.preset = "first-game";
    if (this.players > (this.info?.max_players ?? 8)) this.setPlayers(this.info?.max_players ?? 8);
    this.actionCards = false;
    this.short = false;
    this.asPrinted = this.asPrinted.filter((one) => this.info?.printed.includes(one));
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
    this.#later = null;
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

  /** Copy a preset into the custom selection; wishes chosen meanwhile are kept. */
  fillFrom(preset: string): Promise<void> {
    this.#filled = this.#fill(preset, (this.#later = []));
    return this.#filled;
  }

  async #fill(preset: string, later: [string, Wish][]): Promise<void> {
    const { edition, players, asPrinted } = this;
    try {
      const { cards } = await checkCards({ edition, players, preset, as_printed: asPrinted });
      if (later !== this.#later) return;
      this.#later = null;
      this.cards = cards;
      for (const [id, wish] of later) this.wishFor(id, wish);
    } catch (problem) {
      if (later === this.#later) this.#fail(problem);
    }
  }

  wishFor(id: string, wish: Wish): void {
    this.#later?.push([id, wish]);
    const rank = this.ranks.find((characters) => characters.some((one) => one.id === id));
    if (wish === "always" && rank) {
      // Only one character of a rank can be "always", as with radio buttons.
      for (const one of rank) if (this.cards[one.id] === "always") this.cards[one.id] = "maybe";
    }
    this.cards[id] = wish;
  }

  /** Ask about the cards after a pause; return a function that cancels this. */
  checkSoon(): () => void {
    void this.question;
    const timer = setTimeout(() => void this.check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }

  /** Ask about the current cards, unless the answer is known; wait for the answer. */
  async check(): Promise<void> {
    await this.#filled;
    const asked = JSON.stringify(this.question);
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#answered = this.#ask(asked);
    }
    await this.#answered;
  }

  async #ask(asked: string): Promise<void> {
    try {
      const checked = await checkCards(this.question);
      if (asked !== this.#asked) return;
      this.checked = checked;
      this.problem = null;
    } catch (problem) {
      if (asked === this.#asked) this.#fail(problem);
    }
  }

  #fail(problem: unknown): void {
    this.problem = problem;
    this.#later = null;
    this.#asked = "";
  }

  /** The wishes to send, with "never" for unavailable cards. */
  #sent(): Record<string, Wish> {
    const entries = Object.entries(this.cards);
    const barred = this.problem ? {} : (this.checked?.barred ?? {});
    return Object.fromEntries(entries.map(([id, wish]) => [id, barred[id] ? "never" : wish]));
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
