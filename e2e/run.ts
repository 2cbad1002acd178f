import '../cli/warnOfOldNode.mjs';
import { mkdirSync } from 'node:fs';
import { ensurePrograms } from './programs';
import { inParallel, conclude, inSequence, type Step } from './steps';
import { keepTemporaryFilesInMemory } from './temporaryFiles';
import { browserTests, unitTests } from './testSteps';

/**
 * `npm test`: types, lint, unit tests and the browser tests tagged `@smoke`.
 * Each step runs even after a failure. The last line is the sum: `N passed, N failed`.
 */
const checks: Step[] = [
  // One checker: the site is built meanwhile, and more checkers take twice the CPU time.
  { title: 'type check', args: ['node_modules/ts7/bin/tsc', '-p', '.', '--checkers', '1'] },
  { title: 'lint', args: ['node_modules/eslint/bin/eslint.js', '.'] },
];

const build: Step = {
  title: 'build and composition of the tested site',
  args: ['--import', 'tsx', 'e2e/testSite.ts'],
};

keepTemporaryFilesInMemory();
mkdirSync('test-results', { recursive: true });
conclude([
  ...(await inParallel(checks, [build])),
  ...(await inSequence([
    unitTests('unit tests', ['--selectProjects', 'rules', 'pages', 'live', '--maxWorkers=2']),
  ])),
  ...(ensurePrograms('smoke')
    ? await inSequence([browserTests('browser tests tagged `@smoke`', ['--grep=@smoke'])])
    : [{ title: 'browser tests', seconds: 0, passed: 0, failed: 1 }]),
]);
