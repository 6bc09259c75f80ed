// How seats are distinguished: by colour, and by the dashes of their lines in charts.

/** Number of shields, each with a colour and a dash pattern. */
export const SHIELDS = 8;

const DASHES = ["", "11 5", "3 5", "14 5 3 5", "7 4", "2 8", "18 4", "10 4 3 4 3 4"];

/** The CSS class that sets a seat's colour (`--seat`). */
export const seatClass = (seat: number): string => `seat-${seat % SHIELDS}`;

export const seatDashes = (seat: number): string => DASHES[seat % SHIELDS] ?? "";
