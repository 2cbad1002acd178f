import { existsSync, readdirSync } from 'node:fs';

/** The workspaces, as package.json lists them by pattern: every folder with a package of its own. */
const workspaces = readdirSync('.').filter((folder) => existsSync(`${folder}/package.json`));

/** @type {import('jest').Config} */
const common = {
  roots: [...workspaces.map((folder) => `<rootDir>/${folder}`), '<rootDir>/.ci'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  moduleNameMapper: {
    '^chakra-recipes/(.*)$': '<rootDir>/node_modules/@chakra-ui/react/dist/cjs/theme/recipes/$1.cjs',
    '\\.css$': '<rootDir>/shared/src/testing/styleSheet.ts',
  },
};

/** Rules and values: `*.test.ts`. Without a page they start in a fraction of the time. */
const withoutPage = {
  ...common,
  displayName: 'rules',
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.long\\.test\\.ts$'],
};

/** What needs a document: `*.test.tsx`. */
const withPage = {
  ...common,
  displayName: 'pages',
  testEnvironment: '<rootDir>/shared/src/testing/browserEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
  testMatch: ['**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** What is too long for every run: `*.long.test.ts`, run by `npm run test:long` alone. */
const long = {
  ...common,
  displayName: 'long',
  testEnvironment: 'node',
  testMatch: ['**/*.long.test.ts'],
};

/** @type {import('jest').Config} */
export default {
  testTimeout: process.env['LONG'] ? 900_000 : 30_000,
  projects: process.env['LONG'] ? [long] : [withoutPage, withPage],
};
