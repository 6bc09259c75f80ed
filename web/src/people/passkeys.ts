// Passkeys: converts between the server's JSON and the bytes of the browser's WebAuthn API.

import { ApiProblem } from "../wire/api";

type Json = Record<string, unknown>;

/** Whether this browser supports passkeys. */
export const canHavePasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && navigator.credentials !== undefined;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer | null): string | null {
  if (!buffer) return null;
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

interface Listed {
  id: string;
}

interface Offer extends Json {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Listed[];
}

const listed = (keys: Listed[] = []): PublicKeyCredentialDescriptor[] =>
  keys.map((key) => ({ type: "public-key", id: bytes(key.id) }));

/** Rethrow a problem, as an ApiProblem if the browser's dialogue was cancelled. */
function unlessCancelled(problem: unknown): never {
  if (problem instanceof DOMException) {
    const known = problem.name === "InvalidStateError" ? "have-passkey" : "cancelled";
    throw new ApiProblem(known, problem.message);
  }
  throw problem;
}

/** The browser's credential as JSON, with the given parts of its response. */
function told<Response extends AuthenticatorResponse>(
  given: Credential | null,
  parts: (response: Response) => Json,
): Json {
  const key = given as PublicKeyCredential;
  const response = key.response as Response;
  return {
    id: key.id,
    rawId: text(key.rawId),
    type: key.type,
    response: { clientDataJSON: text(response.clientDataJSON), ...parts(response) },
  };
}

/** Create a passkey; return what the server needs to register it. */
export async function makePasskey(options: unknown): Promise<Json> {
  const offer = options as Offer;
  const publicKey = {
    ...offer,
    challenge: bytes(offer.challenge),
    user: { ...offer.user, id: bytes(offer.user.id) },
    excludeCredentials: listed(offer.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey }).catch(unlessCancelled);
  return told(made, (response: AuthenticatorAttestationResponse) => ({
    attestationObject: text(response.attestationObject),
  }));
}

/** Use a passkey; return what the server needs to verify it. */
export async function showPasskey(options: unknown): Promise<Json> {
  const asked = options as Json & { challenge: string };
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = await navigator.credentials.get({ publicKey }).catch(unlessCancelled);
  return told(shown, (response: AuthenticatorAssertionResponse) => ({
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    userHandle: text(response.userHandle),
  }));
}
