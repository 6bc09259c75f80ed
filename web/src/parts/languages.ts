// The name of each language in that language.

import type { Language } from "../words/texts.svelte";

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  hu: "Magyar",
  bg: "Български",
  cs: "Čeština",
};
