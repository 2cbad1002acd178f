import { isAway } from '../database/isAway';
import type { Database } from '../database/openDatabase';
import { indexDue } from '../inbox/searchIndex';

/** Time after which it looks for what other servers have left, in milliseconds. */
const pauseTime = 5000;

/**
 * Indexes messages after each change of this server, and now and then, until the process stops.
 * @returns a function that waits for the round that runs.
 */
export function indexMessages(
  database: Database,
  log: (line: string) => void,
  stopping: AbortSignal,
): () => Promise<void> {
  let wake = () => {};
  database.onChange(() => wake());
  stopping.addEventListener('abort', () => wake());
  const rounds = async () => {
    while (!stopping.aborted) {
      let timer: NodeJS.Timeout | undefined;
      // What changes during the round begins another one.
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, pauseTime).unref();
      });
      await indexDue(database, log, stopping).catch((error: Error) => {
        if (!isAway(error)) log(`New messages are not found by their words yet: ${error.message}`);
      });
      await woken;
      clearTimeout(timer);
    }
  };
  const running = rounds();
  return () => running;
}
