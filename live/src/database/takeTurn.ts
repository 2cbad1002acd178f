import { setImmediate } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/** How long work goes on before others get their turn, in milliseconds. */
const longest = 5;

let begunAt = 0;
let waiting: Promise<unknown> = Promise.resolve();

/**
 * Lets other requests be answered when work has gone on for a while. Those who wait go on one by
 * one, with the answers to others between them.
 */
export async function takeTurn(): Promise<void> {
  if (performance.now() - begunAt < longest) return;
  waiting = waiting.then(() => setImmediate());
  await waiting;
  begunAt = performance.now();
}

/**
 * Takes turns between queries. SQLite answers at once: a chain of queries would go on to its end before
 * anybody else is heard. The answers of PostgreSQL may have to be worked on for as long.
 */
export const takingTurns: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await takeTurn();
    return result;
  },
};
