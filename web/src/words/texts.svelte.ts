// The texts: the same Fluent messages as in Python, one language loaded at a time. Everything here
// can be called in a template and reacts to a change of language.

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { facts, plainId } from "../wire/facts.svelte";
import { settings } from "../settings.svelte";
import type { BotInfo } from "../wire/protocol";
import languages from "virtual:languages";
import { functions, Name } from "./names";

/** The codes of the languages, and the name of each in that language. */
export const LANGUAGES = Object.keys(languages);
export const languageName = (language: string): string => languages[language]?.name ?? language;
export type TextArgs = Record<string, FluentVariable>;
type Pattern = NonNullable<Message["value"]>;

function wanted(): string {
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
  language: string = $state("en");
  /** The current language, then the fallback languages of homebrew cards. */
  #bundles: FluentBundle[] = $state.raw([]);
  #made = new Map<string, FluentBundle>();
  #homebrew: Record<string, string> = {};
  #homebrewKeys = new Set<string>();
  #cachedFor: [FluentBundle[], string] = [[], ""];
  #cache = new Map<string, unknown>();

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  /** Load the language of the settings or the browser. */
  start(): Promise<void> {
    return this.#show(wanted());
  }

  /** Switch to a language and remember it. */
  async choose(language: string): Promise<void> {
    settings.language = language;
    await this.#show(language);
  }

  /** Add the texts of homebrew cards by language; other languages serve as fallbacks. */
  async addHomebrew(sources: Record<string, string>): Promise<void> {
    if (Object.keys(sources).length === 0) return;
    this.#homebrew = sources;
    for (const source of Object.values(sources))
      for (const message of new FluentResource(source).body) this.#homebrewKeys.add(message.id);
    this.#made.clear();
    await this.#show(this.language);
  }

  async #show(language: string): Promise<void> {
    const others = LANGUAGES.filter((other) => other !== language && other in this.#homebrew);
    this.#bundles = await Promise.all([language, ...others].map((one) => this.#bundle(one)));
    this.language = language;
    document.documentElement.lang = language;
  }

  async #bundle(language: string): Promise<FluentBundle> {
    const known = this.#made.get(language);
    if (known) return known;
    const bundle: FluentBundle = new FluentBundle(language, {
      useIsolating: false,
      functions: functions((key) => this.#say(key, {}, [bundle]) ?? ""),
    });
    bundle.addResource(new FluentResource((await languages[language]?.load())?.default ?? ""));
    bundle.addResource(new FluentResource(this.#homebrew[language] ?? ""));
    this.#made.set(language, bundle);
    return bundle;
  }

  #find(key: string, bundles = this.#bundles): Found | undefined {
    const [id = "", attribute] = key.split(".");
    for (const bundle of this.#homebrewKeys.has(id) ? bundles : bundles.slice(0, 1)) {
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
    return this.cached(`${key} ${JSON.stringify(args)}`, () => {
      const text = this.#say(key, args);
      return text === undefined ? text : this.typeset(text);
    });
  }

  /** The text of a message, or its key if there is none; tests check that all messages exist. */
  say(key: string, args: TextArgs): string {
    return this.#say(key, args) ?? missing(key);
  }

  /** A text with proper minus signs, and no-break spaces where a line must not end. The optional
   *  messages `no-break-after` and `no-break-before` are regular expressions for words and signs
   *  that must stay with what follows or precedes them. */
  typeset(text: string): string {
    const [after, before] = [this.#say("no-break-after", {}), this.#say("no-break-before", {})];
    let found = text
      .replaceAll(/(?<=\d) (?=\p{L})| (?=\(\d+\))/gu, "\u00a0")
      .replaceAll(/(?<![\p{L}\d_-])-(?=\d)/gu, "−");
    if (after)
      found = found.replaceAll(new RegExp(`(?<![\\p{L}\\d_])(${after}) `, "giu"), "$1\u00a0");
    if (before) found = found.replaceAll(new RegExp(` (?=${before})`, "giu"), "\u00a0");
    return found;
  }

  /** Return what `make` returns, from a cache that is valid until the texts change: a table formats
   *  the same messages repeatedly. */
  cached<Made>(key: string, make: () => Made): Made {
    const [bundles, reader] = [this.#bundles, settings.reader];
    if (
      bundles !== this.#cachedFor[0] ||
      reader !== this.#cachedFor[1] ||
      this.#cache.size > MOST_SAID
    ) {
      this.#cachedFor = [bundles, reader];
      this.#cache = new Map();
    }
    if (this.#cache.has(key)) return this.#cache.get(key) as Made;
    const made = make();
    this.#cache.set(key, made);
    return made;
  }

  #say(key: string, args: TextArgs, bundles?: FluentBundle[]): string | undefined {
    const found = this.#find(key, bundles);
    if (!found) return undefined;
    const errors: Error[] = [];
    const all = { reader: settings.reader, ...args };
    const text = found.bundle.formatPattern(found.pattern, all, errors);
    if (errors.length > 0) console.warn(key, errors);
    return text;
  }
}

export const texts = new Texts();

/** The text of a message, or its key if there is none; tests check that all messages exist. */
export const t = (key: string, args: TextArgs = {}): string =>
  texts.find(key, args) ?? missing(key);

function missing(key: string): string {
  if (texts.ready) console.warn(`No text: ${key}`);
  return key;
}

/** Whether there is a message (or an attribute) of this key. */
export const has = (key: string): boolean => texts.has(key);

export type CardKind = "character" | "district" | "action";

/** The kind of a card; "district" for an unknown one. */
export const cardKind = (id: string): CardKind =>
  (["character", "action"] as const).find((kind) => has(`${kind}-${plainId(id)}`)) ??
  facts.homebrewKind(id) ??
  "district";

/** An id as words, to name things that have no message. */
export const readable = (id: string): string => big(id.replaceAll(/[_-]/g, " "));

/** The name of a district or action card; "?" and a final "+" are kept. */
export const cardName = (id: string, edition: string): string =>
  new Name("card", id, edition).alone();

export const characterName = (id: string, edition: string): string =>
  new Name("character", id, edition).alone();

/** The effect of a card in an edition; undefined for a card without one. */
export const effect = (kind: CardKind, id: string, edition: string): string | undefined =>
  texts.find(`${kind}-${plainId(id)}.effect-${edition}`) ??
  texts.find(`${kind}-${plainId(id)}.effect`);

/** The name of a marker ("warrant") or its effect ("killed"); `face` is as in a view. */
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
