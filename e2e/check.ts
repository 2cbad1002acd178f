import { mkdirSync } from 'node:fs';
import { inParallel, conclude, type Step } from './steps';
import { unitTests } from './testSteps';

/**
 * `npm run check`, for use at each save: types, lint, formatting, imports, unit tests affected since `main`.
 */
const cache = 'node_modules/.cache/check';

const types: Step = { title: 'type check', args: ['node_modules/ts7/bin/tsc', '-p', '.'] };
const lint: Step = {
  title: 'lint',
  args: ['node_modules/eslint/bin/eslint.js', '.', '--cache', '--cache-location', `${cache}/lint`],
};
const formatting: Step = {
  title: 'formatting',
  args: [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location',
    `${cache}/formatting`,
    '.',
  ],
};
const imports: Step = {
  title: 'imports',
  args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.'],
};
const unit = unitTests('unit tests of what changed', [
  '--changedSince=main',
  '--passWithNoTests',
  // Linting from the cache takes seconds and leaves two cores to the tests.
  '--maxWorkers=2',
]);

for (const folder of [cache, 'test-results']) mkdirSync(folder, { recursive: true });
conclude(await inParallel([types, lint, formatting, imports], [unit]));
