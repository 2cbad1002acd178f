import { countBrowser, countUnit } from './reports';
import type { Step } from './steps';

/** Tests of jest, with its arguments. */
export const unitTests = (title: string, args: string[], env: NodeJS.ProcessEnv = {}): Step => ({
  title,
  args: ['node_modules/jest/bin/jest.js', '--json', '--outputFile=test-results/unit.json', ...args],
  env,
  report: { file: 'test-results/unit.json', count: countUnit },
});

/** Tests of Playwright, with its arguments. */
export const browserTests = (title: string, args: string[], env: NodeJS.ProcessEnv = {}): Step => ({
  title,
  args: ['node_modules/@playwright/test/cli.js', 'test', ...args],
  env,
  report: { file: 'test-results/browser.json', count: countBrowser },
});

/** Publishers, a garbage collector and a server; a violated invariant fails it. */
export const simulation = (scenarios: number, seed: number): Step => ({
  title: `simulation of the store from seed ${seed}`,
  // Most objects are short-lived: with this room V8 collects garbage half as often.
  args: ['--max-semi-space-size=64', '--import', 'tsx', 'engine/testing/simulation/replay.ts'],
  env: { SEED: String(seed), SCENARIOS: String(scenarios) },
});
