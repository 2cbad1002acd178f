import { mkdirSync } from 'node:fs';
import { countBrowser, countUnit } from './reports';
import { conclude, oneByOne, type Step } from './steps';

/**
 * `npm run test:long`: what is too long for every run. Unit tests in files named `*.long.test.ts` (simulations, fuzz), and
 * the browser tests of deploying at their full size: 50 redeploys of alternating applications under 20 sessions, and how
 * a site of 50 remotes and 500 pages grows.
 */
const steps: Step[] = [
  {
    title: 'long simulations and fuzz',
    args: [
      'node_modules/jest/bin/jest.js',
      '--maxWorkers=2',
      '--passWithNoTests',
      '--json',
      '--outputFile=test-results/long.json',
    ],
    env: { LONG: '1' },
    report: { file: 'test-results/long.json', count: countUnit },
  },
  {
    title: 'soak and scale',
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      'e2e/deploy/soak.spec.ts',
      'e2e/deploy/growth.spec.ts',
      '--retries=0',
      '--workers=1',
    ],
    env: { LONG: '1', SOAK_DEPLOYS: '50', SOAK_SESSIONS: '20' },
    report: { file: 'test-results/browser.json', count: countBrowser },
  },
];

mkdirSync('test-results', { recursive: true });
conclude(await oneByOne(steps));
