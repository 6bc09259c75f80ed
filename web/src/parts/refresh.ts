// Pages that show what changes elsewhere.

/** Ask now, and from time to time as long as the page is seen and it is not enough; gives the way
 *  to end it. */
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
