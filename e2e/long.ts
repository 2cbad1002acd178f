import { mkdirSync } from 'node:fs';
import { recordTable } from '../bench/measurements';
import { countBrowser } from './reports';
import { conclude, oneByOne, type Step } from './steps';

/**
 * `npm run test:long`: what is too long for every run. The simulation and the fuzz with ten times as much and a seed of the day,
 * and the browser tests of deploying at their full size: 50 redeploys of alternating applications under 20 sessions,
 * how a site of 50 remotes and 500 pages grows, `npm run dev` of all applications, skew with builds in full and
 * React 20 among them, publishes killed at every point, the memory that changes of the page leave behind, the
 * journeys of other engines in Chromium, every first move on every interactive part, and the page breaks of invoices with
 * any number of lines. What came of it, and how long it took, goes to the README.
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
    args: ['--import', 'tsx', 'release/testing/fuzz/runFuzz.ts', '--seed', seed],
  },
  {
    title: 'soak, scale, development, skew, killed publishes, memory, engines, first moves and page breaks',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      'e2e/deploy/soak.spec.ts',
      'e2e/deploy/growth.spec.ts',
      'e2e/developAll.spec.ts',
      'e2e/deploy/skew.spec.ts',
      'e2e/deploy/crash.spec.ts',
      'e2e/faults/running.spec.ts',
      'e2e/engines/journeys.spec.ts',
      'e2e/walk/walk.spec.ts',
      'e2e/invoice/pageBreaks.spec.ts',
      '--retries=0',
      '--workers=1',
    ],
    env: { LONG: '1', SOAK_DEPLOYS: '50', SOAK_SESSIONS: '20' },
    report: { file: 'test-results/browser.json', count: countBrowser },
  },
];

mkdirSync('test-results', { recursive: true });
const outcomes = await oneByOne(steps);
await recordTable(
  'test:long',
  [
    ['`npm run test:long`', 'passed', 'failed', 'minutes'],
    ...outcomes.map(({ title, passed, failed, seconds }) => [title, passed, failed, Math.ceil(seconds / 60)]),
  ],
  'README.md',
);
conclude(outcomes);
