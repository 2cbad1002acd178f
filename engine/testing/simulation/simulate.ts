import { Scenario } from './scenario';

/** How many scenarios go on at once: each has a time of its own, and none knows of the others. */
const width = 5;

/**
 * Plays some scenarios, with seeds from a number on.
 * @returns violations by seed, and how many changes there were: without any it proves nothing.
 */
export async function simulate(from: number, count: number) {
  const found = { failures: new Map<number, string[]>(), changes: 0 };
  const seeds = Array.from({ length: count }, (_, index) => from + index);
  const begin = () => seeds.splice(0, 1).map((seed) => new Scenario(seed));
  const running = new Set(Array.from({ length: width }, begin).flat());
  while (running.size > 0) {
    // Lets everything run that waited for this step, before the next one.
    await new Promise<void>((resolve) => setImmediate(resolve));
    for (const scenario of running) {
      if (scenario.step()) continue;
      running.delete(scenario);
      const { violations, changes } = scenario.invariants;
      if (violations.length > 0) found.failures.set(scenario.seed, violations);
      found.changes += changes.length;
      for (const next of begin()) running.add(next);
    }
  }
  return found;
}
