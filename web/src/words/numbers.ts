// Number formatting in the current language.
import { texts } from "./texts.svelte";

const written = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(texts.language, options).format(value);

/** A number with at most two decimals. */
export const decimal = (value: number): string => written(value, { maximumFractionDigits: 2 });

/** A number with at most two decimals and its sign, unless it is zero. */
export const signed = (value: number): string =>
  written(value, { maximumFractionDigits: 2, signDisplay: "exceptZero" }).replace("-", "−");

/** A share as a percentage with `digits` decimals. */
export const percent = (share: number, digits = 0): string =>
  written(share, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** A share as a whole percentage with its sign, unless it is zero. */
export const signedPercent = (share: number): string =>
  written(share, { style: "percent", signDisplay: "exceptZero" }).replace("-", "−");
