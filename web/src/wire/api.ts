// What can be asked of the server over HTTP. Every refusal is an ApiProblem.

import type {
  AdviceMsg,
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
  /** The card it is about, if it is about one. */
  card: string;
  /** The rulebooks and the section it comes from. */
  source: string;
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

/** Change something about a table: `change(code, "sit", { seat: 2 })`. */
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
export const coach = (code: string): Promise<AdviceMsg> => asGuest("POST", `${table(code)}/coach`);

/** The record of a game that is over, as text. */
export const record = async (code: string): Promise<string> =>
  (await ask("GET", `${table(code)}/record`)).text();

/** Where the record can be downloaded. */
export const recordAddress = (code: string): string => `${table(code)}/record`;

/** A game that is over, after its first n actions. */
export const replay = (code: string, n: number): Promise<ReplayMsg> =>
  asGuest("GET", `${table(code)}/replay/${n}`);

/** Have the decisions of a seat judged, in a game that is over; how far that is, or what was found. */
export const askReview = (code: string, seat: number): Promise<unknown> =>
  asGuest("POST", `${table(code)}/review`, { seat });
export const reviewState = (code: string, seat: number, language: string): Promise<ReviewState> =>
  asGuest("GET", `${table(code)}/review/${seat}?language=${language}`);

/** The tables where it is one's turn, the most urgent first. */
export const turns = (): Promise<TableSummary[]> => asGuest("GET", "/api/turns");

/** Wait for a quick match; ask how it stands (who does not ask has gone); stop waiting. */
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

/** Change something about a tournament: `changeTournament(code, "bot", { bot: "normal" })`. */
export const changeTournament = (
  code: string,
  what: TournamentChange,
  body: { bot?: string; entrant?: number; watch?: string; again?: boolean } = {},
): Promise<TournamentInfo> => asGuest("POST", `${tournamentPath(code)}/${what}`, body);

/** Whether one gets letters about turns, and where; whether one wants them. */
export const turnLetters = (): Promise<TurnEmailInfo> => asGuest("GET", "/api/letters");
export const wantTurnLetters = (wanted: boolean): Promise<TurnEmailInfo> =>
  asGuest("POST", "/api/letters", { wanted });

/** How it stands with one's vacation; begin one of some days (0: be back). */
export const vacation = (): Promise<VacationInfo> => asGuest("GET", "/api/vacation");
export const takeVacation = (days: number): Promise<VacationInfo> =>
  asGuest("POST", "/api/vacation", { days });

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

/** The puzzles: all in brief, one to solve, and what was found about an answer. */
export const puzzles = (): Promise<PuzzleList> => asGuest("GET", "/api/puzzles");
export const puzzle = (name: string): Promise<PuzzleTask> =>
  asGuest("GET", `/api/puzzles/${encodeURIComponent(name)}`);
export const answerPuzzle = (name: string, action: string): Promise<PuzzleAnswer> =>
  asGuest("POST", `/api/puzzles/${encodeURIComponent(name)}`, { action });

/** All the rules, in a language. */
export const rules = (language: string): Promise<Rule[]> =>
  asGuest("GET", `/api/rules?language=${encodeURIComponent(language)}`);

// --- people ----------------------------------------------------------------------------------
export const myPage = (): Promise<MyPage> => asGuest("GET", "/api/people/me");
export const profile = (id: string): Promise<Profile> =>
  asGuest("GET", `/api/people/${encodeURIComponent(id)}`);

/** What one may do about oneself and others; each is carried out or refused as a whole. */
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
/** A link (whole address) that makes somebody a friend, once. */
export const friendLink = async (): Promise<string> =>
  location.origin + (await people<Link>("friends/link")).link;
export const lookAtFriend = (token: string): Promise<PersonMsg> =>
  people("friends/look", { token });
export const befriend = (token: string): Promise<PersonMsg> => people("friends/add", { token });
export const part = (id: string): Promise<unknown> => people("friends/remove", { id });
export const block = (id: string): Promise<unknown> => people("blocks/add", { id });
export const unblock = (id: string): Promise<unknown> => people("blocks/remove", { id });
export const forgetMe = (name: string): Promise<unknown> => people("forget", { name });
/** Where all that is stored of oneself can be downloaded. */
export const EXPORT = "/api/people/me/export";
