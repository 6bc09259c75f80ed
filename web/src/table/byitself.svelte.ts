// What the table does automatically, if the settings say so: end a turn in which nothing is left to
// do, and pass decoy questions (asked of several players to hide whom they concern).

import { settings } from "../settings.svelte";
import { facts } from "../wire/facts.svelte";
import type { Choice } from "./model";
import type { Play } from "./play.svelte";

const END_AFTER = 1500;
// The delay in milliseconds is always the same, so that the timing reveals nothing.
const PASS_AFTER = 3000;

/** Return the answer that passes the open question, if the question may be a decoy. */
export function passing(play: Play): Choice | undefined {
  const verb = facts.question(play.view?.question?.kind ?? "")?.passes;
  return verb ? play.choices.find((choice) => choice.verb === verb) : undefined;
}

export function byItself(play: Play): void {
  $effect(() => {
    const nothingLeft = play.choices.length === 1 && play.end !== null;
    if (settings.endsTurn && nothingLeft) return later(play, play.end, END_AFTER);
    return undefined;
  });
  $effect(() => {
    const choice = passing(play);
    if (settings.passes && choice && !play.waits) return later(play, choice, PASS_AFTER);
    return undefined;
  });
}

function later(play: Play, choice: Choice | null, delay: number): () => void {
  const timer = setTimeout(() => choice && void play.act(choice), delay);
  return () => clearTimeout(timer);
}
