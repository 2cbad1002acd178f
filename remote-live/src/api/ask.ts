import { noteEnd } from '../session/sessionState';
import { refusalIn } from './refusal';

interface Options {
  headers?: Record<string, string>;
  /** Longest wait for the answer, in milliseconds. */
  timeout?: number;
  /** Nobody has pressed anything for it: an ended session is asked about with what the user does next. */
  isByItself?: boolean;
  /** It is sent to the end also when the page is closed. */
  outlivesPage?: boolean;
}

/** `timeout` unless told. */
const usual = 8000;

/** Signing in, where 401 is a wrong password or passkey and no session that has ended. */
const signIns = ['POST /session', 'POST /session/passkey'];

/**
 * Asks the server of people and drafts.
 * @param route method and path below `/api`, such as `GET /people`.
 * @throws an error whose message tells the user what is wrong, in plain words.
 */
export async function ask<T = void>(route: string, body?: object, options?: Options): Promise<T> {
  const response = await send(route, body, options);
  if (!response.ok) {
    if (response.status === 401 && !signIns.includes(route) && !options?.isByItself) noteEnd();
    throw await refusalIn(response);
  }
  return response.status === 204 ? (undefined as T) : ((await response.json().catch(failed)) as T);
}

function send(
  route: string,
  body: object | undefined,
  { headers, timeout = usual, outlivesPage = false }: Options = {},
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
