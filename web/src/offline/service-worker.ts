// Caches the app shell and the rules for offline use, and shows turn notifications. It never caches
// data of tables, only responses of the server that are the same for everyone.

/// <reference lib="webworker" />

export {};

declare const self: ServiceWorkerGlobalScope;
/** The files of this build that the rules page needs, and a hash of them (see plugins). */
declare const SHELL: string[];
declare const BUILD: string;

const CACHE = `citadella-${BUILD}`;
const PAGE = "/";
/** Responses that contain no personal data. */
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

/** Fetch a page; offline, serve the cached shell, whose router reads the path. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** Serve a file from the cache first: its name contains a hash of its content. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

/** Fetch the newest response; offline, serve the last one. */
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

// Cache what the page had loaded before the worker was active; it is still in the HTTP cache.
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

// --- notifications ---------------------------------------------------------------------------

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

/** Focus the window that shows the table, or else open one. */
async function lookAt(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((window) => new URL(window.url).pathname === path);
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}
