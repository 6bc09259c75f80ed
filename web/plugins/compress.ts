// Writes `name.gz` next to every file that is large enough, so that the server need not compress;
// fonts are already compressed.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const MIN_BYTES = 1000;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "citadella-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        if (name.endsWith(".gz") || name.endsWith(".woff2")) continue;
        const data = readFileSync(resolve(folder, name));
        if (data.length < MIN_BYTES) continue;
        writeFileSync(resolve(folder, `${name}.gz`), gzipSync(data, { level: 9 }));
      }
    },
  };
}
