// The sizes of the seats around the table, in window units.

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

// The minimum width of the table; in wider windows, the rest is sky.
const WIDTH = 144;
const MARGIN = 3.6;
const GAP = 1.4;
const INSET = 1.2;
const ALONE = 118;
// The ratio of height to width of a building.
const SLENDER = 1.5;
// This many seats, or more, are in two rows.
const TWO_ROWS = 5;

/** The sizes for a number of seats with a number of plots each; larger for a spectator. */
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
