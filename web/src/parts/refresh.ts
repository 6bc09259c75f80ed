// Polling, for pages whose data changes on the server.

/** Call `ask` now, then at an interval while the page is visible, until `enough` returns true.
 *  Return a function that ends this. */
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
