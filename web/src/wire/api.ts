// What can be asked of the server over HTTP. Every refusal is an ApiProblem.

import type {
  Advice,
  Catalogue,
  Code,
  Hello,
  Lesson,
  Link,
  Me,
  NewSubscription,
  NewTable,
  Replay,
  TableInfo,
  TableSummary,
  TurningPointMsg,
} from "./protocol";

export type Args = Record<string, string | number>;

export interface Rule {
  id: string;
  text: string;
  /** The card it is about, if it is about one. */
  card: string;
}

/** Something could not be done. `code` is translated as `error-<code>` (see `problemText`). */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly args: Args = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  try {
    const told = (await response.json()) as { error?: string; message?: string; args?: Args };
    return new ApiProblem(
      told.error ?? "server",
      told.message ?? response.statusText,
      told.args ?? {},
      response.status,
    );
  } catch {
    return new ApiProblem("server", response.statusText, {}, response.status);
  }
}

async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(method === "POST" && {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body ?? {}),
      }),
    });
  } catch {
    throw new ApiProblem("offline", "The server cannot be reached.");
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Ask as a guest; who has no cookie any more (another database) gets a new one. */
async function asGuest<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  try {
    return (await (await ask(method, path, body)).json()) as T;
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== "no-guest") throw problem;
    await hello();
    return (await (await ask(method, path, body)).json()) as T;
  }
}

const table = (code: string): string => `/api/tables/${encodeURIComponent(code)}`;

export const hello = async (): Promise<Hello> =>
  (await (await ask("GET", "/api/hello")).json()) as Hello;
export const rename = (name: string): Promise<Me> => asGuest("POST", "/api/me", { name });
export const catalogue = (): Promise<Catalogue> => asGuest("GET", "/api/catalogue");
export const newTable = (wish: NewTable): Promise<Code> => asGuest("POST", "/api/tables", wish);
export const openTables = (): Promise<TableSummary[]> => asGuest("GET", "/api/tables");
export const myTables = (): Promise<TableSummary[]> => asGuest("GET", "/api/tables/mine");
export const tableInfo = (code: string): Promise<TableInfo> => asGuest("GET", table(code));

export type Change = "sit" | "stand" | "open" | "take-over" | "bot" | "pace" | "start";

/** Change something about a table: `change(code, "sit", { seat: 2 })`. */
export const change = (
  code: string,
  what: Change,
  body: { seat?: number; bot?: string; pace?: string } = {},
): Promise<TableInfo> => asGuest("POST", `${table(code)}/${what}`, body);

/** The same players at a new table; gives its code. */
export const rematch = async (code: string): Promise<string> =>
  (await asGuest<Code>("POST", `${table(code)}/rematch`)).code;

/** A private link (whole address) that moves a seat to another device, once. */
export const deviceLink = async (code: string, seat: number): Promise<string> =>
  location.origin + (await asGuest<Link>("POST", `${table(code)}/device`, { seat })).link;

/** Move the seat of a private link to this device; gives the table's code. */
export const device = async (token: string): Promise<string> =>
  (await asGuest<Code>("POST", `/api/device/${encodeURIComponent(token)}`)).code;

/** What the coach says about the decision that the own seat has before it. */
export const coach = (code: string): Promise<Advice> => asGuest("POST", `${table(code)}/coach`);

/** The record of a game that is over, as text. */
export const record = async (code: string): Promise<string> =>
  (await ask("GET", `${table(code)}/record`)).text();

/** Where the record can be downloaded. */
export const recordAddress = (code: string): string => `${table(code)}/record`;

/** A game that is over, after its first n actions. */
export const replay = (code: string, n: number): Promise<Replay> =>
  asGuest("GET", `${table(code)}/replay/${n}`);

/** Be told on this browser when it is one's turn, or not any more. */
export const subscribe = (wish: NewSubscription): Promise<unknown> =>
  asGuest("POST", "/api/push/subscribe", wish);
export const unsubscribe = (endpoint: string): Promise<unknown> =>
  asGuest("POST", "/api/push/unsubscribe", { endpoint });

/** Where a game that is over turned. */
export const turningPoints = (code: string): Promise<TurningPointMsg[]> =>
  asGuest("GET", `${table(code)}/turning-points`);

/** A lesson, by the name of a set of cards or of a character. */
export const lesson = (name: string): Promise<Lesson> =>
  asGuest("GET", `/api/lessons/${encodeURIComponent(name)}`);

/** All the rules, in a language. */
export const rules = (language: string): Promise<Rule[]> =>
  asGuest("GET", `/api/rules?language=${encodeURIComponent(language)}`);
