// The drawn QR code can be decoded and contains the right text.

import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { squaresOf } from "../src/parts/qr";

const SCALE = 6;

/** The drawn squares as a picture. */
function pictureOf(
  size: number,
  path: string,
): { width: number; height: number; data: Uint8Array } {
  const side = size * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = 0; y < SCALE; y += 1)
      for (let x = 0; x < SCALE; x += 1) {
        const at = ((Number(top) * SCALE + y) * side + Number(left) * SCALE + x) * 4;
        data.fill(0, at, at + 3);
      }
  return { width: side, height: side, data };
}

describe("the code of an invitation", () => {
  it.each(["http://192.168.1.5:8000/t/AbCd_efGh-ijKl12", "https://citadella.example/t/x"])(
    "leads to %s",
    async (link) => {
      const { size, path } = await squaresOf(link);
      expect(decodeQR(pictureOf(size, path))).toBe(link);
    },
  );
});
