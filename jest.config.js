import { existsSync, readdirSync } from 'node:fs';

/** The workspaces, as package.json lists them by pattern: every folder with a package of its own. */
const workspaces = readdirSync('.').filter((folder) => existsSync(`${folder}/package.json`));

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/shared/src/testing/browserEnvironment.ts',
  roots: workspaces.map((folder) => `<rootDir>/${folder}`),
  // `npm run test:long` runs the long ones, and they alone.
  testMatch: process.env['LONG'] ? ['**/*.long.test.ts'] : ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env['LONG'] ? [] : ['\\.long\\.test\\.ts$']),
  ],
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
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup.ts'],
};
