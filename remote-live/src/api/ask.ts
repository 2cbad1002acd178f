import { recordSessionEnd } from '../session/sessionState';
import { refusalIn } from './refusal';

interface Options {
  headers?: Record<string, string>;
  /** Longest wait for the answer, in milliseconds. */
  timeout?: number;
  /** The page sends it automatically: an ended session is reported with the user's next action. */
  isBackground?: boolean;
  /** It is sent completely even when the page closes. */
  outlivesPage?: boolean;
}

/** The default of `timeout`. */
const defaultTimeout = 8000;

/** Sign-ins, where 401 means a wrong password or passkey, not an ended session. */
const signIns = ['POST /session', 'POST /session/passkey'];

/**
 * Sends a request to the live server.
 * @param route method and path below `/api`, such as `GET /people`.
 * @throws an error whose message gives the user the reason in plain words.
 */
export async function ask<T = void>(route: string, body?: object, options?: Options): Promise<T> {
  const response = await answerTo(route, body, options);
  return response.status === 204 ? (undefined as T) : ((await response.json().catch(failed)) as T);
}

/** Keys of changes without an answer, by route, body and headers. */
const keys = new Map<string, string>();

/**
 * Sends a request that changes something. It has the same key when it is repeated, so that the
 * server does it once. @throws as `ask`.
 */
export async function askOnce<T = void>(route: string, body?: object, options: Options = {}): Promise<T> {
  const asked = JSON.stringify([route, body, options.headers]);
  const key = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, key);
  const headers = { ...options.headers, 'Idempotency-Key': key };
  const answer = await ask<T>(route, body, { ...options, headers });
  keys.delete(asked);
  return answer;
}

/** Reads a file of the live server. @throws as `ask`. */
export const askFile = async (route: string, options?: Options): Promise<Blob> =>
  (await answerTo(route, undefined, options)).blob().catch(failed);

async function answerTo(route: string, body: object | undefined, options?: Options): Promise<Response> {
  const response = await send(route, body, options);
  if (!response.ok) {
    if (response.status === 401 && !signIns.includes(route) && !options?.isBackground) recordSessionEnd();
    throw await refusalIn(response);
  }
  return response;
}

function send(
  route: string,
  body: object | undefined,
  { headers, timeout = defaultTimeout, outlivesPage = false }: Options = {},
): Promise<Response> {
  const [method, path] = route.split(' ') as [string, string];
  return fetch(`/api${path}`, {
    method,
    keepalive: outlivesPage,
    signal: AbortSignal.timeout(timeout),
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(failed);
}

function failed(): never {
  throw new Error('The server does not answer. Check the connection and try again.');
}
