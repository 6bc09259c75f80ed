// The new-table form: what it offers and what it sends. The requests made here are written to a
// file, and `python -m tools.checks.form_requests build/requests.json` tries them.

import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { facts } from "../src/wire/facts.svelte";
import type { NewTable } from "../src/wire/protocol";
import { OWN, TableChoice, type Wish } from "../src/forms/tableChoice.svelte";
import { sentences } from "./sentences";

const WISHES: Wish[] = ["always", "maybe", "never"];
const RANDOM_FORMS = 40;
const sent: NewTable[] = [];

beforeAll(() => {
  facts.catalogue = sentences.catalogue;
});
afterAll(() => {
  writeFileSync(new URL("../../build/requests.json", import.meta.url), JSON.stringify(sent));
});

const TABLES = sentences.catalogue.editions.flatMap(({ id, min_players, max_players, printed }) =>
  (printed.length > 0 ? [false, true] : [false]).flatMap((asPrinted) =>
    Array.from({ length: max_players - min_players + 1 }, (_, i) => ({
      edition: id,
      players: min_players + i,
      asPrinted,
    })),
  ),
);

function form(edition: string, players: number, preset = OWN, asPrinted = false): TableChoice {
  const choice = new TableChoice();
  choice.setEdition(edition);
  if (asPrinted) choice.asPrinted = (choice.info?.printed ?? []).map((one) => one.id);
  choice.setPlayers(players);
  choice.preset = preset;
  return choice;
}

function send(choice: TableChoice): NewTable {
  expect(choice.trouble).toBeNull();
  const wish = choice.wish();
  sent.push(wish);
  return wish;
}

/** Random numbers that are the same in every run. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * most);
  };
}

describe.each(TABLES)("$edition with $players players, as printed: $asPrinted", (table) => {
  const { edition, players, asPrinted } = table;

  test("the default custom selection can be sent", () => {
    for (const ninth of [true, false]) {
      const choice = form(edition, players, OWN, asPrinted);
      choice.ninth = ninth;
      send(choice);
    }
  });

  test("every preset, and a custom selection copied from it, can be sent", () => {
    for (const preset of facts.edition(edition)?.presets ?? []) {
      send(form(edition, players, preset.id, asPrinted));
      const choice = form(edition, players, OWN, asPrinted);
      choice.fillFrom(preset);
      send(choice);
    }
  });

  test("no sequence of clicks sends an impossible request", () => {
    const roll = dice(players);
    for (let i = 0; i < RANDOM_FORMS; i += 1) {
      const choice = form(edition, players, OWN, asPrinted);
      const ids = Object.keys(choice.cards);
      const wishes = choice.info?.unique_chosen === null ? ["always", "never"] : WISHES;
      for (let clicks = roll(2 * ids.length); clicks > 0; clicks -= 1) {
        const wish = wishes[roll(wishes.length)] as Wish;
        choice.wishFor(ids[roll(ids.length)] ?? "", wish);
      }
      choice.ninth = roll(2) === 1;
      if (!choice.trouble) send(choice);
    }
  });

  test("an unavailable character is barred with a reason and sent as never", () => {
    const choice = form(edition, players, OWN, asPrinted);
    for (const one of choice.info?.characters ?? []) choice.wishFor(one.id, "always");
    const { cards = {} } = choice.wish();
    for (const one of choice.info?.characters ?? []) {
      const printed = choice.printed.find(({ least_players }) => one.id in least_players);
      const least = printed?.least_players[one.id] ?? one.least_players;
      if (players < least) expect(choice.bars[one.id]).toEqual({ why: "players", count: least });
      else expect(choice.bars[one.id]?.why).not.toBe("players");
      if (choice.bars[one.id]) expect(cards[one.id]).toBe("never");
    }
  });
});

describe("problems", () => {
  test("more than two replaced originals, as printed", () => {
    const choice = form("classic", 5, OWN, true);
    const others = choice.ranks.slice(0, 3).map((rank) => {
      const other = rank.find((one) => !choice.info?.originals.includes(one.id));
      return other?.id ?? "";
    });
    for (const id of others.slice(0, 2)) choice.wishFor(id, "always");
    send(choice);
    choice.wishFor(others[2] ?? "", "always");
    expect(choice.trouble).toEqual({ key: "pick-swaps", args: { count: 3, most: 2 } });
    choice.asPrinted = [];
    send(choice);
  });

  test("missing originals, as printed: each bonus district beyond the free ones replaces one", () => {
    const choice = form("classic", 5, OWN, true);
    const free = choice.info?.free_bonus ?? 0;
    const originals = choice.info?.unique ?? [];
    const bonus = choice.info?.bonus ?? [];
    for (const one of bonus.slice(0, free + 1)) choice.wishFor(one.id, "always");
    for (const one of originals.slice(0, free + 1)) choice.wishFor(one.id, "never");
    send(choice);
    choice.wishFor(originals[free + 1]?.id ?? "", "never");
    expect(choice.trouble?.key).toBe("pick-districts-missing-printed");
    choice.asPrinted = [];
    expect(choice.trouble?.key).toBe("pick-districts-missing");
  });

  test("a change of edition keeps the as-printed choices that the new one has", () => {
    const choice = form("classic", 4, OWN, true);
    choice.setEdition("2021");
    expect(choice.wish().as_printed).toEqual(["finished-counts"]);
    choice.setEdition("classic-2016");
    expect(choice.wish().as_printed).toEqual([]);
  });

  test("a rank without an allowed character", () => {
    const choice = form("2016", 2);
    const fourth = choice.ranks[3] ?? [];
    for (const one of fourth) choice.wishFor(one.id, "never");
    const needsThree = fourth.find((one) => one.least_players === 3);
    choice.wishFor(needsThree?.id ?? "", "always");
    expect(choice.trouble).toEqual({ key: "pick-rank-empty", args: { rank: 4 } });
    choice.setPlayers(3);
    send(choice);
  });

  test("a missing rank 9 only where it is needed", () => {
    const choice = form("2016", 3);
    for (const one of choice.ranks[8] ?? []) choice.wishFor(one.id, "never");
    expect(choice.trouble).toEqual({ key: "pick-rank-empty", args: { rank: 9 } });
    choice.setPlayers(4);
    send(choice);
  });

  test("too many or too few districts", () => {
    const choice = form("deluxe", 4);
    const all = choice.info?.unique ?? [];
    const needed = choice.info?.unique_chosen ?? 0;
    for (const one of all.slice(0, needed + 1)) choice.wishFor(one.id, "always");
    expect(choice.trouble?.key).toBe("pick-districts-drawn");
    for (const one of all) choice.wishFor(one.id, "never");
    expect(choice.trouble?.key).toBe("pick-districts-drawn");
    for (const one of all.slice(0, needed)) choice.wishFor(one.id, "maybe");
    send(choice);
  });

  test("originals left out without bonus districts beyond the free ones", () => {
    const choice = form("classic", 5);
    const free = choice.info?.free_bonus ?? 0;
    const original = (choice.info?.unique ?? []).find((one) => one.cost !== null);
    choice.wishFor(original?.id ?? "", "never");
    expect(choice.trouble).toEqual({ key: "pick-districts-missing", args: { count: 1, free } });
    for (const one of (choice.info?.bonus ?? []).slice(0, free + 1))
      choice.wishFor(one.id, "always");
    send(choice);
  });

  test("a district excluded by a certain character is barred", () => {
    const choice = form("classic", 4);
    const leaver = (choice.info?.characters ?? []).find((one) => one.excludes.length > 0);
    const [left = ""] = leaver?.excludes ?? [];
    expect(choice.bars[left]).toBeUndefined();
    choice.wishFor(leaver?.id ?? "", "always");
    expect(choice.bars[left]).toEqual({ why: "excluded", by: leaver?.id });
    expect(send(choice).cards?.[left]).toBe("never");
  });
});

test("options that an edition does not have are not offered", () => {
  for (const { id, short_game, action_cards } of sentences.catalogue.editions) {
    expect(short_game).toBe(id === "classic");
    expect(action_cards.length > 0).toBe(id === "deluxe");
  }
});

test("rank 9 is optional where it is allowed but not needed", () => {
  const open = TABLES.filter(({ edition, players }) => form(edition, players).ninthIsOpen);
  const counts = (edition: string): number[] =>
    open.filter((one) => one.edition === edition && !one.asPrinted).map((one) => one.players);
  expect(counts("classic")).toEqual([4, 5, 6, 7]);
  expect(counts("2016")).toEqual([4, 5, 6, 7]);
  expect(counts("classic-2016")).toEqual([]);
});

describe("homebrew cards of the server", () => {
  test.each(TABLES)("can be added to $edition with $players players", ({ edition, players }) => {
    const choice = form(edition, players);
    expect(choice.ranks[6]?.map((one) => one.id)).toContain("steward");
    expect(choice.cards).toMatchObject({ steward: "maybe", herald: "maybe" });
    for (const id of ["steward", "herald", "granary"]) choice.wishFor(id, "always");
    expect(send(choice).cards).toMatchObject({ steward: "always", granary: "always" });
  });

  test("are not added to a preset", () => {
    const choice = form("2016", 4);
    const preset = choice.info?.presets[0];
    if (preset) choice.fillFrom(preset);
    expect(choice.cards).toMatchObject({ steward: "never", granary: "never" });
  });
});

test("the coach is on by default against bots only, and off with other people", () => {
  const choice = form("2016", 3, "first-game");
  const sit = (...kinds: ("me" | "open" | "bot")[]): boolean => {
    choice.seats = kinds.map((kind) => (kind === "bot" ? { kind, bot: "easy" } : { kind }));
    return choice.wish().coach ?? false;
  };
  expect(sit("me", "bot", "bot")).toBe(true);
  expect(sit("me", "open", "bot")).toBe(false);
  expect(sit("me", "me", "bot")).toBe(false);
  choice.coachWish = true;
  expect(sit("me", "open", "bot")).toBe(true);
  choice.coachWish = false;
  expect(sit("me", "bot", "bot")).toBe(false);
});
