import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./plugins/compress.ts";
import { drawings } from "./plugins/drawings.ts";
import { WORKER, offline } from "./plugins/offline.ts";
import { icons } from "./plugins/icons.ts";
import { texts } from "./plugins/texts.ts";

// For development: `npm run dev` beside a server at this address.
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
    // Inline nothing: the Content-Security-Policy allows only files from the server.
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
  // Tests use Svelte's client build, not the server build.
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
