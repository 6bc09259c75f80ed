// The display settings that this browser remembers.

export const TEXT_SIZES = ["small", "normal", "large", "larger"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const MOTIONS = ["system", "full", "none"] as const;
export type Motion = (typeof MOTIONS)[number];
/** How texts address the reader; empty: in words that suit everyone. */
export const READERS = ["", "feminine", "masculine"] as const;
export type Reader = (typeof READERS)[number];

const KEY = "citadella.settings";
const SIZE_IN_PERCENT: Record<TextSize, number> = {
  small: 90,
  normal: 100,
  large: 115,
  larger: 130,
};

interface Stored {
  language?: string;
  reader?: Reader;
  sound?: boolean;
  volume?: number;
  motion?: Motion;
  textSize?: TextSize;
  patterns?: boolean;
  endsTurn?: boolean;
  passes?: boolean;
  notices?: boolean;
}

function stored(): Stored {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

const systemCalm = window.matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #kept = stored();
  /** Empty: the browser's language. */
  language: string = $state(this.#kept.language ?? "");
  reader: Reader = $state(choice(this.#kept.reader, READERS, ""));
  sound: boolean = $state(this.#kept.sound ?? false);
  /** The volume, from 0 to 1. */
  volume: number = $state(this.#kept.volume ?? 0.6);
  motion: Motion = $state(choice(this.#kept.motion, MOTIONS, "system"));
  textSize: TextSize = $state(choice(this.#kept.textSize, TEXT_SIZES, "normal"));
  /** Whether district types have patterns besides colours. */
  patterns: boolean = $state(this.#kept.patterns ?? false);
  /** Whether a turn ends automatically when nothing is left to do. */
  endsTurn: boolean = $state(this.#kept.endsTurn ?? false);
  /** Whether decoy questions pass automatically. */
  passes: boolean = $state(this.#kept.passes ?? false);
  /** Whether to notify when it is my turn, at tables with days per move. */
  notices: boolean = $state(this.#kept.notices ?? false);
  #systemCalm: boolean = $state(systemCalm.matches);
  /** Whether to reduce motion. */
  calm: boolean = $derived(
    this.motion === "none" || (this.motion === "system" && this.#systemCalm),
  );

  constructor() {
    systemCalm.addEventListener("change", (event) => (this.#systemCalm = event.matches));
    $effect.root(() => {
      $effect(() => {
        const kept: Stored = {
          language: this.language,
          reader: this.reader,
          sound: this.sound,
          volume: this.volume,
          motion: this.motion,
          textSize: this.textSize,
          patterns: this.patterns,
          endsTurn: this.endsTurn,
          passes: this.passes,
          notices: this.notices,
        };
        try {
          localStorage.setItem(KEY, JSON.stringify(kept));
        } catch {
          // Storage is disabled: the settings last until the page closes.
        }
        const root = document.documentElement;
        root.style.fontSize = `${SIZE_IN_PERCENT[this.textSize]}%`;
        root.dataset["motion"] = this.calm ? "none" : "full";
        root.dataset["patterns"] = this.patterns ? "on" : "off";
      });
    });
  }
}

function choice<T extends string>(value: T | undefined, known: readonly T[], usual: T): T {
  return value !== undefined && known.includes(value) ? value : usual;
}

export const settings = new Settings();
