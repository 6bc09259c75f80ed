// The drawings, fetched folder by folder when one of them is first wanted.

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

// Lit windows, and how they look when the light in them is out.
const LIGHTS: [string, string][] = [
  ["#ffd470", "#31202c"],
  ["#fff3cc", "#3d2a36"],
];
// What stands there until a drawing has come: nothing, in no size of its own.
const NOTHING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

class Library {
  #drawings: Partial<Record<Folder, Record<string, string>>> = $state.raw({});
  #asked = new Map<Folder, Promise<void>>();
  #addresses = new Map<string, string>();

  /** Fetch whole folders ahead, so that nothing appears late. */
  async load(...folders: Folder[]): Promise<void> {
    await Promise.all(folders.map((folder) => this.#ask(folder)));
  }

  /** The address of a drawing for an `<img>`; with `unlit`, its windows are dark. */
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
          // Asked again when the next one is wanted.
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

/** Whether there is a drawing of this name. */
export const drawn = (folder: Folder, name: string): boolean =>
  names[folder]?.includes(name) ?? false;

/** The drawings of a folder, by name. */
export const drawingsIn = (folder: Folder): string[] => names[folder] ?? [];

/** Where the drawing of a district stands; a homebrew card gets a house of its type. */
export function districtDrawing(id: string, type: string | undefined): [Folder, string] {
  for (const folder of ["districts", "unique"] as const) if (drawn(folder, id)) return [folder, id];
  return ["defaults", TYPES.find((known) => known === type) ?? "unique"];
}

/** Where the drawing of a character stands; a homebrew one gets a face under a hood. */
export const characterDrawing = (id: string): [Folder, string] =>
  drawn("characters", id) ? ["characters", id] : ["defaults", "character"];

/** Where the drawing of an action card stands. */
export const actionDrawing = (id: string): [Folder, string] =>
  drawn("actions", id) ? ["actions", id] : ["defaults", "action"];
