import '../cli/warnOfOldNode.mjs';
import { mkdirSync } from 'node:fs';
import { ensurePrograms } from './programs';
import { inParallel, conclude, inSequence, type Step } from './steps';
import { keepTemporaryFilesInMemory } from './temporaryFiles';
import { browserTests, simulation, unitTests } from './testSteps';

/**
 * `npm run test:all`: what a submission must pass beside `npm test`, none of which it repeats. Each
 * step runs even after a failure. The last line is the sum: `N passed, N failed`.
 */
const formatting: Step[] = [
  {
    title: 'formatting',
    args: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'],
  },
  { title: 'API reports', args: ['--import', 'tsx', 'cli/documentation/report.ts', '--check'] },
];

const checks: Step[] = [
  {
    title: 'rules of the React compiler',
    args: [
      'node_modules/eslint/bin/eslint.js',
      '--config',
      'eslint.compiler.config.ts',
      '**/*.tsx',
      '**/use*.ts',
    ],
  },
  { title: 'imports', args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.'] },
  { title: 'declared dependencies, unused code', args: ['node_modules/knip/bin/knip.js'] },
  {
    title: 'licences and vulnerabilities of dependencies',
    args: ['--import', 'tsx', '.ci/dependencies.ts'],
  },
];

const tests: Step[] = [
  // The tests of the store in a bucket wait for its server half of their time.
  unitTests(
    'slow unit tests',
    ['--selectProjects', 'slow rules', 'slow pages', 'slow live', '--maxWorkers=3'],
    { DATABASES: 'both' },
  ),
  unitTests(
    'unit tests on PostgreSQL',
    ['--selectProjects=live', '--testNamePattern=on PostgreSQL', '--maxWorkers=2'],
    { DATABASES: 'both' },
  ),
];

keepTemporaryFilesInMemory();
mkdirSync('test-results', { recursive: true });
const hasPrograms = ensurePrograms('all');
conclude([
  ...(await inParallel(formatting, checks)),
  ...(await inParallel([simulation(500, 1)], [simulation(500, 501)])),
  ...(await inSequence(tests)),
  ...(hasPrograms
    ? await inSequence([browserTests('browser tests without a tag', ['--grep-invert=@smoke|@long'])])
    : [{ title: 'browser tests', seconds: 0, passed: 0, failed: 1 }]),
]);
