// Names of cards, characters, district types and markers inside sentences, in the form needed.
// Mirrors citadella/texts/names.py, which explains the functions that messages can call.

import { FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { plainId } from "../wire/facts.svelte";
import { big, readable, small, texts } from "./texts.svelte";

/** By kind of name: the prefixes of the messages with the names; the first match is used. */
const MESSAGES = {
  card: ["district", "action"],
  character: ["character"],
  type: ["type"],
  marker: ["mark"],
};
export type NameKind = keyof typeof MESSAGES;

export const isNameKind = (kind: string): kind is NameKind => kind in MESSAGES;

/** The name of a card, character, district type or marker in a sentence. */
export class Name extends FluentType<string> {
  readonly kind: NameKind;
  readonly id: string;
  readonly edition: string;
  /** The mark of a beautified district. */
  readonly suffix: string;
  readonly key: string;
  readonly #note: (form: string) => void;

  /** `note` is called with each form of the name that a message uses. */
  constructor(kind: NameKind, name: string, edition: string, note?: (form: string) => void) {
    super(name);
    this.kind = kind;
    this.id = plainId(name);
    this.edition = edition;
    this.suffix = name.slice(this.id.length);
    const keys = MESSAGES[kind].map((prefix) => `${prefix}-${this.id}`);
    this.key = keys.find((key) => texts.has(key)) ?? "";
    this.#note = note ?? (() => undefined);
  }

  /** The name as it is written inside a sentence. */
  override toString(): string {
    return this.#noted(this.#inside()) + this.suffix;
  }

  /** The name as a heading or label. */
  alone(): string {
    return this.id === "?" ? this.id : this.#general() + this.suffix;
  }

  /** A grammatical form of the name; names without this form use the message `form-FORM`. */
  form(form: string): string {
    const special = this.feature(form);
    if (special) return this.#noted(special) + this.suffix;
    const name = this.#noted(this.#inside());
    return (texts.find(`form-${form}`, { name }) ?? name) + this.suffix;
  }

  /** An attribute of the card's message for this edition ("" if it has none). */
  feature(feature: string): string {
    const special = texts.find(`${this.key}.${feature}-${this.edition}`);
    if (special !== undefined) return special;
    // The attribute belongs to the general name and does not suit the edition's own name.
    const renamed = texts.find(`${this.key}.name-${this.edition}`);
    if (renamed !== undefined && renamed !== texts.find(this.key)) return "";
    return texts.find(`${this.key}.${feature}`) ?? "";
  }

  #general(): string {
    const { key, edition } = this;
    return texts.find(`${key}.name-${edition}`) ?? texts.find(key) ?? readable(this.id);
  }

  #inside(): string {
    const special = this.feature("inside");
    if (special || this.id === "?") return special || this.id;
    const isSmall = this.kind === "type" || texts.has(`lower-case-${this.kind}`);
    return isSmall ? small(this.#general()) : this.#general();
  }

  #noted(form: string): string {
    this.#note(form);
    return form;
  }
}

/** An argument of a message as text. */
export const shown = (value: FluentValue | number): string =>
  value instanceof Name ? value.toString() : String(value.valueOf());

/** The functions that messages can call; `text` returns a message of their language. */
export function functions(text: (key: string) => string): Record<string, FluentFunction> {
  return {
    BEFORE: ([word = "", following = ""]) => {
      const after = shown(following);
      const rule = `before-${shown(word)}`;
      const isOther = new RegExp(`^(?:${text(`${rule}.pattern`)})`, "iu").test(after);
      const chosen = text(isOther ? `${rule}.other` : rule);
      return chosen + (chosen.endsWith("’") ? "" : " ") + after;
    },
    CAPITAL: ([value = ""]) => big(shown(value)),
    FEATURE: ([name, feature = ""]) => (name instanceof Name ? name.feature(shown(feature)) : ""),
    FORM: ([name = "", form = ""]) => (name instanceof Name ? name.form(shown(form)) : shown(name)),
    ID: ([name = ""]) => (name instanceof Name ? name.id : name),
    KIND: ([name]) => (name instanceof Name ? name.kind : "none"),
  };
}
