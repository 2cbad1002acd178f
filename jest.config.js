import { existsSync, readdirSync } from 'node:fs';
import { unitTests } from '@vibrant-peak/shared/testing/jest';

/** Folders of all workspaces: those with a package.json. The tests of `live` have databases, see below. */
const workspaces = readdirSync('.').filter(
  (folder) => folder !== 'live' && existsSync(`${folder}/package.json`),
);
const [withoutDocument] = unitTests(['<rootDir>/live']);

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  projects: [
    ...unitTests([...workspaces.map((folder) => `<rootDir>/${folder}`), '<rootDir>/bench', '<rootDir>/.ci']),
    {
      ...withoutDocument,
      displayName: 'live',
      // These contain ES modules.
      transformIgnorePatterns: [
        '/node_modules/(?!(@vibrant-peak/shared|openid-client|oauth4webapi|jose)/).*\\.[jt]sx?$',
      ],
      globalSetup: './live/src/testing/startDatabases.ts',
      globalTeardown: './live/src/testing/stopDatabases.ts',
    },
  ],
};
