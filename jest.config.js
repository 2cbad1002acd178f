import { existsSync, readdirSync } from 'node:fs';
import { unitTests } from '@vibrant-peak/shared/testing/jest';

/** Folders of all workspaces: those with a package.json. */
const workspaces = readdirSync('.').filter((folder) => existsSync(`${folder}/package.json`));

/** @type {import('jest').Config} */
export default {
  testTimeout: 30_000,
  projects: unitTests([
    ...workspaces.map((folder) => `<rootDir>/${folder}`),
    '<rootDir>/bench',
    '<rootDir>/.ci',
  ]),
};
