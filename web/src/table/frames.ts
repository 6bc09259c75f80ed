// Scheduling of work in pieces, so that slow phones stay responsive.

/** Do something after the next paint; return a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
