import { isAway } from './isAway';

/**
 * Runs changes one after the other, so that those who wait hold no connection. When the database
 * is away, all that wait fail at once.
 */
export function serialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let lost: { at: number; error: Error } | undefined;
  return <T>(work: () => Promise<T>): Promise<T> => {
    const askedAt = performance.now();
    const result = last.then(() => {
      if (lost && lost.at > askedAt) throw lost.error;
      return work();
    });
    last = result.catch((error: Error) => {
      if (isAway(error) && lost?.error !== error) lost = { at: performance.now(), error };
    });
    return result;
  };
}
