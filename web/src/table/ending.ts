// Texts about the end of a game: its length, a short score, and how ties were broken.

import type { LineMsg, ResultMsg, ViewMsg } from "../wire/protocol";
import { characterName, t } from "../words/texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Return the approximate length of a game. */
export function lasted(seconds: number): string {
  if (seconds < 2 * HOUR)
    return t("end-minutes", { count: Math.max(1, Math.round(seconds / MINUTE)) });
  if (seconds < 2 * DAY) return t("end-hours", { count: Math.round(seconds / HOUR) });
  return t("end-days", { count: Math.round(seconds / DAY) });
}

/** Return a score sheet with all districts combined in one line. */
export function inShort(sheet: LineMsg[]): LineMsg[] {
  const districts = sheet.filter((line) => line.reason === "district");
  const points = districts.reduce((sum, line) => sum + line.points, 0);
  const rest = sheet.filter((line) => line.reason !== "district");
  return [{ reason: "district", card: "", points, line: ["end-districts", {}] }, ...rest];
}

/** Join names, with "and" before the last one. */
export function asText(names: string[]): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  return t("end-and", { names: names.slice(0, -1).join(", "), last });
}

/** Return a sentence for each two adjacent places with equal points: how the tie was broken. */
export function tieOf(
  result: ResultMsg,
  view: ViewMsg,
  names: string[],
  edition: string,
): string[] {
  const order = result.places
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place);
  const found: string[] = [];
  order.forEach(({ seat }, i) => {
    const next = order[i + 1];
    if (!next || result.totals[seat] !== result.totals[next.seat]) return;
    found.push(broken(result, view, seat, next.seat, names, edition));
  });
  return found;
}

function broken(
  result: ResultMsg,
  view: ViewMsg,
  seat: number,
  other: number,
  names: string[],
  edition: string,
): string {
  const pair = { first: names[seat] ?? "", second: names[other] ?? "" };
  const mine = result.tie_breaks[seat] ?? [];
  const theirs = result.tie_breaks[other] ?? [];
  const at = mine.findIndex((number, i) => number !== theirs[i]);
  if (at < 0) return t("end-tie-nothing", pair);
  const [count, against] = [mine[at] ?? 0, theirs[at] ?? 0];
  if (result.tie_rule === "districts-and-gold")
    return t(at === 0 ? "end-tie-districts" : "end-tie-gold", { ...pair, count, other: against });
  const role = (rank: number): string => characterName(view.cast[rank - 1] ?? "", edition);
  const ranks = { ...pair, rank: count, role: role(count) };
  if (against === 0) return t("end-tie-unseen", ranks);
  return t("end-tie-rank", { ...ranks, other: role(against), otherRank: against });
}
