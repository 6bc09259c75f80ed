// A request that a click sends to the server: pending, done or refused.

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

/** Load the client again after a change of account, so that no data of another person remains. */
export function enter(address = "/me"): void {
  location.replace(address);
}
