// Options shared by several forms, each with its text.

import { facts } from "../wire/facts.svelte";
import { editionName } from "../words/texts.svelte";
import { clockName } from "./clocks";

export const editionOptions = (): [string, string][] =>
  (facts.catalogue?.editions ?? []).map(({ id }) => [id, editionName(id)]);

export const clockOptions = (): [string, string][] =>
  (facts.catalogue?.clocks ?? []).map((clock) => [clock.id, clockName(clock)]);
