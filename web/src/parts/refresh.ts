// Polling, for pages whose data changes on the server.

/** Call a function now, then at an interval while the page is visible, until it is done.
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
