import { log } from '@vibrant-peak/engine/serverLog';
import { isCounted } from '../database/isAway';

interface Rounds {
  stopping: AbortSignal;
  /** Time between two rounds, in milliseconds. */
  pause?: number;
}

/**
 * Takes the steps one after the other, again and again, until the process stops, without keeping it
 * running. The failure of a step is logged, and the next step follows.
 * @param steps by the names that the log gives them.
 * @returns a function that waits for the step that runs.
 */
export function repeat(
  { stopping, pause = 5000 }: Rounds,
  steps: Record<string, () => Promise<unknown>>,
): () => Promise<void> {
  const round = async () => {
    for (const [name, step] of Object.entries(steps)) {
      if (stopping.aborted) return;
      await step().catch((error: Error) => {
        if (!isCounted(error, log)) log(`Job "${name}": ${error.stack ?? error.message}`);
      });
    }
    setTimeout(() => (running = round()), pause).unref();
  };
  let running = round();
  return () => running;
}
