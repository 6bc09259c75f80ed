// Sentences as text. The server decides which message says what, with typed arguments; here it
// becomes text in the reader's language. Mirrors citadella/texts/sentence.py.

import type { FluentValue } from "@fluent/bundle";
import type { HelpTarget } from "../help/help.svelte";
import type { Sentence } from "../wire/protocol";
import { isNameKind, Name, shown, type NameKind } from "./names";
import { big, cardKind, texts, type TextArgs } from "./texts.svelte";

/** The default values of arguments that a sentence leaves out. */
const DEFAULTS = { case: "known", doer: "seat", cause: "", turn: "", mine: "no", count: 0 };

interface Rendered {
  text: string;
  /** The cards and characters that the text names, by each form of name that it uses. */
  named: Map<string, HelpTarget>;
}

/** A part of a sentence; `help` is the card or character that it names. */
export interface Piece {
  text: string;
  help: HelpTarget | undefined;
}

/** A whole sentence or label, beginning with a capital letter; `names` are the players by seat. */
export const render = (sentence: Sentence, names: string[], edition: string): string =>
  texts.typeset(big(phrase(sentence, names, edition)));

/** A sentence as it is written inside another one. */
export const phrase = (sentence: Sentence, names: string[], edition: string): string =>
  rendered(sentence, names, edition).text;

/** The name of a referenced thing, such as `card:keep`, as a heading or label. */
export function nameOf(reference: string, edition: string): string {
  const [kind = "", id = ""] = reference.split(":");
  return isNameKind(kind) ? new Name(kind, id, edition).alone() : reference;
}

/** A whole sentence, split at the names of cards and characters. */
export function pieces(sentence: Sentence, names: string[], edition: string): Piece[] {
  const { text, named } = rendered(sentence, names, edition);
  const whole = big(text);
  if (named.size === 0) return [{ text: texts.typeset(whole), help: undefined }];
  const forms = [...named.keys()].sort((a, b) => b.length - a.length);
  const escaped = forms.map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return whole
    .split(new RegExp(`(?<!\\p{L})(${escaped.join("|")})(?!\\p{L})`, "u"))
    .filter(Boolean)
    .map((part) => ({ text: texts.typeset(part), help: named.get(part) }));
}

function rendered(sentence: Sentence, names: string[], edition: string): Rendered {
  const whole = JSON.stringify([sentence, names, edition]);
  return texts.cached(whole, () => make(sentence, names, edition));
}

function make([key, given]: Sentence, names: string[], edition: string): Rendered {
  const named: Rendered["named"] = new Map();
  function value(raw: unknown): FluentValue | number {
    if (typeof raw === "number") return raw;
    if (isSentence(raw)) {
      const inner = rendered(raw, names, edition);
      for (const [form, help] of inner.named) named.set(form, help);
      return inner.text;
    }
    if (Array.isArray(raw)) return raw.map((each) => shown(value(each))).join(", ");
    const word = String(raw);
    if (word.startsWith("@")) return names[Number(word.slice(1))] ?? "";
    const [, kind = "", id = ""] = /^(\w+):(.*)$/.exec(word) ?? [];
    return isNameKind(kind) ? name(kind, id) : word;
  }
  function name(kind: NameKind, id: string): Name {
    const helps = (kind === "card" || kind === "character") && id !== "?";
    const made = new Name(kind, id, edition, (form) => {
      if (!helps || !form) return;
      const help = { kind: cardKind(id), id: made.id, edition };
      // At the beginning of a sentence, the name has a capital letter.
      named.set(form, help).set(big(form), help);
    });
    return made;
  }
  const cards = (given["cards"] ?? []) as unknown[];
  const implied = { by: given["seat"] ?? "", card: cards[0], second: cards[1] };
  const args: TextArgs = {};
  for (const [variable, raw] of Object.entries({ ...DEFAULTS, ...implied, ...given }))
    if (raw !== undefined) args[variable] = value(raw);
  return { text: texts.say(key, args), named };
}

/** Whether an argument is another sentence, as opposed to a list. */
const isSentence = (raw: unknown): raw is Sentence =>
  Array.isArray(raw) && typeof raw[1] === "object" && !Array.isArray(raw[1]);
