/** Milliseconds before the second and the third attempt. */
const pauses = [250, 1000];

/**
 * Runs `load` up to three times, so that a single lost file goes unnoticed: for remotes' entries,
 * chunks, content and the shell's script. Each attempt must use another URL, or a cache repeats the
 * bad response; webpack's chunk loader does so automatically.
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
