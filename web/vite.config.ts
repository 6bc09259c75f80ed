import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { drawings } from "./plugins/drawings.ts";
import { WORKER, offline } from "./plugins/offline.ts";
import { icons } from "./plugins/icons.ts";
import { texts } from "./plugins/texts.ts";

// The address of the server for development with `npm run dev`.
const SERVER = process.env["CITADELLA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte(), texts(), icons(), drawings(), offline(), compress()],
  build: {
    outDir: resolve(import.meta.dirname, "../src/citadella/server/static"),
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    modulePreload: { polyfill: false },
    // Nothing is inlined, because the server's content security policy only allows its own files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, "index.html"),
        [WORKER]: resolve(import.meta.dirname, "src/offline/service-worker.ts"),
      },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [{ name: "icons", test: /virtual:icons/ }],
        },
      },
    },
  },
  // Tests use Svelte's browser build instead of the server build.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: { setupFiles: ["tests/setup.ts"] },
  server: {
    fs: { allow: [resolve(import.meta.dirname, "..")] },
    proxy: {
      "/api": { target: SERVER },
      "/ws": { target: SERVER.replace("http", "ws"), ws: true },
    },
  },
});
