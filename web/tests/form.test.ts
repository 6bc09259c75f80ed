// The new-table form: what it offers, asks and sends. The requests made here are written to a file,
// and `python -m tools.checks.form_requests build/requests.json` tries them. The tests of the
// server check its answers.

import { writeFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { checkCards } from "../src/wire/api";
import { facts } from "../src/wire/facts.svelte";
import type { CardCheck, CardChoice, NewTable, Sentence } from "../src/wire/protocol";
import { OWN, TableChoice } from "../src/forms/tableChoice.svelte";
import { sentences } from "./sentences";

vi.mock("../src/wire/api", { spy: true });
const server = vi.mocked(checkCards);
const sent: NewTable[] = [];

beforeAll(() => {
  facts.catalogue = sentences.catalogue;
});
beforeEach(() => {
  server.mockReset().mockResolvedValue(answer());
});
afterEach(() => {
  vi.useRealTimers();
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
const TROUBLE: Sentence = ["pick-rank-empty", { rank: 1 }];
const BAR: Sentence = ["pick-barred", { why: "players", count: 3 }];

/** An answer of the server. */
function answer(parts: Partial<CardCheck> = {}): CardCheck {
  return {
    barred: {},
    ninth_is_optional: false,
    characters: null,
    districts: null,
    district_count: ["pick-districts-fixed", { count: 11 }],
    cards: {},
    ...parts,
  };
}

/** Answers of the server that arrive when the test says so. */
function slowly(): ((found: CardCheck) => Promise<void>)[] {
  const replies: ((found: CardCheck) => Promise<void>)[] = [];
  server.mockImplementation(
    () =>
      new Promise((resolve) => {
        replies.push(async (found) => {
          resolve(found);
          await new Promise((done) => setTimeout(done));
        });
      }),
  );
  return replies;
}

function form(edition: string, players: number, preset = OWN, asPrinted = false): TableChoice {
  const choice = new TableChoice();
  choice.setEdition(edition);
  if (asPrinted) choice.asPrinted = choice.info?.printed ?? [];
  choice.setPlayers(players);
  choice.preset = preset;
  return choice;
}

function send(choice: TableChoice): NewTable {
  const wish = choice.wish();
  sent.push(wish);
  return wish;
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

  test("every preset can be sent", () => {
    for (const preset of facts.edition(edition)?.presets ?? [])
      send(form(edition, players, preset.id, asPrinted));
  });
});

describe("the check of the cards", () => {
  test("asks about the preset or the custom selection", async () => {
    const choice = form("classic", 3, "first-game", true);
    choice.ninth = false;
    await choice.check();
    const as_printed = choice.info?.printed ?? [];
    const common = { edition: "classic", players: 3, ninth: false, as_printed };
    expect(server).toHaveBeenLastCalledWith({ ...common, preset: "first-game" });
    choice.preset = OWN;
    choice.wishFor("witch", "always");
    await choice.check();
    const question = server.mock.lastCall?.[0];
    expect(question).toEqual({ ...common, cards: choice.wish().cards });
    expect(question?.cards).toMatchObject({ witch: "always", keep: "always", armory: "never" });
  });

  test("waits until the cards have not changed for a moment", async () => {
    vi.useFakeTimers();
    const choice = form("2016", 4);
    for (const count of [5, 6, 7]) {
      const cancel = choice.checkSoon();
      await vi.advanceTimersByTimeAsync(100);
      cancel();
      choice.setPlayers(count);
    }
    expect(server).not.toHaveBeenCalled();
    choice.checkSoon();
    await vi.advanceTimersByTimeAsync(200);
    expect(server).toHaveBeenCalledTimes(1);
    expect(server.mock.lastCall?.[0].players).toBe(7);
  });

  test("asks again only if the cards have changed", async () => {
    const choice = form("2016", 4);
    await Promise.all([choice.check(), choice.check()]);
    await choice.check();
    expect(server).toHaveBeenCalledTimes(1);
    choice.wishFor("witch", "never");
    await choice.check();
    expect(server).toHaveBeenCalledTimes(2);
  });

  test("keeps the last answer while it waits, and the newest answer wins", async () => {
    const choice = form("2016", 4);
    server.mockResolvedValueOnce(answer({ characters: TROUBLE, ninth_is_optional: true }));
    await choice.check();
    expect(choice.trouble).toEqual(TROUBLE);
    expect(choice.ninthIsOpen).toBe(true);
    const replies = slowly();
    choice.setPlayers(5);
    void choice.check();
    await Promise.resolve();
    choice.setPlayers(6);
    void choice.check();
    await Promise.resolve();
    expect(choice.trouble).toEqual(TROUBLE);
    await replies[1]?.(answer());
    expect(choice.trouble).toBeNull();
    await replies[0]?.(answer({ districts: TROUBLE }));
    expect(choice.trouble).toBeNull();
  });

  test("reports nothing if the server cannot be reached, and asks again", async () => {
    const choice = form("2016", 2);
    server.mockResolvedValueOnce(answer({ districts: TROUBLE, barred: { emperor: BAR } }));
    await choice.check();
    expect(choice.trouble).toEqual(TROUBLE);
    expect(choice.wish().cards?.["emperor"]).toBe("never");
    const offline = new Error("offline");
    server.mockRejectedValueOnce(offline);
    choice.setPlayers(3);
    await choice.check();
    expect(choice.problem).toBe(offline);
    expect(choice.trouble).toBeNull();
    expect(choice.wish().cards?.["emperor"]).toBe("maybe");
    await choice.check();
    expect(choice.problem).toBeNull();
    expect(choice.trouble).toBeNull();
  });

  test("an unavailable card is sent as never but keeps its wish", async () => {
    const choice = form("2016", 2);
    choice.wishFor("emperor", "always");
    server.mockResolvedValueOnce(answer({ barred: { emperor: BAR } }));
    await choice.check();
    expect(send(choice).cards?.["emperor"]).toBe("never");
    choice.setPlayers(3);
    await choice.check();
    expect(send(choice).cards?.["emperor"]).toBe("always");
  });
});

describe("the custom selection", () => {
  const cards: CardChoice["cards"] = { king: "always", emperor: "never", keep: "maybe" };

  test("copies a preset from the server, with the wishes chosen while it waits", async () => {
    const replies = slowly();
    const choice = form("2016", 2);
    const filled = choice.fillFrom("cunning-agents");
    expect(server).toHaveBeenCalledWith({
      edition: "2016",
      players: 2,
      preset: "cunning-agents",
      as_printed: [],
    });
    choice.wishFor("emperor", "always");
    const checked = choice.check();
    await replies[0]?.(answer({ cards }));
    await filled;
    expect(choice.cards).toEqual({ king: "maybe", emperor: "always", keep: "maybe" });
    expect(server.mock.lastCall?.[0].cards).toEqual(choice.cards);
    await replies[1]?.(answer());
    await checked;
  });

  test("is not replaced by a preset if something else was chosen meanwhile", async () => {
    const replies = slowly();
    const choice = form("2016", 2);
    const filled = choice.fillFrom("cunning-agents");
    choice.fillCards();
    const { cards: before } = choice.wish();
    await replies[0]?.(answer({ cards }));
    await filled;
    expect(choice.wish().cards).toEqual(before);
  });

  test("stays as it is if the server cannot be reached", async () => {
    const choice = form("2016", 2);
    const { cards: before } = choice.wish();
    server.mockRejectedValueOnce(new Error("offline"));
    await choice.fillFrom("cunning-agents");
    expect(choice.problem).not.toBeNull();
    expect(choice.wish().cards).toEqual(before);
    await choice.check();
    expect(choice.problem).toBeNull();
  });

  test("marks at most one character of each rank as always used", () => {
    const choice = form("2016", 4);
    choice.wishFor("king", "always");
    choice.wishFor("emperor", "always");
    choice.wishFor("witch", "always");
    expect(choice.cards).toMatchObject({ king: "maybe", emperor: "always", witch: "always" });
  });
});

test("a change of edition keeps the as-printed options that the new edition has", () => {
  const choice = form("classic", 4, OWN, true);
  choice.setEdition("2021");
  expect(choice.wish().as_printed).toEqual(["finished-counts"]);
  choice.setEdition("classic-2016");
  expect(choice.wish().as_printed).toEqual([]);
});

test("options that an edition does not have are not offered", () => {
  for (const { id, short_game, action_cards } of sentences.catalogue.editions) {
    expect(short_game).toBe(id === "classic");
    expect(action_cards.length > 0).toBe(id === "deluxe");
  }
});

describe("homebrew cards of the server", () => {
  test.each(TABLES)("can be added to $edition with $players players", ({ edition, players }) => {
    const choice = form(edition, players);
    expect(choice.ranks[6]?.map((one) => one.id)).toContain("steward");
    expect(choice.cards).toMatchObject({ steward: "maybe", herald: "maybe" });
    for (const id of ["steward", "herald", "granary"]) choice.wishFor(id, "always");
    expect(send(choice).cards).toMatchObject({ steward: "always", granary: "always" });
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
