import { fileURLToPath } from 'node:url';

const fileOf = (name) => fileURLToPath(import.meta.resolve(name));

const common = {
  transform: {
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
  transformIgnorePatterns: ['/node_modules/(?!shared/)'],
  moduleNameMapper: {
    '\\.css$': fileOf('shared/testing/styleSheet'),
  },
};

const ignored = ['/node_modules/', '/dist/', '/\\.cache/', '/bench/results/', '\\.long\\.test\\.ts$'];

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
