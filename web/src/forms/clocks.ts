// The names of clocks.

import type { ClockInfo } from "../wire/protocol";
import { t } from "../words/texts.svelte";

const MINUTE = 60;
const DAY = 86_400;

export function clockName(clock: ClockInfo): string {
  if (clock.kind === "none") return t("clock-none");
  if (clock.kind === "days")
    return t("clock-days", { count: Math.round(clock.base_seconds / DAY) });
  return t("clock-live", {
    minutes: Math.round(clock.base_seconds / MINUTE),
    seconds: clock.increment_seconds,
  });
}
