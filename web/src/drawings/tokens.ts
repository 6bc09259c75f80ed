/** The names of the token drawings, shown on the table and beside names. */
export const TOKENS = [
  ...(["crown", "coin", "dagger", "mask", "spell"] as const),
  ...(["warrant", "warrant_signed", "warrant_unsigned"] as const),
  ...(["threat", "threat_flowered", "threat_unmarked"] as const),
  ...(["tax_gold", "beautified", "tucked_cards", "laid_card"] as const),
  ...(["plot", "district_back", "role_back", "flame", "lock"] as const),
  ...(["bell", "bot", "eye", "hourglass", "undo", "unplugged"] as const),
];
export type TokenName = (typeof TOKENS)[number];
