/** Time between two rounds, in milliseconds. */
const pause = 5000;

/**
 * Takes the steps one after the other, again and again, until the process stops, without keeping it
 * running. The failure of a step is logged, and the next step follows.
 * @returns a function that waits for the step that runs.
 */
export function repeat(stopping: AbortSignal, ...steps: (() => Promise<unknown>)[]): () => Promise<void> {
  const round = async () => {
    for (const step of steps) {
      if (stopping.aborted) return;
      await step().catch(console.error);
    }
    setTimeout(() => (running = round()), pause).unref();
  };
  let running = round();
  return () => running;
}
