// What the table does by itself for those who want it: end a turn in which nothing is left to do,
// and pass questions that are put to many only so that they betray nobody.

import { settings } from "../settings.svelte";
import { facts } from "../wire/facts.svelte";
import type { Choice } from "./model";
import type { Play } from "./play.svelte";

const END_AFTER = 1500;
// The same for everyone, whatever can be answered: the time that passes tells nothing.
const PASS_AFTER = 3000;

/** The answer that lets the open question pass, if it is one that is put to many for secrecy. */
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
