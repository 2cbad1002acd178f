import { mkdirSync } from 'node:fs';
import { changedFiles } from './changedFiles';
import { inParallel, conclude, type Step } from './steps';
import { unitTests } from './testSteps';

/**
 * `npm run check`, for use at each save: types and imports of everything, lint and formatting of the
 * files that differ from `main`, and their quick unit tests. Where there is no `main`, of all files.
 */
const cache = 'node_modules/.cache/check';
const changed = changedFiles('.');
const sources = changed?.filter((file) => /\.(tsx?|m?js)$/.test(file)) ?? ['.'];

const types: Step = {
  title: 'type check',
  args: [
    'node_modules/ts7/bin/tsc',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    `${cache}/types.tsbuildinfo`,
  ],
};
const lint: Step = {
  title: 'lint',
  args: ['node_modules/eslint/bin/eslint.js', '--no-warn-ignored', ...sources],
};
const formatting: Step = {
  title: 'formatting',
  args: [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    '--ignore-unknown',
    ...(changed ?? ['.']),
  ],
};
const imports: Step = {
  title: 'imports',
  args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.'],
};
const unit = unitTests('quick unit tests of what changed', [
  '--selectProjects',
  'rules',
  'pages',
  'live',
  ...(changed ? ['--changedSince=main'] : []),
  '--passWithNoTests',
  '--maxWorkers=2',
]);

for (const folder of [cache, 'test-results']) mkdirSync(folder, { recursive: true });
const ofChanged = [...(sources.length > 0 ? [lint] : []), ...(changed?.length === 0 ? [] : [formatting])];
conclude(await inParallel([types, ...ofChanged, imports], [unit]));
