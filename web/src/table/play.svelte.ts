// The table as one reader sees it: the newest state, the legal choices, and how to make them.

import { getContext, setContext } from "svelte";
import type { TableConnection } from "../wire/connection.svelte";
import { facts } from "../wire/facts.svelte";
import { linesOf, withoutThreats, type Line, type Told } from "../wire/events";
import type { PlayerMsg, SeatInfo, Sentence, State, ViewMsg } from "../wire/protocol";
import { seatNames } from "../words/players";
import { phrase, pieces, render, type Piece } from "../words/render";
import { big, cardName, characterName, has } from "../words/texts.svelte";
import { layout } from "./layout.svelte";
import {
  byTarget,
  entries,
  forgotten,
  kindOfChoice,
  laidOut,
  legal,
  numbered,
  obstacles,
  offered,
  pagesOf,
  reminder,
  turned,
  type Choice,
  type Entry,
  type Offered,
} from "./model";
import { Mutes } from "./mutes.svelte";

const KEY = Symbol("table");

export interface Menu {
  choices: Choice[];
  /** The position of the clicked thing in the window. */
  box: DOMRect;
  opener: HTMLElement;
}

export class Play {
  readonly connection: TableConnection;
  readonly mutes: Mutes;
  menu = $state<Menu | null>(null);
  /** Why the clicked thing cannot be used. */
  hint = $state("");
  busy = $state(false);
  /** The key of the entry that is unfolded in the list. */
  open = $state("");
  /** The page of a long list that the number keys refer to. */
  page = $state(0);
  /** A choice that awaits confirmation. */
  doubted = $state<Choice | null>(null);
  /** Whether automatic passing of the question has been stopped. */
  waits = $state(false);
  /** The target of the card picked by a first tap; a second tap takes the card. */
  picked = $state("");
  /** The seat whose secrets may be shown on a shared screen. */
  uncovered = $state(-1);
  /** Whether the recap is unfolded, on a small screen. */
  recalling = $state(false);
  /** The number of the last event before the reader's last decision. */
  seen = $state(-1);

  constructor(connection: TableConnection) {
    this.connection = connection;
    this.mutes = new Mutes(connection.state?.table.watch ?? "");
  }

  get state(): State | null {
    return this.connection.state;
  }

  readonly view: ViewMsg | null = $derived.by(() => this.connection.state?.view ?? null);
  readonly edition: string = $derived.by(() => this.connection.state?.table.edition ?? "2016");
  readonly seats: SeatInfo[] = $derived.by(() => this.connection.state?.table.seats ?? []);
  readonly mine: number[] = $derived.by(() => this.connection.state?.you.seats ?? []);
  readonly shared: boolean = $derived.by(() => this.mine.length > 1);
  readonly over: boolean = $derived.by(() => this.connection.state?.table.status === "over");
  /** The reader's seat, shown below; -1 for a spectator. */
  readonly me: number = $derived.by(() => this.view?.seat ?? -1);
  readonly asked: boolean = $derived.by(
    () => this.view !== null && this.mine.includes(this.view.to_act) && !this.over,
  );
  /** Whether the device must be passed on before secrets are shown. */
  readonly covered: boolean = $derived.by(
    () => this.shared && this.asked && this.view?.to_act !== this.uncovered,
  );
  readonly secret: boolean = $derived.by(
    () => this.shared && !this.over && this.me !== this.uncovered,
  );
  readonly names: string[] = $derived.by(() => seatNames(this.seats));
  readonly choices: Choice[] = $derived.by(() =>
    this.covered ? [] : legal(this.state?.choices ?? []),
  );
  private readonly obstacles: Map<string, Sentence> = $derived.by(() =>
    obstacles(this.covered ? [] : (this.state?.choices ?? [])),
  );
  /** Whether the coach may be asked, and there is more than one choice. */
  readonly coached: boolean = $derived.by(
    () => (this.state?.table.coach ?? false) && this.choices.length > 1,
  );
  readonly targets: Map<string, Choice[]> = $derived.by(() => byTarget(this.choices));
  readonly entries: Entry[] = $derived.by(() =>
    entries(
      this.choices.filter((choice) => choice.verb !== "end"),
      this.me,
    ),
  );
  /** The cards laid out to choose from, and those laid out only to look at. */
  readonly offered: Offered[] = $derived.by(() => offered(this.choices));
  readonly laidOut: string[] = $derived.by(() => laidOut(this.view, this.choices));
  /** The unfolded entry; the only entry of a question is always unfolded. */
  readonly unfolded: Entry | undefined = $derived.by(() => {
    const only = this.entries.filter((entry) => entry.folded);
    return (
      this.entries.find((entry) => entry.folded && entry.key === this.open) ??
      (only.length === 1 && this.entries.length === 1 && !this.end ? only[0] : undefined)
    );
  });
  readonly numbered: Map<string, Choice | Entry> = $derived.by(() => {
    const things: (Choice | Entry)[] = this.unfolded?.choices ?? this.entries;
    return numbered(things, this.page, (thing) => ("action" in thing ? this.rankOf(thing) : 0));
  });
  readonly pages: number = $derived.by(() =>
    pagesOf((this.unfolded?.choices ?? this.entries).length),
  );
  /** The number key of each choice. */
  readonly keys: Map<Choice | Entry, string> = $derived.by(() => turned(this.numbered));
  readonly end: Choice | null = $derived.by(
    () => this.choices.find((choice) => choice.verb === "end") ?? null,
  );
  /** The possible actions to warn about before the turn ends. */
  readonly forgotten: string[] = $derived.by(() =>
    forgotten(this.choices).map((choice) => this.say(reminder(choice))),
  );
  /** The log; on a shared screen, it contains no secrets. */
  readonly story: Line[] = $derived.by(() => linesOf(this.connection.events, this.connection.log));
  /** The latest events, each as a line to be read aloud. */
  readonly announced: Line[] = $derived.by(() =>
    linesOf(this.connection.events, this.connection.fresh),
  );
  readonly reader: number = $derived.by(() => (this.shared ? -1 : this.me));
  /** The events worth reporting since the reader's last decision. */
  private readonly news: Line[] = $derived.by(() =>
    this.me < 0 || this.over || this.secret
      ? []
      : this.story.filter(
          ({ event, events }) => event.by !== this.me && events.some(({ n }) => n > this.seen),
        ),
  );
  /** What other players did to the reader. */
  readonly suffered: Line[] = $derived.by(() =>
    withoutThreats(
      this.news.filter(({ event }) => event.affects.includes(this.me)),
      this.me,
    ),
  );
  /** Whether the reader may have acted before, perhaps in events that are no longer stored. */
  private readonly moved: boolean = $derived.by(() => {
    const events = this.connection.events;
    return (events[0]?.n ?? 0) > 0 || events.some((event) => event.by === this.me);
  });
  /** The other events, for a reader who must decide now and has decided before. */
  readonly recap: Line[] = $derived.by(() =>
    this.asked && this.moved && !this.covered && !this.connection.quiet
      ? this.news.filter(({ event }) => !event.affects.includes(this.me))
      : [],
  );

  player(seat: number): PlayerMsg | undefined {
    return this.view?.players[seat];
  }

  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  card(id: string): string {
    return cardName(id, this.edition);
  }

  character(id: string): string {
    return characterName(id, this.edition);
  }

  /** A sentence as text, beginning with a capital letter. */
  say(sentence: Sentence): string {
    return render(sentence, this.names, this.edition);
  }

  /** A sentence as text, split at the names of cards and characters. */
  pieces(sentence: Sentence): Piece[] {
    return pieces(sentence, this.names, this.edition);
  }

  /** The label of a choice with its price; with `brief`, the shorter label if there is one. */
  label({ line }: Choice, brief = false): string {
    const [key, args] = line;
    return this.say(brief && has(`${key}.short`) ? [`${key}.short`, args] : line);
  }

  /** The name of the kind of choice that a verb stands for, without a target. */
  kind(verb: string): string {
    return this.say(kindOfChoice(verb));
  }

  /** The first word of a player's name, shortened if necessary; shown beside the shield. */
  nickname(seat: number, most: number): string {
    const [first = ""] = this.name(seat).split(" ");
    return first.length > most ? `${first.slice(0, most - 1)}…` : first;
  }

  /** The rank of the character that a choice names; 0 if none, or if it names a seat. */
  rankOf({ character, seat }: Choice): number {
    return character && seat < 0 ? (this.view?.cast.indexOf(character) ?? -1) + 1 : 0;
  }

  /** The question to the reader, or what the others are waiting for. */
  question(): string {
    const line = this.view?.question?.line;
    return line ? this.say(line) : "";
  }

  /** The consequence of an event for the reader ("" if it is obvious). */
  consequence({ line: [key, args] }: Told): string {
    return has(`${key}.then`) ? this.say([`${key}.then`, args]) : "";
  }

  /** Why a card in hand or a district in another city cannot be used now. */
  reason(target: string): string {
    const why = this.asked ? this.obstacles.get(target) : undefined;
    return why ? phrase(why, this.names, this.edition) : "";
  }

  /** Handle a click on a thing: make its only choice, or open a menu of its choices. Taps may miss,
   *  so the first tap on a character in the draft only picks it, and a second tap takes it. */
  choose(target: string, opener: HTMLElement, reason = ""): void {
    const found = this.targets.get(target) ?? [];
    const only = found[0];
    this.hint = found.length === 0 && reason ? big(reason) : "";
    if (
      found.length === 1 &&
      only &&
      layout.touch &&
      target.startsWith("draft ") &&
      this.picked !== target
    )
      this.picked = target;
    else if (found.length === 1 && only) void this.act(only);
    else if (found.length > 1)
      this.menu = { choices: found, box: opener.getBoundingClientRect(), opener };
  }

  /** Make a choice; one that harms the reader must be confirmed. */
  async act(choice: Choice, sure = false): Promise<void> {
    if (this.busy) return;
    this.menu = null;
    if (choice.harms && choice.seat === this.me && !sure) {
      this.doubted = choice;
      return;
    }
    this.doubted = null;
    this.busy = true;
    this.markSeen();
    try {
      await this.connection.act(choice.action);
    } catch {
      // The connection reports the problem.
    } finally {
      this.busy = false;
    }
  }

  undo(): void {
    this.menu = null;
    this.connection.undo().catch(() => {
      // The connection reports the problem.
    });
  }

  /** Mark all events so far as seen. */
  markSeen(): void {
    const last = this.connection.events[this.connection.events.length - 1];
    if (!last) return;
    this.seen = last.n;
    try {
      sessionStorage.setItem(this.seenKey(), String(last.n));
    } catch {
      // Storage may be disabled, as in private windows.
    }
  }

  /** Restore `seen` after a reload; without a stored value, use the reader's last action. */
  recall(): void {
    let stored: string | null;
    try {
      stored = sessionStorage.getItem(this.seenKey());
    } catch {
      stored = null;
    }
    const mine = this.connection.events.findLast(
      ({ by, kind }) => by === this.me && !facts.event(kind).starts_turn,
    );
    this.seen = stored === null ? (mine?.n ?? -1) : Number(stored);
  }

  private seenKey(): string {
    return `seen ${this.state?.table.watch ?? ""} ${this.me}`;
  }
}

export function providePlay(connection: TableConnection): Play {
  return setContext(KEY, new Play(connection));
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
