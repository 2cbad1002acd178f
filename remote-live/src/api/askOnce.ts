import { ask } from './ask';

/** Keys of requests without an answer, by route and body. */
const keys = new Map<string, string>();

/**
 * Sends a request that changes something. It has the same key when it is repeated, so that the
 * server does it once.
 * @param headers further ones.
 * @param timeout longest wait for the answer, in milliseconds.
 */
export async function askOnce<T = void>(
  route: string,
  body?: object,
  headers: Record<string, string> = {},
  timeout?: number,
): Promise<T> {
  const asked = JSON.stringify([route, body, headers]);
  const key = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, key);
  const answer = await ask<T>(route, body, {
    headers: { 'Idempotency-Key': key, ...headers },
    ...(timeout !== undefined && { timeout }),
  });
  keys.delete(asked);
  return answer;
}
