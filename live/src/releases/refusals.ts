import { UnknownOutcomeError } from '@vibrant-peak/engine/log/log';
import { isFull } from '@vibrant-peak/engine/objects/disk';
import { UsageError } from '@vibrant-peak/engine/usageError';
import { isProblem, problem } from '../http/problem';

/** @throws a problem: the store cannot be read (503), or nothing is published yet (409). */
export function storeAway(error: Error): never {
  if (error instanceof UsageError) throw problem(409, error.message);
  throw problem(503, `The store of the site cannot be read: ${error.message}`);
}

/**
 * The outcome of a change of the store.
 * @throws a problem with the message of the refusal: the site is as it was, unless the store did not
 * say whether the change took effect (503).
 */
export async function unlessRefused<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: Error) => {
    if (isProblem(error)) throw error;
    if (isFull(error)) throw problem(507, 'The disk of the store is full: nothing was changed.');
    throw problem(error instanceof UnknownOutcomeError ? 503 : 409, error.message);
  });
}
