/** @returns a function that runs work when all earlier work has ended, with or without success. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const ended = last.then(work, work);
    last = ended;
    return ended;
  };
}
