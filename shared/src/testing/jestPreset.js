import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fileOf = (name) => fileURLToPath(import.meta.resolve(name));

const recipes = join(
  dirname(createRequire(import.meta.url).resolve('@chakra-ui/react/package.json')),
  'dist/cjs/theme/recipes',
);

/** What every page imports of the design system comes out of these two; few of their thousand modules are used. */
const indexes = ['@chakra-ui/react/dist/cjs/index\\.cjs$', '@ark-ui/react/dist/index\\.cjs$'];

const common = {
  transform: {
    [indexes.join('|')]: fileOf('shared/testing/lazyIndex'),
    '\\.[jt]sx?$': [
      fileOf('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Packages bring what jest understands; this one brings ES modules.
  transformIgnorePatterns: [`/node_modules/(?!shared/|${indexes.join('|')})`],
  moduleNameMapper: {
    '^chakra-recipes/(.*)$': `${recipes}/$1.cjs`,
    '\\.css$': fileOf('shared/testing/styleSheet'),
  },
};

const ignored = ['/node_modules/', '/dist/', '\\.long\\.test\\.ts$'];

/**
 * How parts of the site are tested by jest: rules and values (`*.test.ts`) without a page, in a fraction of the time, and what
 * needs a document (`*.test.tsx`).
 * @param {string[]} roots folders in which tests are looked for.
 * @returns {import('jest').Config[]} jest's `projects`.
 */
export const unitTests = (roots = ['<rootDir>']) => [
  {
    ...common,
    roots,
    displayName: 'rules',
    testEnvironment: 'node',
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: ignored,
  },
  {
    ...common,
    roots,
    displayName: 'pages',
    testEnvironment: fileOf('shared/testing/browserEnvironment'),
    setupFilesAfterEnv: [fileOf('shared/testing/setup')],
    testMatch: ['**/*.test.tsx'],
    testPathIgnorePatterns: ignored,
  },
];
