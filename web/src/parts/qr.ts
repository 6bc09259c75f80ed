// A text as the squares of a QR code. The encoder is loaded on first use.

/** The width of the quiet zone that scanners need, in squares. */
const QUIET = 2;

export interface Squares {
  /** Width and height in squares, quiet zone included. */
  size: number;
  /** The dark squares as an SVG path. */
  path: string;
}

export async function squaresOf(text: string): Promise<Squares> {
  const { encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: dark.join("") };
}
