// A WebSocket connection to a table. It reconnects automatically; unacknowledged messages are sent
// again with the same id, so that nothing is lost or done twice.

import { hello } from "./api";
import { told, type Told } from "./events";
import { facts } from "./facts.svelte";
import { Playback } from "./playback";
import type { ChatMsg, ClientMessage, LogLine, Problem, ServerMessage, State } from "./protocol";

export type Status = "connecting" | "open" | "lost";

/** The error with which the promises of `TableConnection` are rejected. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(message);
  }
}

interface Pending {
  message: ClientMessage & { id: string };
  resolve: () => void;
  reject: (problem: Refused) => void;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
// WebSocket close codes after which the client does not reconnect.
const FINAL = new Set([4400, 4403, 4404, 4409]);
const NO_GUEST = 4401;
// Errors after which a message is sent again over the next connection.
const UNKNOWN = new Set(["storage", "elsewhere"]);

// Maximum number of new lines of the log that are kept to be read aloud.
const MAX_FRESH = 30;

/** The parts of the log lines that report events after number `last`. */
const unread = (log: LogLine[], last: number): LogLine[] =>
  log.flatMap((line) =>
    line.n > last ? [line] : (line.more ?? []).filter((n) => n > last).map((n) => ({ n })),
  );

export class TableConnection {
  /** The newest state of the table. */
  state: State | null = $state.raw(null);
  status: Status = $state("connecting");
  /** The last error; set it to null once shown. */
  problem: Problem | null = $state.raw(null);
  /** Whether the server refused the connection (unknown table, not allowed). */
  refused: boolean = $state(false);
  /** All events this client has received. */
  events: Told[] = $state.raw([]);
  /** The lines of the log, which refer to these events. */
  log: LogLine[] = $state.raw([]);
  /** The latest news of the log, to be read aloud. */
  fresh: LogLine[] = $state.raw([]);
  chat: ChatMsg[] = $state.raw([]);
  /** Whether the table shows no recap, since a lesson or puzzle explains what happened. */
  readonly quiet: boolean = false;
  /** The playback speed of a table of bots; empty: the speed of the table. */
  pace: string = $state("");
  /** The number of received states of a table of bots that wait to be shown. */
  waiting: number = $state(0);
  /** When the newest state arrived, in milliseconds. */
  received: number = $state(0);

  /** Called with each state before it is shown. */
  before: ((state: State) => void) | null = null;

  #code: string;
  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing displayed reads it
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #closed = false;
  readonly #playback = new Playback<State>((state) => this.#showState(state));
  #wake = (): void => {
    if (document.visibilityState === "visible" && this.status === "lost") this.#retry(0);
  };

  /** If `live` is false, do not connect: states are passed to `show`. */
  constructor(code: string, live = true) {
    this.#code = code;
    if (!live) {
      this.status = "open";
      return;
    }
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  /** Play an action; the promise resolves when the server has stored it. */
  act(action: string): Promise<void> {
    return this.#send({ type: "act", id: newId(), version: this.#version(), action });
  }

  undo(): Promise<void> {
    return this.#send({ type: "undo", id: newId(), version: this.#version() });
  }

  say(text: string): Promise<void> {
    return this.#send({ type: "chat", id: newId(), text });
  }

  emote(emote: string): Promise<void> {
    return this.#send({ type: "emote", id: newId(), emote });
  }

  /** Let the bots play without pauses until the only person at the table must decide. */
  hurry(): void {
    this.#post({ type: "hurry" });
  }

  /** Watch a table of bots at this speed. */
  watchAt(pace: string): void {
    this.pace = pace;
    this.#playback.pause = facts.pause(pace);
    this.waiting = this.#playback.waiting;
    this.#post({ type: "pace", pace });
  }

  /** Show all received states. */
  catchUp(): void {
    this.#playback.flush();
  }

  /** Show a state that was not received here, such as one of a replay. */
  show(state: State): void {
    this.#showState(state);
  }

  close(): void {
    this.#playback.close();
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinger);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
    this.#refuseAll("offline");
  }

  #version(): number {
    return this.state?.version ?? 0;
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const code = encodeURIComponent(this.#code);
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${code}`);
    this.#socket = socket;
    let first = true;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      this.#take(message);
      if (first && message.type === "state") {
        first = false;
        this.status = "open";
        this.#wait = FIRST_WAIT;
        for (const pending of this.#pending.values()) this.#post(pending.message);
        if (this.pace) this.#post({ type: "pace", pace: this.pace });
      }
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket !== this.#socket || this.#closed) return;
      this.#socket = null;
      this.status = "lost";
      if (FINAL.has(event.code)) {
        this.refused = true;
        this.#refuseAll("no-table");
      } else if (event.code === NO_GUEST) {
        hello().then(
          () => this.#retry(0),
          () => this.#retry(),
        );
      } else {
        this.#retry();
      }
    };
  }

  #retry(after: number = this.#wait): void {
    clearTimeout(this.#timer);
    if (this.refused || this.#closed) return;
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    this.#timer = setTimeout(() => this.#connect(), after);
  }

  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENCE) {
      // The network failed without closing the connection.
      this.#socket = null;
      socket.close();
      this.status = "lost";
      this.#retry(0);
      return;
    }
    this.#post({ type: "ping" });
  }

  #send(message: Pending["message"]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.#post(message);
    });
  }

  #post(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(message: ServerMessage): void {
    if (message.type === "state") {
      this.#takeState(message);
    } else if (message.type === "error") {
      // The message may have been stored: keep it pending until the server closes the connection.
      if (message.id !== null && UNKNOWN.has(message.error)) return;
      this.problem = message;
      const pending = message.id === null ? undefined : this.#pending.get(message.id);
      if (message.id !== null) this.#pending.delete(message.id);
      pending?.reject(new Refused(message.error, message.message, message.args));
    }
  }

  #takeState(state: State): void {
    if (state.chat.length > 0) {
      const isNew = (n: number): boolean => this.chat.every((line) => line.n !== n);
      this.chat = [...this.chat, ...state.chat.filter((line) => isNew(line.n))];
    }
    if (this.pace && state.table.of_bots) this.#playback.take(state);
    else this.#showState(state);
    this.waiting = this.#playback.waiting;
  }

  #showState(state: State): void {
    this.waiting = this.#playback.waiting;
    this.before?.(state);
    const events = state.events.map(told);
    if (state.events_reset) {
      // The server has sent the newest events again; earlier events remain valid.
      const first = events[0]?.n ?? 0;
      this.events = [...this.events.filter((event) => event.n < first), ...events];
    } else if (events.length > 0) this.events = [...this.events, ...events];
    const last = this.log.reduce((n, line) => Math.max(n, line.n, ...(line.more ?? [])), -1);
    // The log that is sent on connecting is not news.
    const news = this.state === null ? [] : unread(state.log, last);
    // After an undo, events have the numbers of earlier ones.
    const older = this.fresh.filter((line) => !news.some(({ n }) => n === line.n));
    this.fresh = [...older, ...news].slice(-MAX_FRESH);
    this.log = [...this.log.filter(({ n }) => n < state.log_from), ...state.log];
    this.received = Date.now();
    this.state = state;
    if (state.ack !== null) {
      this.#pending.get(state.ack)?.resolve();
      this.#pending.delete(state.ack);
    }
  }

  #refuseAll(code: string): void {
    for (const pending of this.#pending.values()) pending.reject(new Refused(code, ""));
    this.#pending.clear();
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
