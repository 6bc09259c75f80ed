// Which explanation fits the moment in the tutorial's game.

import type { EventMsg, State } from "../wire/protocol";

/** The last round that is explained. */
export const ROUNDS = 2;

/** Characters whose use is plain at first sight. */
export const EASY = ["merchant", "architect", "king", "bishop"];

export type Step =
  | "pick"
  | "pick-again"
  | "wait-pick"
  | "wait-turn"
  | "wait-after"
  | "gather"
  | "keep"
  | "build"
  | "no-build"
  | "power"
  | "answer"
  | "killed"
  | "end";

/** The step of the guide for a state of the table (`events` is the whole log). */
export function stepOf(state: State, events: EventMsg[]): Step {
  const view = state.view;
  const me = state.you.seats[0] ?? 0;
  if (!view || view.round > ROUNDS || state.table.status === "over") return "end";
  const asked = view.to_act === me && state.actions.length > 0;
  const kind = view.question?.kind ?? "";
  if (asked) {
    if (kind === "pick") return view.round === 1 ? "pick" : "pick-again";
    if (kind === "keep") return "keep";
    if (kind !== "turn") return "answer";
    if (view.turn && !view.turn.gathered) return "gather";
    if (state.actions.some((action) => action.startsWith("build "))) return "build";
    if (state.actions.some((action) => action !== "end")) return "power";
    return "no-build";
  }
  if (view.question?.kind === "pick") return "wait-pick";
  const own = view.players[me];
  const round = events.findLastIndex((event) => event.kind === "round");
  const killed = events.slice(round).find((event) => event.kind === "killed");
  if (killed && own?.roles.includes(killed.character)) return "killed";
  return own?.revealed.length ? "wait-after" : "wait-turn";
}
