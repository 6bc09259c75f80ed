// Numbers as the language writes them.
import { texts } from "./texts.svelte";

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(texts.language, options).format(value);

/** A number with at most two digits after its point, or its comma. */
export const decimal = (value: number): string => written(value, { maximumFractionDigits: 2 });

/** The same with its sign, unless it is nothing. */
export const signed = (value: number): string =>
  written(value, { maximumFractionDigits: 2, signDisplay: "exceptZero" }).replace("-", "−");

/** A share in percents, with so many digits after the point. */
export const percent = (share: number, digits = 0): string =>
  written(share, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** A share in whole percents with its sign, unless it is nothing. */
export const signedPercent = (share: number): string =>
  written(share, { style: "percent", signDisplay: "exceptZero" }).replace("-", "−");

/** A sentence in which a number stays on the line of what it counts, and a rank by its name. */
export const tied = (sentence: string): string =>
  sentence.replaceAll(/(?<=\d) (?=\p{L})| (?=\(\d+\))/gu, "\u00a0");
