import { noteEnd } from '../session/sessionState';
import { refusalIn } from './refusal';

/** Longest wait for an answer unless told, in milliseconds. */
const usual = 8000;

/** The sign-in itself, where 401 is a wrong password and no session that has ended. */
const signIn = 'POST /session';

/**
 * Asks the server of people and drafts.
 * @param route method and path below `/api`, such as `GET /people`.
 * @param patience longest wait for the answer, in milliseconds.
 * @throws an error whose message tells the user what is wrong, in plain words.
 */
export async function ask<T = void>(route: string, body?: object, patience = usual): Promise<T> {
  const response = await send(route, body, patience);
  if (!response.ok) {
    if (response.status === 401 && route !== signIn) noteEnd();
    throw await refusalIn(response);
  }
  return response.status === 204 ? (undefined as T) : ((await response.json().catch(failed)) as T);
}

function send(route: string, body: object | undefined, patience: number): Promise<Response> {
  const [method, path] = route.split(' ') as [string, string];
  return fetch(`/api${path}`, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(failed);
}

function failed(): never {
  throw new Error('The server does not answer. Check the connection and try again.');
}
