// Polling, for pages whose data changes on the server.

/** Ask now, then at an interval while the page is visible, until there is nothing more to come.
 *  Return a function that stops it. */
export function keepAsking(
  ask: () => Promise<void>,
  every: number,
  enough: () => boolean = () => false,
): () => void {
  void ask();
  const timer = setInterval(() => {
    if (document.visibilityState !== "hidden" && !enough()) void ask();
  }, every);
  return () => clearInterval(timer);
}
