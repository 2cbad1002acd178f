let last: Promise<unknown> = Promise.resolve();

/**
 * Begins when all work given before has ended, with or without success: in this process one picture
 * is encoded at a time.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
