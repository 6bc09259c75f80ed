// `virtual:texts/<language>`: the Fluent files of one language, joined into one text.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:texts/";
const FOLDER = resolve(import.meta.dirname, "../../src/citadella/texts");
// What the browser says; the command line's own messages stay out.
const FILES = ["terms", "cards", "drawings", "game", "web", "table", "coach"];

export function texts(): Plugin {
  return {
    name: "citadella-texts",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
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
