import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { recordTable } from '../bench/measurements';
import { countBrowser, countUnit } from './reports';
import { conclude, inSequence, type Step } from './steps';

/**
 * `npm run test:long`: the long-running tests. Simulation and fuzz with ten times the iterations and a seed of the day; the
 * deployment tests at full size (50 redeploys of alternating applications under 20 sessions, a site of 50 remotes and
 * 500 pages, publishes killed at every point, skew with full builds and React 20); the tests of the live
 * profile on both databases, with servers killed at 50 points, its journey on PostgreSQL, servers killed while they publish, its
 * ways to sign in and its pictures; the page that tells how to
 * write a remote, step by step, and a remote of this repository moved out of it; development of one remote and of all
 * applications; a site in a bucket; memory after navigations; the journeys in Chromium; every first interaction with every
 * interactive part; the page breaks of invoices with any number of lines; and `npm test` in the other supported versions of
 * Node. Results and times go to the README.
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
    title:
      'soak, scale, development, a bucket, skew, a remote outside the repository, killed publishes, memory, engines, first moves and page breaks',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      'e2e/deploy/soak.spec.ts',
      'e2e/deploy/growth.spec.ts',
      'e2e/develop.spec.ts',
      'e2e/developAll.spec.ts',
      'e2e/live/journey.spec.ts',
      'e2e/live/killedPublish.spec.ts',
      'e2e/live/live.spec.ts',
      'e2e/live/signIn.spec.ts',
      'e2e/live/pictures.spec.ts',
      'e2e/s3.spec.ts',
      'e2e/deploy/skewBuilds.spec.ts',
      'e2e/outOfHouse.spec.ts',
      'e2e/deploy/crash.spec.ts',
      'e2e/deploy/content.spec.ts',
      'e2e/deploy/ways.spec.ts',
      'e2e/faults/running.spec.ts',
      'e2e/engines/journeys.spec.ts',
      'e2e/walk/walk.spec.ts',
      'e2e/invoice/pageBreaks.spec.ts',
      '--retries=0',
      '--workers=1',
    ],
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

mkdirSync('test-results', { recursive: true });
const outcomes = await inSequence(steps);
await recordTable(
  'test:long',
  [
    ['`npm run test:long`', 'passed', 'failed', 'minutes'],
    ...outcomes.map(({ title, passed, failed, seconds }) => [title, passed, failed, Math.ceil(seconds / 60)]),
  ],
  'README.md',
);
conclude(outcomes);
