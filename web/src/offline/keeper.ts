// Puts the service worker to work once the page is there, and tells it what was loaded before.

import { texts } from "../words/texts.svelte";

const WORKER = "/service-worker.js";

/** Keep the client for times without a network, where the browser can. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const begin = (): void => {
    navigator.serviceWorker
      .register(WORKER)
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => registration.active?.postMessage({ parts: loaded() }))
      .catch(() => {
        // Not every browser lets it, and everything works without.
      });
  };
  if (document.readyState === "complete") setTimeout(begin, 0);
  else window.addEventListener("load", begin, { once: true });
}

/** What this page has loaded, and the rules in its language. */
function loaded(): string[] {
  const files = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
    .map((url) => url.pathname);
  return [...files, "/api/catalogue", `/api/rules?language=${texts.language}`];
}
