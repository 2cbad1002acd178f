import { History } from './history';

export interface Found {
  histories: number;
  /** What went wrong, by the seed that shows it. */
  failures: Map<number, string[]>;
  /** How often something happened, by what it is: a simulation in which nothing goes wrong proves nothing. */
  events: { flips: number; compositions: number };
}

/** How many histories go on at once: each has a time of its own, and none knows of the others. */
const width = 5;

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Plays the histories of some seeds. */
export async function simulate(seeds: Iterable<number>): Promise<Found> {
  const found: Found = {
    histories: 0,
    failures: new Map(),
    events: { flips: 0, compositions: 0 },
  };
  const source = seeds[Symbol.iterator]();
  const running = new Set<History>();
  const begin = () => {
    const next = source.next();
    if (!next.done) running.add(new History(next.value));
  };
  for (let count = 0; count < width; count++) begin();
  while (running.size > 0) {
    // Lets everything run that waited for this step, before the next one.
    await tick();
    for (const history of running) {
      if (history.step()) continue;
      running.delete(history);
      found.histories++;
      const { faults, flips, compositions } = history.ledger;
      if (faults.length > 0) found.failures.set(history.seed, faults);
      found.events.flips += flips.length;
      found.events.compositions += compositions.size;
      begin();
    }
  }
  return found;
}
