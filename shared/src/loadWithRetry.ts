/** Milliseconds before the second and the third attempt. */
const pauses = [250, 1000];

/**
 * Runs `load` up to three times: a file that is lost once must not be noticed. Entries of remotes, chunks, content and the shell's own
 * script are all loaded by it. Each attempt has to ask for another address, or a cache hands out the same broken answer again;
 * webpack's chunk loader does that by itself.
 * @param canRecover whether another attempt may help.
 * @throws the last failure.
 */
export async function loadWithRetry<T>(
  load: () => Promise<T>,
  canRecover: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (const milliseconds of pauses) {
    try {
      return await load();
    } catch (error) {
      if (!canRecover(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    }
  }
  return load();
}
