// The drawings, loaded folder by folder on first use.

import names from "virtual:drawings";
import { TYPES } from "../wire/facts.svelte";

const FOLDERS = {
  districts: () => import("virtual:drawings/districts"),
  unique: () => import("virtual:drawings/unique"),
  characters: () => import("virtual:drawings/characters"),
  actions: () => import("virtual:drawings/actions"),
  tokens: () => import("virtual:drawings/tokens"),
  shields: () => import("virtual:drawings/shields"),
  presets: () => import("virtual:drawings/presets"),
  defaults: () => import("virtual:drawings/defaults"),
};

export type Folder = keyof typeof FOLDERS;

// The colours of lit windows, each with the colour that replaces it in a dark window.
const LIGHTS: [string, string][] = [
  ["#ffd470", "#31202c"],
  ["#fff3cc", "#3d2a36"],
];
// Placeholder until a drawing has loaded: empty, without a size.
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

class Library {
  #drawings: Partial<Record<Folder, Record<string, string>>> = $state.raw({});
  #asked = new Map<Folder, Promise<void>>();
  #addresses = new Map<string, string>();

  /** Preload all drawings of the given folders. */
  async load(...folders: Folder[]): Promise<void> {
    await Promise.all(folders.map((folder) => this.#ask(folder)));
  }

  /** Return the URL of a drawing for an `<img>`; with `unlit`, the windows are dark. */
  address(folder: Folder, name: string, unlit = false): string {
    const drawings = this.#drawings[folder];
    if (!drawings) {
      void this.#ask(folder).catch(() => undefined);
      return NOTHING;
    }
    const key = `${folder}/${name}${unlit ? " unlit" : ""}`;
    let found = this.#addresses.get(key);
    if (found === undefined) {
      let drawing = drawings[name];
      if (drawing === undefined) return NOTHING;
      if (unlit) for (const [light, dark] of LIGHTS) drawing = drawing.replaceAll(light, dark);
      found = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      this.#addresses.set(key, found);
    }
    return found;
  }

  #ask(folder: Folder): Promise<void> {
    let asked = this.#asked.get(folder);
    if (!asked) {
      asked = FOLDERS[folder]().then(
        ({ default: drawings }) => {
          this.#drawings = { ...this.#drawings, [folder]: drawings };
        },
        (problem: unknown) => {
          // Retry on the next use.
          this.#asked.delete(folder);
          throw problem;
        },
      );
      this.#asked.set(folder, asked);
    }
    return asked;
  }
}

export const library = new Library();

/** Whether the folder has a drawing of this name. */
export const drawn = (folder: Folder, name: string): boolean =>
  names[folder]?.includes(name) ?? false;

/** The drawings of a folder, by name. */
export const drawingsIn = (folder: Folder): string[] => names[folder] ?? [];

/** The folder and name of a district's drawing; a homebrew card has the house of its type. */
export function districtDrawing(id: string, type: string | undefined): [Folder, string] {
  for (const folder of ["districts", "unique"] as const) if (drawn(folder, id)) return [folder, id];
  return ["defaults", TYPES.find((known) => known === type) ?? "unique"];
}

/** The folder and name of a character's drawing; a homebrew character has a hooded face. */
export const characterDrawing = (id: string): [Folder, string] =>
  drawn("characters", id) ? ["characters", id] : ["defaults", "character"];

/** The folder and name of an action card's drawing. */
export const actionDrawing = (id: string): [Folder, string] =>
  drawn("actions", id) ? ["actions", id] : ["defaults", "action"];
