// Virtual modules with the texts in src/citadella/texts.
// `virtual:texts/<language>`: the Fluent files of a language, joined into one string.
// `virtual:languages`: the languages, English first, each with its name and a function to load it.
// `virtual:names`: the names of every card in all languages and editions, by key.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = "virtual:languages";
const NAMES = "virtual:names";
const PREFIX = "virtual:texts/";
// The message with the name of a language.
const NAME_KEY = "language-name";
const FOLDER = resolve(import.meta.dirname, "../../src/citadella/texts");
// The files used by the browser client; those of the command line are left out.
const FILES = [
  "terms",
  "cards",
  "drawings",
  "game",
  "web",
  "people",
  "meeting",
  "table",
  "motion",
  "end",
  "coach",
  "review",
  "lessons",
  "puzzles",
];

const CARD = /^((?:character|district|action)-\w+) = (.*)$/;
const OTHER_NAME = /^ +\.name-\S+ = (.*)$/;

/** Return the codes of the languages, English first. */
function codes(): string[] {
  const found = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name);
  return ["en", ...found.filter((code) => code !== "en").sort()];
}

function languages(): string {
  const entries = codes().map((code) => {
    const terms = readFileSync(resolve(FOLDER, code, "terms.ftl"), "utf-8");
    const name = new RegExp(`^${NAME_KEY} = (.*)$`, "m").exec(terms)?.[1] ?? code;
    return `${code}: { name: ${JSON.stringify(name)}, load: () => import("${PREFIX}${code}") }`;
  });
  return `export default { ${entries.join(", ")} };`;
}

/** Return the files with the names of cards, one per language. */
const cardFiles = (): string[] => codes().map((code) => resolve(FOLDER, code, "cards.ftl"));

function names(files: string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of files) {
    let key = "";
    for (const line of readFileSync(file, "utf-8").split("\n")) {
      const card = CARD.exec(line);
      key = card?.[1] ?? (line.startsWith(" ") ? key : "");
      const name = card?.[2] ?? OTHER_NAME.exec(line)?.[1];
      // A reference to another name adds nothing.
      if (!key || !name || name.includes("{")) continue;
      found[key] = [...new Set([...(found[key] ?? []), name])];
    }
  }
  return found;
}

export function texts(): Plugin {
  return {
    name: "citadella-texts",
    resolveId(id) {
      return [LANGUAGES, NAMES].includes(id) || id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${LANGUAGES}`) return languages();
      if (id === `\0${NAMES}`) {
        const files = cardFiles();
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(names(files))};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const parts: string[] = [];
      for (const name of FILES) {
        const file = resolve(FOLDER, language, `${name}.ftl`);
        this.addWatchFile(file);
        parts.push(readFileSync(file, "utf-8"));
      }
      const source = parts
        .join("\n")
        .split("\n")
        .filter((line) => !line.startsWith("#") && line.trim() !== "")
        .join("\n");
      return `export default ${JSON.stringify(source)};`;
    },
  };
}
