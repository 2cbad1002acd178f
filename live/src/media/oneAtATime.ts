let last: Promise<unknown> = Promise.resolve();

/** Runs work after all earlier work has ended: this process encodes one picture at a time. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
