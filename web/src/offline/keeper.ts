// Registers the service worker once the page has loaded, and sends it the URLs loaded until then.

import { texts } from "../words/texts.svelte";

const WORKER = "/service-worker.js";

/** Cache the client for offline use, where the browser supports it. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const begin = (): void => {
    navigator.serviceWorker
      .register(WORKER)
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => registration.active?.postMessage({ parts: loaded() }))
      .catch(() => {
        // Some browsers allow no service worker; the client also works without one.
      });
  };
  if (document.readyState === "complete") setTimeout(begin, 0);
  else window.addEventListener("load", begin, { once: true });
}

/** The URLs this page has loaded, and that of the rules in its language. */
function loaded(): string[] {
  const files = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
    .map((url) => url.pathname);
  return [...files, "/api/catalogue", `/api/rules?language=${texts.language}`];
}
