// Virtual modules with the drawings in src/drawings.
// `virtual:drawings/<folder>`: the drawings of a folder by name, as a chunk that is loaded on demand.
// `virtual:drawings`: the names of the drawings in each folder.

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const INDEX = "virtual:drawings";
const FOLDER = resolve(import.meta.dirname, "../src/drawings");

/** Return the folders that contain drawings. */
function folders(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => files(name).length > 0);
}

function files(folder: string): string[] {
  return readdirSync(resolve(FOLDER, folder)).filter((file) => file.endsWith(".svg"));
}

const nameOf = (file: string): string => file.slice(0, -".svg".length);

export function drawings(): Plugin {
  return {
    name: "citadella-drawings",
    resolveId(id) {
      return id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${INDEX}`) {
        const found = folders().map((folder) => [folder, files(folder).map(nameOf)]);
        return `export default ${JSON.stringify(Object.fromEntries(found))};`;
      }
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      const folder = resolve(FOLDER, id.slice(INDEX.length + 2));
      const found = files(folder).map((file) => {
        const path = resolve(folder, file);
        this.addWatchFile(path);
        return [nameOf(file), readFileSync(path, "utf-8").replace(/\s*\n\s*/g, "")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}
