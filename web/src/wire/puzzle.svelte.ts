// A puzzle: a position in which one move is made and judged.

import { answerPuzzle } from "./api";
import { FixedConnection, named } from "./fixedConnection.svelte";
import type { PuzzleAnswer, PuzzleTask, State } from "./protocol";

export class PuzzleConnection extends FixedConnection {
  readonly task: PuzzleTask;
  /** The chosen move, and the verdict on it. */
  chosen: string = $state("");
  answer: PuzzleAnswer | null = $state.raw(null);
  failure: unknown = $state.raw(null);
  readonly #state: State;

  /** Set up a puzzle; `name` is the person's name at the table. */
  constructor(task: PuzzleTask, name: string) {
    super(task.note.name, false);
    this.task = task;
    this.#state = named(task.state, name, `puzzle ${task.note.name}`);
    this.show(this.#state);
  }

  /** Show the puzzle's question again. */
  again(): void {
    this.chosen = "";
    this.answer = null;
    this.show(this.#state);
  }

  override async act(action: string): Promise<void> {
    if (this.chosen) return;
    this.chosen = action;
    try {
      this.answer = await answerPuzzle(this.task.note.name, action);
      this.show({ ...this.#state, choices: [] });
    } catch (problem) {
      this.chosen = "";
      this.failure = problem;
    }
  }

  override hurry(): void {
    // There is nothing to wait for.
  }
}
