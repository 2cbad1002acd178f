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

/**
 * `npm test` leaves these to `npm run test:all`: tests that start servers and processes or simulate the store, and pages of the
 * live profile.
 */
const slow = [
  [
    '**/{fuzz,fullDisk,listen,main,nginx,powerCut,s3Objects,sandbox,simulation,typecheck}.test.ts',
    '**/publish/publish.test.ts',
  ],
  ['**/remote-live/src/**/*.test.tsx', '**/remote-admin/src/{live,saving}/**/*.test.tsx'],
];

const fast = unitTests([
  ...workspaces.map((folder) => `<rootDir>/${folder}`),
  '<rootDir>/bench',
  '<rootDir>/.ci',
]).map((project) => ({ ...project, transformIgnorePatterns }));

/** @type {import('jest').Config} */
export default {
  // A machine under load takes several times as long.
  testTimeout: 120_000,
  projects: [
    ...fast.map((project, index) => ({
      ...project,
      testMatch: [...project.testMatch, ...slow[index].map((path) => `!${path}`)],
    })),
    ...fast.map((project, index) => ({
      ...project,
      displayName: `slow ${project.displayName}`,
      testMatch: slow[index],
    })),
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
