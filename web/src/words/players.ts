// The names of players.

import type { SeatInfo } from "../wire/protocol";
import { t } from "./texts.svelte";

/** The players' names by seat; bots have names of their own. */
export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(seatName);
}

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return personName(seat.name) || botName(seat.seat);
}

/** A person's name; an unnamed guest is "Guest" with a number, in the reader's language. */
export function personName(name: string): string {
  const guest = /^Guest (\d+)$/.exec(name);
  return guest ? t("guest-name", { number: guest[1] ?? "" }) : name;
}

/** The name of the bot on a seat. */
export function botName(seat: number): string {
  const names = t("names-of-bots").split(",");
  return (names[seat % names.length] ?? "").trim();
}
