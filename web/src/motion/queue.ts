// Plays moments one after the other. The queue never falls far behind: the more moments wait, the
// faster it plays, and moments that would be far too late are dropped.

interface Timed {
  length: number;
}

/** The backlog above which the queue plays faster, in milliseconds. */
const LEISURE = 1200;
const FASTEST = 3;
/** The backlog above which moments are dropped, in milliseconds. */
const TOO_LATE = 5000;

export interface Stage<T> {
  /** Called when a moment is queued: hide its effects until it plays. */
  wait(moment: T): void;
  begin(moment: T, rate: number): void;
  /** Called when a moment is over, skipped or dropped. */
  end(moment: T): void;
}

export class Queue<T extends Timed> {
  #waiting: T[] = [];
  #current: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stage: Stage<T>;

  constructor(stage: Stage<T>) {
    this.#stage = stage;
  }

  get isIdle(): boolean {
    return this.#current === null;
  }

  add(moments: T[]): void {
    this.#waiting.push(...moments);
    for (const moment of moments) this.#stage.wait(moment);
    let left = this.#backlog();
    while (left > TOO_LATE || (left > LEISURE && this.#dropping)) {
      const moment = this.#waiting.shift();
      if (!moment) break;
      this.#dropping = true;
      this.#stage.end(moment);
      left -= moment.length;
    }
    this.#dropping = false;
    if (this.isIdle) this.#next();
  }

  /** Whether late moments are being dropped until the queue has caught up. */
  #dropping = false;

  /** Skip everything that is queued. */
  skip(): void {
    clearTimeout(this.#timer);
    const all = this.#current ? [this.#current, ...this.#waiting] : this.#waiting;
    this.#current = null;
    this.#waiting = [];
    for (const moment of all) this.#stage.end(moment);
  }

  #backlog(): number {
    return this.#waiting.reduce((sum, moment) => sum + moment.length, 0);
  }

  #next(): void {
    const backlog = this.#backlog();
    const moment = this.#waiting.shift();
    if (!moment) return;
    const rate = Math.min(FASTEST, Math.max(1, backlog / LEISURE));
    this.#current = moment;
    this.#timer = setTimeout(() => {
      this.#current = null;
      this.#stage.end(moment);
      this.#next();
    }, moment.length / rate);
    this.#stage.begin(moment, rate);
  }
}
