// Something that is asked of the server by a click: under way, done, or refused.

export interface Deed {
  readonly busy: boolean;
  readonly problem: unknown;
  run(work: () => Promise<void>): Promise<void>;
}

export function attempt(): Deed {
  let busy = $state(false);
  let problem = $state.raw<unknown>(null);
  return {
    get busy() {
      return busy;
    },
    get problem() {
      return problem;
    },
    async run(work) {
      busy = true;
      problem = null;
      try {
        await work();
      } catch (found) {
        problem = found;
      } finally {
        busy = false;
      }
    },
  };
}

/** Begin anew as whoever one is now: nothing of another person stays in the window. */
export function enter(address = "/me"): void {
  location.replace(address);
}
