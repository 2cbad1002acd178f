import { existsSync, readdirSync } from 'node:fs';
import { unitTests } from 'shared/testing/jest';

/** The workspaces, as package.json lists them by pattern: every folder with a package of its own. */
const workspaces = readdirSync('.').filter((folder) => existsSync(`${folder}/package.json`));

const projects = unitTests([...workspaces.map((folder) => `<rootDir>/${folder}`), '<rootDir>/.ci']);

/** What is too long for every run: `*.long.test.ts`, run by `npm run test:long` alone. */
const long = {
  ...projects[0],
  displayName: 'long',
  testMatch: ['**/*.long.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** @type {import('jest').Config} */
export default {
  testTimeout: process.env['LONG'] ? 900_000 : 30_000,
  projects: process.env['LONG'] ? [long] : projects,
};
