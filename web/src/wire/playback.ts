// A queue for things that arrive faster than they should be shown; each is shown for a while.

export class Playback<T> {
  #held: T[] = [];
  #shown = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (thing: T) => void;
  /** How long each thing is shown, in milliseconds. */
  #pause = 0;

  constructor(show: (thing: T) => void) {
    this.#show = show;
  }

  get pause(): number {
    return this.#pause;
  }

  set pause(pause: number) {
    this.#pause = pause;
    this.#go();
  }

  /** The number of things that wait to be shown. */
  get waiting(): number {
    return this.#held.length;
  }

  take(thing: T): void {
    this.#held.push(thing);
    this.#go();
  }

  /** Show everything that waits. */
  flush(): void {
    clearTimeout(this.#timer);
    for (const thing of this.#held.splice(0)) this.#show(thing);
    this.#shown = performance.now();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#held = [];
  }

  #go(): void {
    clearTimeout(this.#timer);
    for (;;) {
      const wait = this.#shown + this.#pause - performance.now();
      const next = this.#held[0];
      if (next === undefined) return;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
      this.#held.shift();
      this.#shown = performance.now();
      this.#show(next);
    }
  }
}
