import '../release/warnOfOldNode.mjs';
import { mkdirSync } from 'node:fs';
import { ensurePrograms } from './programs';
import { countBrowser, countUnit } from './reports';
import { inParallel, conclude, inSequence, type Step } from './steps';
import { keepTemporaryFilesInMemory } from './temporaryFiles';

/**
 * `npm test`: all checks and tests, each one even after a failure. The last line is the sum: `N passed, N failed`. The checks
 * leave one core idle: meanwhile the site is built and the store simulated.
 */
const checks: Step[] = [
  // One checker: the site is built meanwhile, and more checkers take twice the CPU time.
  { title: 'type check', args: ['node_modules/ts7/bin/tsc', '-p', '.', '--checkers', '1'] },
  { title: 'lint', args: ['node_modules/eslint/bin/eslint.js', '.'] },
  {
    title: 'formatting',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  { title: 'API reports of shared', args: ['--import', 'tsx', 'release/documentation/report.ts', '--check'] },
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

/** Three workers on two cores: the tests of the store in a bucket wait for its server half of their time. */
const unit: Step = {
  title: 'unit tests',
  args: ['node_modules/jest/bin/jest.js', '--maxWorkers=3', '--json', '--outputFile=test-results/unit.json'],
  report: { file: 'test-results/unit.json', count: countUnit },
};

/** Publishers, a garbage collector and a server, with a fixed seed: `npm run test:long` runs 200,000. */
const simulation: Step = {
  title: 'simulation of the store',
  args: ['--import', 'tsx', 'release/testing/simulation/replay.ts'],
  env: { SEED: '1', SCENARIOS: '1000' },
};

const browser: Step = {
  title: 'browser tests',
  args: ['node_modules/@playwright/test/cli.js', 'test'],
  report: { file: 'test-results/browser.json', count: countBrowser },
};

keepTemporaryFilesInMemory();
mkdirSync('test-results', { recursive: true });
conclude([
  ...(await inParallel(checks, [build, simulation])),
  ...(await inSequence([unit])),
  ...(ensurePrograms()
    ? await inSequence([browser])
    : [{ title: browser.title, seconds: 0, passed: 0, failed: 1 }]),
]);
