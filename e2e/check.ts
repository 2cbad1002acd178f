import { mkdirSync } from 'node:fs';
import { changedFiles } from './changedFiles';
import { inParallel, conclude, type Step } from './steps';
import { unitTests } from './testSteps';

/**
 * `npm run check`, for use at each save: types of everything, lint, formatting and imports of the
 * files that differ from `main`, and the quick unit tests that depend on them in their packages.
 * Where there is no `main`, of all files.
 */
const cache = 'node_modules/.cache/check';
const changed = changedFiles('.');
const sources = changed?.filter((file) => /\.(tsx?|[cm]?js)$/.test(file)) ?? ['.'];

const types: Step = {
  title: 'type check',
  args: [
    'node_modules/ts7/bin/tsc',
    '-p',
    '.',
    // The unit tests run meanwhile, and more checkers take twice the CPU time.
    '--checkers',
    '1',
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
  args: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...sources],
};
const unit = unitTests(
  'quick unit tests of what changed',
  [
    '--selectProjects',
    'rules',
    'pages',
    'live',
    ...(changed ? ['--filter=./e2e/nearTests.cjs', '--findRelatedTests', ...sources] : []),
    '--passWithNoTests',
    '--maxWorkers=2',
  ],
  { TESTED_FOLDERS: [...new Set(sources.map((file) => file.split('/')[0]))].join() },
);

for (const folder of [cache, 'test-results']) mkdirSync(folder, { recursive: true });
const ofSources = sources.length > 0 ? [lint, imports] : [];
const ofChanged = changed?.length === 0 ? [] : [formatting];
conclude(await inParallel([types, ...ofSources, ...ofChanged], sources.length > 0 ? [unit] : []));
