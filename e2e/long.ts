import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { ensurePrograms } from './programs';
import { conclude, inSequence, type Step } from './steps';
import { browserTests, simulation, unitTests } from './testSteps';

/**
 * `npm run test:long`: the soaks. Simulation and fuzz with ten times the iterations and a seed of the
 * day; the tests of the live profile on both databases, with servers killed at 50 points; all browser
 * tests, those tagged `@long` too; and `npm test` in the other supported versions of Node. Each step
 * prints its time.
 */
const seed = Math.floor(Date.now() / 86_400_000);

const steps: Step[] = [
  simulation(100_000, seed * 100_000),
  unitTests('long fuzz of the server', ['--testPathPatterns=fuzz.test'], {
    SEED: String(seed),
    REQUESTS: '200000',
  }),
  unitTests(
    'the live profile on both databases, its servers killed at 50 points',
    ['--selectProjects', 'live', 'slow live'],
    { LONG: '1', KILLS: '50' },
  ),
  browserTests('all browser tests, those tagged `@long` too', ['--workers=1'], { LONG: '1' }),
  ...[20, 22, 24, 26]
    .filter((version) => version !== Number.parseInt(process.versions.node))
    .map(testsInNode),
];

/** `npm test` in a version of Node that npm fetches and caches. */
function testsInNode(version: number): Step {
  const from = `node-${process.platform}-${process.arch}@${version}`;
  const node = execFileSync(
    'npm',
    ['exec', '--yes', `--package=${from}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8' },
  ).trim();
  return {
    title: `\`npm test\` in Node ${version}`,
    node,
    args: ['--import', 'tsx', 'e2e/run.ts'],
    env: { PATH: `${dirname(node)}${delimiter}${process.env['PATH']}` },
  };
}

if (!ensurePrograms('long')) process.exit(1);
mkdirSync('test-results', { recursive: true });
const outcomes = await inSequence(steps);
conclude(outcomes);
