import { existsSync, readdirSync } from 'node:fs';
import { unitTests } from '@vibrant-peak/shared/testing/jest';

/** Folders of all workspaces: those with a package.json. The tests of `live` have databases, see below. */
const workspaces = readdirSync('.').filter(
  (folder) => folder !== 'live' && existsSync(`${folder}/package.json`),
);
const [withoutDocument] = unitTests(['<rootDir>/live']);

/** Of the packages that `live` needs, these contain ES modules. */
const transformIgnorePatterns = [
  '/node_modules/(?!(@vibrant-peak/shared|openid-client|oauth4webapi|jose)/).*\\.[jt]sx?$',
];

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  projects: [
    ...unitTests([
      ...workspaces.map((folder) => `<rootDir>/${folder}`),
      '<rootDir>/bench',
      '<rootDir>/.ci',
    ]).map((project) => ({ ...project, transformIgnorePatterns })),
    {
      ...withoutDocument,
      displayName: 'live',
      transformIgnorePatterns,
      // `*.long.test.ts` run in `npm run test:long`.
      ...(process.env.LONG && { testPathIgnorePatterns: ['/node_modules/'] }),
      globalSetup: './live/src/testing/startDatabases.ts',
      globalTeardown: './live/src/testing/stopDatabases.ts',
    },
  ],
};
