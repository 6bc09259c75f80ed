// Each language is called by its own name, whatever is shown now.

import type { Language } from "../words/texts.svelte";

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  hu: "Magyar",
  bg: "Български",
  cs: "Čeština",
};
