// A lesson: predefined states that lead from step to step. Only the action that a step asks for is
// accepted.

import { FixedConnection, named } from "./fixedConnection.svelte";
import type { Lesson, LessonStep } from "./protocol";

/** The pause after an action of another player, in milliseconds. */
const PACE = 850;

export class LessonConnection extends FixedConnection {
  readonly steps: LessonStep[];
  /** The index of the current step; after the last step the lesson is over. */
  at: number = $state(0);
  /** Whether all states that lead to the step have been shown. */
  ready: boolean = $state(false);
  readonly step: LessonStep | undefined = $derived.by(() => this.steps[this.at]);
  readonly #name: string;
  // A unique code, so that events seen in one lesson do not count as seen in the next.
  readonly #watch = `lesson ${Date.now()}`;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace = PACE;
  #shown = 0;

  /** Start a lesson; `name` is the learner's name at the table. */
  constructor(lesson: Lesson, name: string) {
    super(lesson.name, false);
    this.steps = lesson.steps;
    this.#name = name;
    this.#lead(0);
  }

  get over(): boolean {
    return this.at >= this.steps.length;
  }

  next(): void {
    if (this.over) return;
    this.at += 1;
    this.ready = false;
    this.#pace = PACE;
    this.#lead(0);
  }

  override act(action: string): Promise<void> {
    if (this.ready && action === this.step?.action) this.next();
    return Promise.resolve();
  }

  /** Skip the pauses. */
  override hurry(): void {
    if (this.ready) return;
    clearTimeout(this.#timer);
    this.#pace = 0;
    this.#lead(this.#shown + 1);
  }

  override close(): void {
    clearTimeout(this.#timer);
    super.close();
  }

  /** Show the states that lead to the step, one after the other. */
  #lead(n: number): void {
    const states = this.step?.states ?? [];
    this.#shown = n;
    const state = states[n];
    if (state) this.show(named(state, this.#name, this.#watch));
    if (n + 1 < states.length) this.#timer = setTimeout(() => this.#lead(n + 1), this.#pace);
    else this.ready = true;
  }
}
