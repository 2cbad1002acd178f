import { mkdirSync } from 'node:fs';
import { recordTable } from '../bench/measurements';
import { countBrowser } from './reports';
import { conclude, inSequence, type Step } from './steps';

/**
 * `npm run test:long`: the long-running tests. Simulation and fuzz with ten times the iterations and a seed of the day; the
 * deployment tests at full size (50 redeploys of alternating applications under 20 sessions, a site of 50 remotes and
 * 500 pages, publishes killed at every point, skew with full builds and React 20); `npm run dev` of all applications;
 * memory after navigations; the journeys in Chromium; every first interaction with every interactive part; and the page
 * breaks of invoices with any number of lines. Results and times go to the README.
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
    title: 'soak, scale, development, skew, killed publishes, memory, engines, first moves and page breaks',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      'e2e/deploy/soak.spec.ts',
      'e2e/deploy/growth.spec.ts',
      'e2e/developAll.spec.ts',
      'e2e/deploy/skew.spec.ts',
      'e2e/outOfHouse.spec.ts',
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
