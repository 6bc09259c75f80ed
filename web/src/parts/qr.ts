// A text as the squares of a QR code. What works them out comes when it is first wanted.

/** Light squares around the code, so that cameras find it. */
const QUIET = 2;

export interface Squares {
  /** So many squares wide and high. */
  size: number;
  /** The dark ones, as a path of an SVG. */
  path: string;
}

export async function squaresOf(text: string): Promise<Squares> {
  const { encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { ecc: "medium", border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])));
  return { size: rows.length, path: dark.join("") };
}
