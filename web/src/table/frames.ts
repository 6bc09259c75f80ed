// A slow phone builds large things piece by piece, so that it stays awake between them.

/** Do something once what is there now has been painted; gives the way to call it off. */
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
