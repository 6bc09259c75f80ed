// The HTTP API of the server. Every error is an ApiProblem.

import type {
  AdviceMsg,
  CardCheck,
  CardChoice,
  Catalogue,
  Code,
  Codes,
  Hello,
  Lesson,
  Link,
  LinkMsg,
  MatchState,
  MatchRequest,
  Me,
  MyPage,
  NewSubscription,
  NewTable,
  PersonMsg,
  Profile,
  NewTournament,
  PuzzleAnswer,
  PuzzleList,
  PuzzleTask,
  ReplayMsg,
  ReviewState,
  TableInfo,
  TableSummary,
  TournamentInfo,
  TournamentSummary,
  TurningPointMsg,
  TurnEmailInfo,
  VacationInfo,
} from "./protocol";

export type Args = Record<string, string | number>;

export interface Rule {
  id: string;
  text: string;
  /** The card that the rule is about, if any. */
  card: string;
  /** The rulebooks and the section that the rule comes from. */
  source: string;
}

/** An error from the server. `code` is translated as `error-<code>` (see `problemText`). */
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

/** Send a request as a guest; if the server does not know the cookie, get a new one first. */
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
/** Ask whether the cards chosen for a new table can be combined. */
export const checkCards = (choice: CardChoice): Promise<CardCheck> =>
  asGuest("POST", "/api/setup/check", choice);
export const newTable = (wish: NewTable): Promise<Code> => asGuest("POST", "/api/tables", wish);
export const openTables = (): Promise<TableSummary[]> => asGuest("GET", "/api/tables");
export const myTables = (): Promise<TableSummary[]> => asGuest("GET", "/api/tables/mine");
export const tableInfo = (code: string): Promise<TableInfo> => asGuest("GET", table(code));

export type Change =
  | "sit"
  | "stand"
  | "open"
  | "take-over"
  | "bot"
  | "pace"
  | "start"
  | "close"
  | "play-on"
  | "claim-host"
  | "talk"
  | "mute"
  | "report";

/** Change a table: `change(code, "sit", { seat: 2 })`. */
export const change = (
  code: string,
  what: Change,
  body: {
    seat?: number;
    bot?: string;
    pace?: string;
    on?: boolean;
    muted?: boolean;
    line?: number;
  } = {},
): Promise<TableInfo> => asGuest("POST", `${table(code)}/${what}`, body);

/** Open a new table for the same players; return its code. */
export const rematch = async (code: string): Promise<string> =>
  (await asGuest<Code>("POST", `${table(code)}/rematch`)).code;

/** Create a private link (full URL) that moves a seat to another device, once. */
export const deviceLink = async (code: string, seat: number): Promise<string> =>
  location.origin + (await asGuest<Link>("POST", `${table(code)}/device`, { seat })).link;

/** Move the seat of a private link to this device; return the table's code. */
export const device = async (token: string): Promise<string> =>
  (await asGuest<Code>("POST", `/api/device/${encodeURIComponent(token)}`)).code;

/** Ask the coach about the decision of the reader's seat. */
export const coach = (code: string): Promise<AdviceMsg> => asGuest("POST", `${table(code)}/coach`);

/** The record of a finished game, as text. */
export const record = async (code: string): Promise<string> =>
  (await ask("GET", `${table(code)}/record`)).text();

/** The download URL of the record. */
export const recordAddress = (code: string): string => `${table(code)}/record`;

/** A finished game after its first n actions. */
export const replay = (code: string, n: number): Promise<ReplayMsg> =>
  asGuest("GET", `${table(code)}/replay/${n}`);

/** Start, or poll, a review of a seat's decisions in a finished game. */
export const askReview = (code: string, seat: number): Promise<unknown> =>
  asGuest("POST", `${table(code)}/review`, { seat });
export const reviewState = (code: string, seat: number): Promise<ReviewState> =>
  asGuest("GET", `${table(code)}/review/${seat}`);

/** The tables where it is my turn, the most urgent first. */
export const turns = (): Promise<TableSummary[]> => asGuest("GET", "/api/turns");

/** Join, poll and leave the quick-match queue; clients that stop polling are dropped. */
export const wishMatch = (wish: MatchRequest): Promise<MatchState> =>
  asGuest("POST", "/api/match", wish);
export const matchState = (): Promise<MatchState> => asGuest("GET", "/api/match");
export const leaveMatch = (): Promise<unknown> => asGuest("POST", "/api/match/leave");

export const tournaments = (): Promise<TournamentSummary[]> => asGuest("GET", "/api/tournaments");
export const newTournament = (wish: NewTournament): Promise<Code> =>
  asGuest("POST", "/api/tournaments", wish);
const tournamentPath = (code: string): string => `/api/tournaments/${encodeURIComponent(code)}`;
export const tournament = (code: string): Promise<TournamentInfo> =>
  asGuest("GET", tournamentPath(code));

export type TournamentChange =
  "enter" | "leave" | "bot" | "remove" | "start" | "settle" | "call-off";

/** Change a tournament: `changeTournament(code, "bot", { bot: "normal" })`. */
export const changeTournament = (
  code: string,
  what: TournamentChange,
  body: { bot?: string; entrant?: number; watch?: string; again?: boolean } = {},
): Promise<TournamentInfo> => asGuest("POST", `${tournamentPath(code)}/${what}`, body);

/** Get, or set, whether the person is notified of turns by e-mail. */
export const turnLetters = (): Promise<TurnEmailInfo> => asGuest("GET", "/api/letters");
export const wantTurnLetters = (wanted: boolean): Promise<TurnEmailInfo> =>
  asGuest("POST", "/api/letters", { wanted });

/** Get the person's vacation; start one of this many days, or end it with 0. */
export const vacation = (): Promise<VacationInfo> => asGuest("GET", "/api/vacation");
export const takeVacation = (days: number): Promise<VacationInfo> =>
  asGuest("POST", "/api/vacation", { days });

/** Subscribe this browser to turn notifications, or unsubscribe it. */
export const subscribe = (wish: NewSubscription): Promise<unknown> =>
  asGuest("POST", "/api/push/subscribe", wish);
export const unsubscribe = (endpoint: string): Promise<unknown> =>
  asGuest("POST", "/api/push/unsubscribe", { endpoint });

/** The turning points of a finished game. */
export const turningPoints = (code: string): Promise<TurningPointMsg[]> =>
  asGuest("GET", `${table(code)}/turning-points`);

/** A lesson, by the name of a preset or a character. */
export const lesson = (name: string): Promise<Lesson> =>
  asGuest("GET", `/api/lessons/${encodeURIComponent(name)}`);

/** The list of puzzles, one puzzle, and the verdict on an answer. */
export const puzzles = (): Promise<PuzzleList> => asGuest("GET", "/api/puzzles");
export const puzzle = (name: string): Promise<PuzzleTask> =>
  asGuest("GET", `/api/puzzles/${encodeURIComponent(name)}`);
export const answerPuzzle = (name: string, action: string): Promise<PuzzleAnswer> =>
  asGuest("POST", `/api/puzzles/${encodeURIComponent(name)}`, { action });

/** All rules, in a language. */
export const rules = (language: string): Promise<Rule[]> =>
  asGuest("GET", `/api/rules?language=${encodeURIComponent(language)}`);

// --- people ----------------------------------------------------------------------------------
export const myPage = (): Promise<MyPage> => asGuest("GET", "/api/people/me");
export const profile = (id: string): Promise<Profile> =>
  asGuest("GET", `/api/people/${encodeURIComponent(id)}`);

/** Send a request about the person's account, friends or blocks. */
const people = <T>(path: string, body: object = {}): Promise<T> =>
  asGuest<T>("POST", `/api/people/${path}`, body);

export const offerPasskey = (): Promise<unknown> => people("passkeys/offer");
export const keepPasskey = (credential: object): Promise<unknown> =>
  people("passkeys/keep", { credential });
export const removePasskey = (id: string): Promise<unknown> => people("passkeys/remove", { id });
export const askForPasskey = (): Promise<unknown> => people("sign-in/ask");
export const signInByPasskey = (credential: object, bring: boolean): Promise<Me> =>
  people("sign-in/passkey", { credential, bring });
export const sendLetter = (address: string, language: string): Promise<unknown> =>
  people("sign-in/letter", { address, language });
export const lookAtLink = (token: string): Promise<LinkMsg> => people("sign-in/look", { token });
export const signInByLink = (token: string, language: string, bring: boolean): Promise<Me> =>
  people("sign-in/link", { token, language, bring });
export const signInByCode = (code: string, bring: boolean): Promise<Me> =>
  people("sign-in/code", { code, bring });
export const signOut = (id: string): Promise<unknown> => people("sign-out", { id });
export const newCodes = async (): Promise<string[]> => (await people<Codes>("codes")).codes;
export const removeAddress = (): Promise<unknown> => people("address/remove");
/** Create a link (full URL) that makes somebody a friend, once. */
export const friendLink = async (): Promise<string> =>
  location.origin + (await people<Link>("friends/link")).link;
export const lookAtFriend = (token: string): Promise<PersonMsg> =>
  people("friends/look", { token });
export const befriend = (token: string): Promise<PersonMsg> => people("friends/add", { token });
export const part = (id: string): Promise<unknown> => people("friends/remove", { id });
export const block = (id: string): Promise<unknown> => people("blocks/add", { id });
export const unblock = (id: string): Promise<unknown> => people("blocks/remove", { id });
export const forgetMe = (name: string): Promise<unknown> => people("forget", { name });
/** The download URL of the person's data. */
export const EXPORT = "/api/people/me/export";
