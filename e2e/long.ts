import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { recordTable } from '../bench/measurements';
import { ensurePrograms } from './programs';
import { countBrowser, countUnit } from './reports';
import { conclude, inSequence, type Step } from './steps';

/**
 * `npm run test:long`: the long-running tests. Simulation and fuzz with ten times the iterations and a seed of the day; the tests
 * of the live profile on both databases, with servers killed at 50 points; all browser tests, those tagged `@long` too; and
 * `npm test` in the other supported versions of Node. Results and times go to the measurements.
 */
const seed = String(Math.floor(Date.now() / 86_400_000));

const steps: Step[] = [
  {
    title: 'long simulation of the store',
    args: ['--import', 'tsx', 'release/testing/simulation/replay.ts'],
    env: { SEED: `${seed}00000`, SCENARIOS: '200000' },
  },
  {
    title: 'long fuzz of the server',
    args: ['--import', 'tsx', 'release/testing/fuzz/runFuzz.ts'],
    env: { SEED: seed },
  },
  {
    title: 'the live profile on both databases, its servers killed at 50 points',
    args: [
      'node_modules/jest/bin/jest.js',
      '--selectProjects=live',
      '--json',
      '--outputFile=test-results/unit.json',
    ],
    env: { LONG: '1', KILLS: '50' },
    report: { file: 'test-results/unit.json', count: countUnit },
  },
  {
    title: 'all browser tests, those tagged `@long` too',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--retries=0', '--workers=1'],
    env: { LONG: '1' },
    report: { file: 'test-results/browser.json', count: countBrowser },
  },
  ...[20, 22, 24, 26]
    .filter((version) => version !== Number.parseInt(process.versions.node))
    .map(testsInNode),
];

/** `npm test` in a version of Node that npm fetches and keeps. */
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

if (!ensurePrograms({ isLong: true })) process.exit(1);
mkdirSync('test-results', { recursive: true });
const outcomes = await inSequence(steps);
await recordTable('test:long', [
  ['`npm run test:long`', 'passed', 'failed', 'minutes'],
  ...outcomes.map(({ title, passed, failed, seconds }) => [title, passed, failed, Math.ceil(seconds / 60)]),
]);
conclude(outcomes);
