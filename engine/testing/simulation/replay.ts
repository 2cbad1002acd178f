import { Scenario } from './scenario';
import { simulate } from './simulate';

/**
 * `npm run simulate`: plays `SCENARIOS` scenarios of the store, with seeds from `SEED` on, and prints
 * seeds with violations. `SEED` alone replays that scenario and prints its history.
 */
const { SEED, SCENARIOS } = process.env;
const from = Number(SEED ?? Date.now() % 1_000_000_000);

async function replay(seed: number): Promise<boolean> {
  const scenario = new Scenario(seed);
  do await new Promise<void>((resolve) => setImmediate(resolve));
  while (scenario.step());
  const { entries, violations } = scenario.invariants;
  const log = entries.map(({ sequence, by, live, reason, canary, collected }) => {
    const what =
      collected !== sequence ? `live ${live}, canary ${canary?.composition}: ${reason}` : 'garbage';
    return `sequence ${sequence}  ${what}  ${by}`;
  });
  console.log(
    [...scenario.messages, ...log, ...violations.map((violation) => `VIOLATION ${violation}`)].join('\n'),
  );
  return violations.length === 0;
}

async function playAll(count: number): Promise<boolean> {
  // Scenarios contain thousands of failures; their stacks are never read.
  Error.stackTraceLimit = 0;
  const { failures, changes } = await simulate(from, count);
  for (const [seed, [violation]] of failures) console.log(`SEED=${seed} npm run simulate   ${violation}`);
  console.log(`${count} scenarios from seed ${from}: ${changes} changes, ${failures.size} failures`);
  return failures.size === 0;
}

const isGood = SEED && !SCENARIOS ? await replay(from) : await playAll(Number(SCENARIOS ?? 10_000));
process.exitCode = isGood ? 0 : 1;
