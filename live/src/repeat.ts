/** Time between two rounds, in milliseconds. */
const pause = 5000;

/**
 * Takes the steps one after the other, again and again, without keeping the process running. The
 * failure of a step is logged, and the next step follows.
 */
export function repeat(...steps: (() => Promise<unknown>)[]): void {
  const round = async () => {
    for (const step of steps) await step().catch(console.error);
    setTimeout(() => void round(), pause).unref();
  };
  void round();
}
