// The table as one reader sees it: the newest state, what can be done with what, and how to do it.

import { getContext, setContext } from "svelte";
import type { TableConnection } from "../wire/connection.svelte";
import { facts } from "../wire/facts.svelte";
import type { EventMsg, PlayerMsg, SeatInfo, State, ViewMsg } from "../wire/protocol";
import {
  actionLabel,
  consequence,
  eventSentence,
  questionText,
  reminder,
  seatNames,
} from "../words/phrases";
import { befell, condense, forAllToSee, withoutThreats } from "../words/story";
import { big, cardName, characterName, t } from "../words/texts.svelte";
import { byTarget, forgotten, readAction, sections, type Choice } from "./model";

const KEY = Symbol("table");

export interface Menu {
  choices: Choice[];
  /** Where the clicked thing is, in the window. */
  box: DOMRect;
  opener: HTMLElement;
}

export class Play {
  readonly connection: TableConnection;
  menu = $state<Menu | null>(null);
  /** Shown in place of a click that leads nowhere: why not. */
  hint = $state("");
  busy = $state(false);
  /** Whose secrets may be shown on a screen that several people share. */
  uncovered = $state(-1);
  /** The last event that the reader had seen when deciding. */
  seen = $state(-1);

  constructor(connection: TableConnection) {
    this.connection = connection;
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
  /** The own seat that is shown below; -1 for who only looks on. */
  readonly me: number = $derived.by(() => this.view?.seat ?? -1);
  readonly asked: boolean = $derived.by(
    () => this.view !== null && this.mine.includes(this.view.to_act) && !this.over,
  );
  /** The device has to be handed on before anything secret is shown. */
  readonly covered: boolean = $derived.by(
    () => this.shared && this.asked && this.view?.to_act !== this.uncovered,
  );
  readonly secret: boolean = $derived.by(
    () => this.shared && !this.over && this.me !== this.uncovered,
  );
  readonly names: string[] = $derived.by(() => seatNames(this.seats));
  readonly choices: Choice[] = $derived.by(() =>
    this.covered ? [] : (this.state?.actions ?? []).map((text) => readAction(text, this.me)),
  );
  /** The coach may be asked, and there is something to choose. */
  readonly coached: boolean = $derived.by(
    () => (this.state?.table.coach ?? false) && this.choices.length > 1,
  );
  readonly targets: Map<string, Choice[]> = $derived.by(() => byTarget(this.choices));
  readonly sections = $derived.by(() =>
    sections(
      this.choices.filter((choice) => choice.verb !== "end"),
      this.me,
    ),
  );
  readonly numbered: Choice[] = $derived.by(() =>
    this.sections.flatMap((section) => section.choices),
  );
  readonly end: Choice | null = $derived.by(
    () => this.choices.find((choice) => choice.verb === "end") ?? null,
  );
  /** What is still possible that deserves a word before the turn ends. */
  readonly forgotten: string[] = $derived.by(() => {
    const state = this.state;
    return state
      ? forgotten(this.choices).map((choice) => reminder(choice.text, state, this.names))
      : [];
  });
  readonly events: EventMsg[] = $derived.by(() =>
    this.shared && !this.over ? this.connection.events.map(forAllToSee) : this.connection.events,
  );
  readonly story: EventMsg[] = $derived.by(() => condense(this.events));
  readonly reader: number = $derived.by(() => (this.shared ? -1 : this.me));
  /** What has happened since the reader last decided, as far as it is news. */
  private readonly news: EventMsg[] = $derived.by(() =>
    this.me < 0 || this.over || this.secret
      ? []
      : condense(this.connection.events).filter(
          (event) => event.n > this.seen && event.by !== this.me,
        ),
  );
  /** What others did to the reader. */
  readonly suffered: EventMsg[] = $derived.by(() =>
    withoutThreats(this.news.filter((event) => befell(event, this.me))),
  );
  /** What else they did, for who is to decide now. */
  readonly recap: EventMsg[] = $derived.by(() =>
    this.asked && !this.covered && !this.connection.quiet
      ? this.news.filter((event) => !befell(event, this.me))
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

  label(choice: Choice): string {
    const state = this.state;
    return state ? actionLabel(choice.text, state, this.names) : choice.text;
  }

  price(choice: Choice): number | null {
    return this.state?.amounts[choice.text]?.price ?? null;
  }

  question(): string {
    return this.view ? questionText(this.view, this.names, this.edition) : "";
  }

  sentence(event: EventMsg, reader = this.reader): string {
    return eventSentence(event, this.names, reader, this.edition);
  }

  /** What an event means for the reader. */
  consequence(event: EventMsg): string {
    return consequence(event, this.names, this.me, this.edition);
  }

  /** Why a card of the hand, or a district of another city, is of no use now. */
  reason(key: string): string {
    const why = this.asked && !this.covered ? this.state?.reasons[key] : undefined;
    return why ? t("table-reason", { why }) : "";
  }

  /** A thing was clicked: do the one thing that can be done with it, or ask which. */
  choose(target: string, opener: HTMLElement, reason = ""): void {
    const found = this.targets.get(target) ?? [];
    const only = found[0];
    this.hint = found.length === 0 && reason ? big(reason) : "";
    if (found.length === 1 && only) void this.act(only);
    else if (found.length > 1)
      this.menu = { choices: found, box: opener.getBoundingClientRect(), opener };
  }

  async act(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.menu = null;
    this.busy = true;
    this.markSeen();
    try {
      await this.connection.act(choice.text);
    } catch {
      // The connection shows what was wrong.
    } finally {
      this.busy = false;
    }
  }

  undo(): void {
    this.menu = null;
    this.connection.undo().catch(() => {
      // The connection shows what was wrong.
    });
  }

  /** Everything told so far has been seen. */
  markSeen(): void {
    const last = this.connection.events[this.connection.events.length - 1];
    if (!last) return;
    this.seen = last.n;
    try {
      sessionStorage.setItem(this.seenKey(), String(last.n));
    } catch {
      // Private windows may keep nothing.
    }
  }

  /** Goes on from what had been seen before a reload; or from the last own doing. */
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
