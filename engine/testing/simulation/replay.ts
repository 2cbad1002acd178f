import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Scenario } from './scenario';
import { simulate } from './simulate';
import { withoutLoader } from './withoutLoader';

/**
 * `npm run simulate`: plays `SCENARIOS` scenarios of the store, with seeds from `SEED` on, split among the cores. `SEED`
 * alone replays that scenario and prints its history. Seeds with violations are printed.
 */
const { SEED, SCENARIOS, SIMULATE_PART } = process.env;
const from = Number(SEED ?? Date.now() % 1_000_000_000);
const parts = Math.max(2, availableParallelism());

/**
 * Most objects of a scenario live for a moment only: with more room for young objects V8 collects
 * its garbage half as often.
 */
const youngRoom = '--max-semi-space-size=64';

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

/** Some of the seeds, in a process of their own. */
async function playPart(part: number, count: number): Promise<boolean> {
  const seeds = Array.from({ length: count }, (_, index) => from + index).filter(
    (seed) => seed % parts === part,
  );
  // Scenarios contain thousands of failures; their stacks are never read.
  Error.stackTraceLimit = 0;
  const { failures, events } = await simulate(seeds);
  for (const [seed, [violation]] of failures) console.log(`SEED=${seed} npm run simulate   ${violation}`);
  const { compositions, changes } = events;
  console.log(`${seeds.length} scenarios: ${compositions} compositions, ${changes} changes`);
  return failures.size === 0;
}

async function playAll(count: number): Promise<boolean> {
  const begin = performance.now();
  const codes = await withoutLoader(import.meta.filename, (script) =>
    Promise.all(
      Array.from({ length: parts }, (_, part) => {
        const env = {
          ...{ ...process.env, SEED: String(from) },
          ...{ SCENARIOS: String(count), SIMULATE_PART: String(part) },
        };
        const child = spawn(process.execPath, [youngRoom, script], { env, stdio: 'inherit' });
        return new Promise<number | null>((resolve) => child.on('exit', resolve));
      }),
    ),
  );
  const isGood = codes.every((code) => code === 0);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${count} scenarios from seed ${from} in ${seconds} s: ${isGood ? 'nothing wrong' : 'FAILED'}`);
  return isGood;
}

const isGood =
  SIMULATE_PART !== undefined
    ? await playPart(Number(SIMULATE_PART), Number(SCENARIOS))
    : SEED && !SCENARIOS
      ? await replay(from)
      : await playAll(Number(SCENARIOS ?? 200_000));
process.exitCode = isGood ? 0 : 1;
