// The texts: the same Fluent messages as in Python, one language loaded at a time. Everything here
// can be called in a template and reacts to a change of language.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { facts, plainId } from "../wire/facts.svelte";
import { settings } from "../settings.svelte";
import type { BotInfo } from "../wire/protocol";

// Re-exported, so that texts and sentences are imported from here.
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

const MOST_SAID = 5000;

interface Found {
  bundle: FluentBundle;
  pattern: Pattern;
}

class Texts {
  /** The current language. Change it with `choose`. */
  language: Language = $state("en");
  /** The current language, then the fallback languages of homebrew cards. */
  #bundles: FluentBundle[] = $state.raw([]);
  #made = new Map<Language, FluentBundle>();
  #homebrew: Record<string, string> = {};
  #homebrewKeys = new Set<string>();
  #said: { in: FluentBundle[]; texts: Map<string, string | undefined> } = {
    in: [],
    texts: new Map(),
  };

  get ready(): boolean {
    return this.#bundles.length > 0;
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

  /** Add the texts of homebrew cards by language, with the others as fallbacks. */
  async addHomebrew(sources: Record<string, string>): Promise<void> {
    if (Object.keys(sources).length === 0) return;
    this.#homebrew = sources;
    for (const source of Object.values(sources))
      for (const message of new FluentResource(source).body) this.#homebrewKeys.add(message.id);
    this.#made.clear();
    await this.#show(this.language);
  }

  async #show(language: Language): Promise<void> {
    const others = LANGUAGES.filter((other) => other !== language && other in this.#homebrew);
    this.#bundles = await Promise.all([language, ...others].map((one) => this.#bundle(one)));
    this.language = language;
    document.documentElement.lang = language;
  }

  async #bundle(language: Language): Promise<FluentBundle> {
    let bundle = this.#made.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource((await SOURCES[language]()).default));
      bundle.addResource(new FluentResource(this.#homebrew[language] ?? ""));
      this.#made.set(language, bundle);
    }
    return bundle;
  }

  #find(key: string): Found | undefined {
    const [id = "", attribute] = key.split(".");
    for (const bundle of this.#homebrewKeys.has(id) ? this.#bundles : this.#bundles.slice(0, 1)) {
      const message = bundle.getMessage(id);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (pattern !== undefined && pattern !== null) return { bundle, pattern };
    }
    return undefined;
  }

  has(key: string): boolean {
    return this.#find(key) !== undefined;
  }

  /** The text of `message` or `message.attribute`; undefined if there is none. */
  find(key: string, args: TextArgs = {}): string | undefined {
    const bundles = this.#bundles;
    if (bundles !== this.#said.in || this.#said.texts.size > MOST_SAID)
      this.#said = { in: bundles, texts: new Map() };
    // Cache the results: a table formats the same messages repeatedly.
    const whole = `${key} ${JSON.stringify(args)}`;
    const { texts } = this.#said;
    if (!texts.has(whole)) texts.set(whole, this.#say(key, args));
    return texts.get(whole);
  }

  #say(key: string, args: TextArgs): string | undefined {
    const found = this.#find(key);
    if (!found) return undefined;
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, args, errors);
    if (errors.length > 0) console.warn(key, errors);
    return text;
  }
}

export const texts = new Texts();

/** The text of a message, or its key if there is none; tests check that all messages exist. */
export function t(key: string, args: TextArgs = {}): string {
  const text = texts.find(key, args);
  if (text === undefined && texts.ready) console.warn(`No text: ${key}`);
  return text ?? key;
}

/** Whether there is a message (or an attribute) of this key. */
export const has = (key: string): boolean => texts.has(key);

export type CardKind = "character" | "district" | "action";

/** The kind of a card; "district" for an unknown one. */
export const cardKind = (id: string): CardKind =>
  (["character", "action"] as const).find((kind) => has(`${kind}-${plainId(id)}`)) ??
  facts.homebrewKind(id) ??
  "district";

function nameOf(kinds: CardKind[], id: string, edition: string): string {
  for (const kind of kinds) {
    const found = texts.find(`${kind}-${id}.name-${edition}`) ?? texts.find(`${kind}-${id}`);
    if (found !== undefined) return found;
  }
  return readable(id);
}

/** An id as words, to name things that have no message. */
export const readable = (id: string): string => big(id.replaceAll(/[_-]/g, " "));

/** The name of a district or action card; "?" and a final "+" are kept. */
export function cardName(id: string, edition: string): string {
  const plain = plainId(id);
  if (plain === "?") return plain;
  return nameOf(["district", "action"], plain, edition) + id.slice(plain.length);
}

export const characterName = (id: string, edition: string): string =>
  id === "?" ? id : nameOf(["character"], id, edition);

/** The effect of a card in an edition; undefined for a card without one. */
export const effect = (kind: CardKind, id: string, edition: string): string | undefined =>
  texts.find(`${kind}-${plainId(id)}.effect-${edition}`) ??
  texts.find(`${kind}-${plainId(id)}.effect`);

/** The name of a marker, or its effect on the character; `face` as in a view. */
export function markName(kind: string, face = -1): string {
  const side = face < 0 ? "" : face % 2 === 1 ? ".real" : ".plain";
  return texts.find(`mark-${kind}${side}`) ?? texts.find(`mark-${kind}`) ?? readable(kind);
}

/** The name of a district type, and the letter that stands for it. */
export const typeName = (type: string): string => t(`type-${type}`);
export const typeLetter = (type: string): string => t(`letter-${type}`);

export const presetName = (preset: string): string =>
  preset ? t(`preset-${preset}`) : t("custom-cards");
export const editionName = (edition: string): string => t(`edition-${edition}`);

/** The name of a bot in a list; its id if it has no message. */
export const botKind = (bot: string): string => texts.find(`bot-${bot}`) ?? big(bot);

/** The name of a bot with its rating and thinking time. */
export const botStrength = (bot: BotInfo): string =>
  t("bot-strength", { bot: botKind(bot.id), rating: String(bot.rating), seconds: bot.seconds });

/** An error from the server in the reader's language. */
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
