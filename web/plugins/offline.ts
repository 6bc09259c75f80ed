// Adds to the service worker the list of files to cache for the offline rules page. The worker is a
// separate file at the root, because its scope is limited to the paths below it.

import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

export const WORKER = "service-worker";
/** The page available offline. */
const PAGE = "src/pages/Rules.svelte";
const SEARCH = "src/parts/search.ts";
const DRAWINGS = "virtual:drawings/";

export function offline(): Plugin {
  return {
    name: "citadella-offline",
    apply: "build",
    generateBundle: {
      // Run after all files have got their final names.
      order: "post",
      handler(_options, bundle) {
        const worker = Object.values(bundle).find(
          (file) => file.type === "chunk" && file.name === WORKER,
        );
        if (worker?.type !== "chunk") this.error("The bundle has no service worker.");
        const files = [...shell(bundle)].sort().map((name) => `/${name}`);
        const build = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        worker.code =
          `const SHELL=${JSON.stringify(files)};const BUILD=${JSON.stringify(build)};` +
          worker.code;
      },
    },
  };
}

/** Return the files of the app shell and the rules page; fonts and texts are cached on use. */
function shell(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (!file || found.has(name)) return;
    found.add(name);
    if (file.type !== "chunk") return;
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    file.imports.forEach(add);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type !== "chunk" || file.name === WORKER) continue;
    const source = file.facadeModuleId ?? "";
    const wanted = source.endsWith(PAGE) || source.endsWith(SEARCH) || source.includes(DRAWINGS);
    if (file.isEntry || wanted) add(name);
  }
  return found;
}
