// Times and dates in the reader's language.

import { t, texts } from "../words/texts.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A duration in its largest unit, rounded. */
export function span(seconds: number): string {
  if (seconds >= 2 * DAY) return t("time-days", { count: Math.round(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("time-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= 2 * MINUTE) return t("time-minutes", { count: Math.round(seconds / MINUTE) });
  return t("time-seconds", { count: Math.max(0, Math.round(seconds)) });
}

/** A time (seconds since 1970) as date and time. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: "medium", timeStyle: "short" }).format(
    at * 1000,
  );

/** A time as a date. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: "medium" }).format(at * 1000);
