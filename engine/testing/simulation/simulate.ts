import { Scenario } from './scenario';

export interface Found {
  scenarios: number;
  /** Violations, by seed. */
  failures: Map<number, string[]>;
  /** Counts of events by kind: a simulation without failures proves nothing. */
  events: { changes: number; compositions: number };
}

/** How many scenarios go on at once: each has a time of its own, and none knows of the others. */
const width = 5;

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Plays the scenarios of some seeds. */
export async function simulate(seeds: Iterable<number>): Promise<Found> {
  const found: Found = {
    scenarios: 0,
    failures: new Map(),
    events: { changes: 0, compositions: 0 },
  };
  const source = seeds[Symbol.iterator]();
  const running = new Set<Scenario>();
  const begin = () => {
    const next = source.next();
    if (!next.done) running.add(new Scenario(next.value));
  };
  for (let count = 0; count < width; count++) begin();
  while (running.size > 0) {
    // Lets everything run that waited for this step, before the next one.
    await tick();
    for (const scenario of running) {
      if (scenario.step()) continue;
      running.delete(scenario);
      found.scenarios++;
      const { violations, changes, compositions } = scenario.invariants;
      if (violations.length > 0) found.failures.set(scenario.seed, violations);
      found.events.changes += changes.length;
      found.events.compositions += compositions.size;
      begin();
    }
  }
  return found;
}
