import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { History } from './history';
import { simulate } from './simulate';
import { withoutLoader } from './withoutLoader';

/**
 * `npm run simulate`: plays `HISTORIES` histories of the store, with seeds from `SEED` on, a part of them on each core. With `SEED`
 * alone it replays that one and tells what happened in it. Each seed that shows a fault is printed.
 */
const { SEED, HISTORIES, SIMULATE_PART } = process.env;
const from = Number(SEED ?? Date.now() % 1_000_000_000);
const parts = Math.max(2, availableParallelism());

/** Most objects of a history live for a moment only: with more room for young objects V8 collects its garbage half as often. */
const youngRoom = '--max-semi-space-size=64';

async function replay(seed: number): Promise<boolean> {
  const history = new History(seed);
  do await new Promise<void>((resolve) => setImmediate(resolve));
  while (history.step());
  const { entries, faults } = history.ledger;
  const log = entries.map(({ turn, by, live, reason, canary, collected }) => {
    const what = collected !== turn ? `live ${live}, canary ${canary?.composition}: ${reason}` : 'garbage';
    return `turn ${turn}  ${what}  ${by}`;
  });
  console.log([...history.told, ...log, ...faults.map((fault) => `FAULT ${fault}`)].join('\n'));
  return faults.length === 0;
}

/** Some of the seeds, in a process of their own. */
async function playPart(part: number, count: number): Promise<boolean> {
  const seeds = Array.from({ length: count }, (_, index) => from + index).filter(
    (seed) => seed % parts === part,
  );
  // Failures are part of a history by the thousand, and nobody reads where they came from.
  Error.stackTraceLimit = 0;
  const { failures, events } = await simulate(seeds);
  for (const [seed, [fault]] of failures) console.log(`SEED=${seed} npm run simulate   ${fault}`);
  const { compositions, flips } = events;
  console.log(`${seeds.length} histories: ${compositions} compositions, ${flips} flips`);
  return failures.size === 0;
}

async function playAll(count: number): Promise<boolean> {
  const begin = performance.now();
  const codes = await withoutLoader(import.meta.filename, (script) =>
    Promise.all(
      Array.from({ length: parts }, (_, part) => {
        const env = {
          ...{ ...process.env, SEED: String(from) },
          ...{ HISTORIES: String(count), SIMULATE_PART: String(part) },
        };
        const child = spawn(process.execPath, [youngRoom, script], { env, stdio: 'inherit' });
        return new Promise<number | null>((resolve) => child.on('exit', resolve));
      }),
    ),
  );
  const isGood = codes.every((code) => code === 0);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${count} histories from seed ${from} in ${seconds} s: ${isGood ? 'nothing wrong' : 'FAILED'}`);
  return isGood;
}

const isGood =
  SIMULATE_PART !== undefined
    ? await playPart(Number(SIMULATE_PART), Number(HISTORIES))
    : SEED && !HISTORIES
      ? await replay(from)
      : await playAll(Number(HISTORIES ?? 200_000));
process.exitCode = isGood ? 0 : 1;
