// The words: the same Fluent messages as on the Python side, one language loaded at a time.
// Everything here can be called in a template; it changes with the language.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { plainId } from "./facts.svelte";
import { settings } from "./settings.svelte";

// Sentences are made in a file of their own; both are imported from here.
export * from "./phrases";

export const LANGUAGES = ["en", "hu", "bg", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];
export type TextArgs = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  hu: () => import("virtual:texts/hu"),
  bg: () => import("virtual:texts/bg"),
  cs: () => import("virtual:texts/cs"),
};

function wanted(): Language {
  const wishes = [settings.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => language === wish);
    if (found) return found;
  }
  return "en";
}

class Texts {
  /** The language that is shown. Change it with `choose`. */
  language: Language = $state("en");
  #bundle: FluentBundle | null = $state.raw(null);
  #bundles = new Map<Language, FluentBundle>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Load the language of the settings or the browser. */
  start(): Promise<void> {
    return this.#show(wanted());
  }

  /** Switch to a language and remember it. */
  async choose(language: Language): Promise<void> {
    settings.language = language;
    await this.#show(language);
  }

  async #show(language: Language): Promise<void> {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource((await SOURCES[language]()).default));
      this.#bundles.set(language, bundle);
    }
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  #pattern(key: string): Pattern | null | undefined {
    const [id = "", attribute] = key.split(".");
    const message = this.#bundle?.getMessage(id);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  }

  has(key: string): boolean {
    return (this.#pattern(key) ?? null) !== null;
  }

  /** The text of `message` or `message.attribute`; undefined if there is none. */
  find(key: string, args: TextArgs = {}): string | undefined {
    const pattern = this.#pattern(key);
    if (!this.#bundle || pattern === undefined || pattern === null) return undefined;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) console.warn(key, errors);
    return text;
  }
}

export const texts = new Texts();

/** The text of a message; its key if there is none (which the tests forbid). */
export function t(key: string, args: TextArgs = {}): string {
  const text = texts.find(key, args);
  if (text === undefined && texts.ready) console.warn(`No text: ${key}`);
  return text ?? key;
}

/** Whether there is a message (or an attribute) of this key. */
export const has = (key: string): boolean => texts.has(key);

export type CardKind = "character" | "district" | "action";

function nameOf(kinds: CardKind[], id: string, edition: string): string {
  for (const kind of kinds) {
    const found = texts.find(`${kind}-${id}.name-${edition}`) ?? texts.find(`${kind}-${id}`);
    if (found !== undefined) return found;
  }
  return readable(id);
}

/** An id as words, for what has no text. */
export const readable = (id: string): string => big(id.replaceAll(/[_-]/g, " "));

/** What a district or action card is called; "?" stays, a "+" at the end too. */
export function cardName(id: string, edition: string): string {
  const plain = plainId(id);
  if (plain === "?") return plain;
  return nameOf(["district", "action"], plain, edition) + id.slice(plain.length);
}

export const characterName = (id: string, edition: string): string =>
  id === "?" ? id : nameOf(["character"], id, edition);

/** What a card does in an edition; undefined for a card that only stands there. */
export const effect = (kind: CardKind, id: string, edition: string): string | undefined =>
  texts.find(`${kind}-${plainId(id)}.effect-${edition}`) ??
  texts.find(`${kind}-${plainId(id)}.effect`);

/** What a marker is called, or what it does to the character it lies on; `face` as in a view. */
export function markName(kind: string, face = -1): string {
  const side = face < 0 ? "" : face % 2 === 1 ? ".real" : ".plain";
  return texts.find(`mark-${kind}${side}`) ?? texts.find(`mark-${kind}`) ?? readable(kind);
}

/** The name of a district type, and the letter that stands for it. */
export const typeName = (type: string): string => t(`type-${type}`);
export const typeLetter = (type: string): string => t(`letter-${type}`);

export const presetName = (preset: string): string =>
  preset ? t(`preset-${preset}`) : t("own-cards");
export const editionName = (edition: string): string => t(`edition-${edition}`);

/** What a bot is called in a list of bots; one without a text by its id. */
export const botKind = (bot: string): string => texts.find(`bot-${bot}`) ?? big(bot);

/** A refusal of the server in the reader's language. */
export function problemText(problem: unknown): string {
  const { code, error, message, args } = problem as {
    code?: string;
    error?: string;
    message?: string;
    args?: TextArgs;
  };
  return texts.find(`error-${code ?? error ?? "server"}`, args) ?? message ?? t("error-server");
}

export const big = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
