// How a seat is told apart from the others: by its colour, and by the dashes of its line in a chart.

/** So many shields there are, each with its colour and its dashes. */
export const SHIELDS = 8;

const DASHES = ["", "11 5", "3 5", "14 5 3 5", "7 4", "2 8", "18 4", "10 4 3 4 3 4"];

/** The class that gives a seat its colour (`--seat`). */
export const seatClass = (seat: number): string => `seat-${seat % SHIELDS}`;

export const seatDashes = (seat: number): string => DASHES[seat % SHIELDS] ?? "";
