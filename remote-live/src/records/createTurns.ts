/**
 * @returns a function that begins a piece of work when those before it have ended, however they
 * ended.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const ended = last.then(work, work);
    last = ended;
    return ended;
  };
}
