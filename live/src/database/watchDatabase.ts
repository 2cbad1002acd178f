import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './openDatabase';

/** Time between two looks, in milliseconds. */
const pollTime = 1000;

interface Watch {
  /** Whether the last look found that nothing can be changed. */
  isAway: () => boolean;
  stop: () => void;
}

/** Looks every second whether a database takes changes, and logs when that begins and ends. */
export function watchDatabase({ change }: Database, log: (line: string) => void): Watch {
  let isAway = false;
  let isStopped = false;
  const look = async () => {
    const failure = await change(async () => undefined).catch((error: Error) => error);
    if (failure && !isAway) log(`The database does not answer: ${failure.message}`);
    if (!failure && isAway) log('The database answers again.');
    isAway = Boolean(failure);
  };
  void (async () => {
    while (!isStopped) {
      await pause(pollTime, undefined, { ref: false });
      if (!isStopped) await look();
    }
  })();
  return { isAway: () => isAway, stop: () => (isStopped = true) };
}
