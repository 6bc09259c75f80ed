// A small router: the path is reactive state, and internal links do not reload the page.

class Router {
  path: string = $state(location.pathname);
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  }

  go(address: string, replace: boolean): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** Go to another page of the client. */
export function navigate(address: string, replace = false): void {
  router.go(address, replace);
}
