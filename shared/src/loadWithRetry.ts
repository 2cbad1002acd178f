const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `load` up to three times: a chunk that is lost once must not be noticed. The script loader asks for another
 * address each time, so that a broken answer in a cache is not handed out again.
 * @throws the last failure.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (const delay of [200, 800]) {
    try {
      return await load();
    } catch {
      await pause(delay);
    }
  }
  return load();
}
