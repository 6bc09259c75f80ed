// How large the places around the table are, in units of the window.

export interface SeatSizes {
  columns: number;
  rows: number;
  /** The line with shield, name and purse. */
  head: number;
  building: number;
  plaque: number;
  letters: number;
  sign: number;
}

// The table is at least so wide; wider windows give the rest to the sky.
const WIDTH = 144;
const MARGIN = 3.6;
const GAP = 1.4;
const INSET = 1.2;
const ALONE = 118;
// A building is two wide and three high.
const SLENDER = 1.5;
// From so many on there are two rows.
const TWO_ROWS = 5;

/** The sizes of so many places with so many plots each; who only looks on leaves more room. */
export function seatSizes(count: number, plots: number, watching: boolean): SeatSizes {
  const rows = count >= (watching ? 4 : TWO_ROWS) ? 2 : 1;
  const columns = Math.max(1, Math.ceil(count / rows));
  const width = columns === 1 ? ALONE : (WIDTH - MARGIN - GAP * (columns - 1)) / columns;
  const lot = (width - INSET) / plots;
  const highest = watching ? (rows === 2 ? 15 : 22) : rows === 2 ? 6.9 : columns === 1 ? 12 : 9.2;
  const building = Math.min(highest, SLENDER * lot);
  const roomy = lot >= 8;
  const cramped = lot < 5.8;
  return {
    columns,
    rows,
    head: rows === 2 && !watching ? 3.5 : 4.4,
    building: Math.round(building * 10) / 10,
    plaque: roomy ? 4 : 3.3,
    letters: roomy ? 1.45 : cramped ? 1.06 : 1.22,
    sign: roomy ? 2.3 : cramped ? 1.65 : 1.9,
  };
}
