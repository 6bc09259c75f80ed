// Keeps the shell of the client and the rules, so that they open without a network, and shows that
// it is somebody's turn. It never keeps what a table says: of the server's answers only those that
// are the same for everyone.

/// <reference lib="webworker" />

export {};

declare const self: ServiceWorkerGlobalScope;
/** The files of this build that the rules page needs, and a name for just these (see plugins). */
declare const SHELL: string[];
declare const BUILD: string;

const CACHE = `citadella-${BUILD}`;
const PAGE = "/";
/** Answers that hold nothing of anybody. */
const COMMON = ["/api/catalogue", "/api/rules"];

interface Notice {
  title: string;
  body: string;
  path: string;
  tag: string;
}

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...SHELL])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (COMMON.includes(url.pathname)) event.respondWith(common(request));
});

/** The page is fetched; without a network the one that was kept finds its own way. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** A file's name holds the hash of what is in it: once kept, it is never asked for again. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

/** The newest answer; without a network the last one. */
async function common(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request));
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function keep(request: Request, answer: Response): Promise<Response> {
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

// What a page had loaded before anybody kept it: it still lies in the browser, and costs nothing.
self.addEventListener("message", (event: ExtendableMessageEvent) => {
  const wanted = (event.data as { parts?: unknown }).parts;
  if (!Array.isArray(wanted)) return;
  const paths = wanted.filter(
    (path): path is string =>
      typeof path === "string" &&
      (path.startsWith("/assets/") || COMMON.includes(path.split("?")[0] ?? "")),
  );
  event.waitUntil(keepAll(paths));
});

async function keepAll(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    paths.map(async (path) => {
      if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
    }),
  );
}

// --- notices ---------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  const told = event.data?.json() as Notice | undefined;
  if (!told) return;
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      tag: told.tag,
      icon: "/icons/192.png",
      data: { path: told.path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path?: string };
  event.waitUntil(lookAt(path?.startsWith("/") && !path.startsWith("//") ? path : PAGE));
});

/** Bring the table to the front: where it is open, or else anew. */
async function lookAt(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => new URL(window.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}
