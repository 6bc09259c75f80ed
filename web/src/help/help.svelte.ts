// Help on cards: one large card, shown on hover, focus or long press.

import type { Attachment } from "svelte/attachments";
import { rules, type Rule } from "../wire/api";
import { texts, type CardKind } from "../words/texts.svelte";

export interface HelpTarget {
  kind: CardKind;
  id: string;
  edition: string;
}

const HOVER_DELAY = 420;
const FOCUS_DELAY = 650;
const PRESS_DELAY = 480;
const PRESS_SLACK = 10;

class Help {
  target: HelpTarget | null = $state.raw(null);
  anchor: DOMRect | null = $state.raw(null);
  /** Whether the help stays open until closed, because touch or a key opened it. */
  pinned: boolean = $state(false);
  rules: Rule[] = $state.raw([]);
  /** The language in which the rules were last requested. */
  #asked = "";

  show(target: HelpTarget, anchor: DOMRect, pinned: boolean): void {
    if (target.id === "?" || target.id === "") return;
    this.target = target;
    this.anchor = anchor;
    this.pinned = pinned;
    this.loadRules();
  }

  hide(): void {
    this.target = null;
    this.pinned = false;
  }

  /** Fetch the rules on first use, and again when the language changes. */
  loadRules(): void {
    const language = texts.language;
    if (this.#asked === language) return;
    this.#asked = language;
    rules(language).then(
      (found) => {
        if (this.#asked === language) this.rules = found;
      },
      () => (this.#asked = ""),
    );
  }
}

export const help = new Help();

/** Add help to an element: `{@attach cardHelp(() => ({ kind, id, edition }))}`.
 *
 *  If `onpress` is true, a click and Enter open the help, too. */
export function cardHelp(target: () => HelpTarget, onpress = false): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let pressed = false;

    const open = (pinned: boolean): void =>
      help.show(target(), element.getBoundingClientRect(), pinned);
    const cancel = (): void => clearTimeout(timer);
    // Hide the help later: an element may lose the focus because an update removes it, and state
    // must not change during an update.
    const leave = (): void => {
      cancel();
      queueMicrotask(() => {
        if (!help.pinned) help.hide();
      });
    };

    const listeners: [string, (event: Event) => void][] = [
      [
        "pointerenter",
        (event) => {
          if ((event as PointerEvent).pointerType !== "mouse") return;
          timer = setTimeout(() => open(false), HOVER_DELAY);
        },
      ],
      ["pointerleave", leave],
      [
        "pointerdown",
        (event) => {
          const press = event as PointerEvent;
          pressed = false;
          cancel();
          if (press.pointerType === "mouse") {
            leave();
            return;
          }
          from = { x: press.clientX, y: press.clientY };
          timer = setTimeout(() => {
            pressed = true;
            open(true);
          }, PRESS_DELAY);
        },
      ],
      [
        "pointermove",
        (event) => {
          const { pointerType, clientX, clientY } = event as PointerEvent;
          if (pointerType === "mouse") return;
          if (Math.hypot(clientX - from.x, clientY - from.y) > PRESS_SLACK) cancel();
        },
      ],
      ["pointerup", (event) => (event as PointerEvent).pointerType !== "mouse" && cancel()],
      ["pointercancel", cancel],
      [
        "contextmenu",
        // A long press opens the help, not the browser's context menu.
        (event) => pressed && event.preventDefault(),
      ],
      [
        "focus",
        () => {
          if (!element.matches(":focus-visible")) return;
          timer = setTimeout(() => open(false), FOCUS_DELAY);
        },
      ],
      ["blur", leave],
      [
        "keydown",
        (event) => {
          const { key } = event as KeyboardEvent;
          if (key === "Escape") leave();
          else if (key === "?" || key === "F1" || (onpress && key === "Enter")) {
            event.preventDefault();
            event.stopPropagation();
            open(true);
          } else cancel();
        },
      ],
    ];
    const click = (event: Event): void => {
      cancel();
      // Ignore the click that ends a long press.
      if (pressed) {
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (onpress) open(true);
    };
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    element.addEventListener("click", click, { capture: true });
    return () => {
      leave();
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}

/** The rules and rulings on one card, for the edition that is played. */
export function rulesOf(all: Rule[], id: string, edition: string): Rule[] {
  const ofClassic = /^(J-)?X-/;
  return all.filter(
    (rule) => rule.card === id && (edition === "classic" || !ofClassic.test(rule.id)),
  );
}
