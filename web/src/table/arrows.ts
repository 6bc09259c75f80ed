/** The arrow keys move from button to button within a row, round and round. */
export function moveByArrows(event: KeyboardEvent): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
}
