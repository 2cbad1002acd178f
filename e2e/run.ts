import { mkdirSync } from 'node:fs';
import { ensurePrograms } from './programs';
import { countBrowser, countUnit } from './reports';
import { atOnce, conclude, oneByOne, type Step } from './steps';
import { keepTemporaryFilesInMemory } from './temporaryFiles';

/**
 * `npm test`: all checks and tests, every one of them even when one fails. The last line counts them: `N passed, N
 * failed`. Each check is a step below; beside those, which leave a core idle, the site is built and the store simulated.
 */
const checks: Step[] = [
  // The site is built beside it: more checkers would take twice the processor time.
  { title: 'type check', args: ['node_modules/ts7/bin/tsc', '-p', '.', '--checkers', '1'] },
  { title: 'lint', args: ['node_modules/eslint/bin/eslint.js', '.'] },
  {
    title: 'formatting',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  { title: 'imports', args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.'] },
  { title: 'declared dependencies, unused code', args: ['node_modules/knip/bin/knip.js'] },
  {
    title: 'licences and vulnerabilities of dependencies',
    args: ['--import', 'tsx', '.ci/dependencies.ts'],
  },
];

const build: Step = {
  title: 'build and composition of the tested site',
  args: ['--import', 'tsx', 'e2e/testSite.ts'],
};

/** Two cores have room for three: the tests of the store in a bucket wait for its server half of their time. */
const unit: Step = {
  title: 'unit tests',
  args: ['node_modules/jest/bin/jest.js', '--maxWorkers=3', '--json', '--outputFile=test-results/unit.json'],
  report: { file: 'test-results/unit.json', count: countUnit },
};

/** Publishers, a collector of garbage and a server, with a fixed seed: the rarest fault that was built in shows in 4 of 3,000. */
const simulation: Step = {
  title: 'simulation of the store',
  args: ['--import', 'tsx', 'release/testing/simulation/replay.ts'],
  env: { SEED: '1', SCENARIOS: '5000' },
};

const browser: Step = {
  title: 'browser tests',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
  report: { file: 'test-results/browser.json', count: countBrowser },
};

keepTemporaryFilesInMemory();
mkdirSync('test-results', { recursive: true });
conclude([
  ...(await atOnce(checks, [build, simulation])),
  ...(await oneByOne([unit])),
  ...(ensurePrograms()
    ? await oneByOne([browser])
    : [{ title: browser.title, seconds: 0, passed: 0, failed: 1 }]),
]);
