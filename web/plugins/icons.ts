// `virtual:icons`: a module with the paths of the game-icons listed in src/drawings/icons.json.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const ID = "virtual:icons";
const LIST = resolve(import.meta.dirname, "../src/drawings/icons.json");

interface Drawings {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

export function icons(): Plugin {
  return {
    name: "citadella-icons",
    resolveId(id) {
      return id === ID ? `\0${ID}` : undefined;
    },
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      this.addWatchFile(LIST);
      const require = createRequire(import.meta.url);
      const drawings = JSON.parse(
        readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf-8"),
      ) as Drawings;
      const names = JSON.parse(readFileSync(LIST, "utf-8")) as Record<string, string>;
      const found: Record<string, string> = {};
      for (const [own, name] of Object.entries(names)) {
        const drawing =
          drawings.icons[name] ?? drawings.icons[drawings.aliases?.[name]?.parent ?? ""];
        if (!drawing) throw new Error(`Unknown game-icon: ${name} (for ${own}).`);
        const paths = [...drawing.body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? "");
        found[own] = paths.join("");
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
