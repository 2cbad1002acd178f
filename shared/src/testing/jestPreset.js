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
    '\\.(png|jpe?g|svg|webp|avif|woff2)$': fileOf('@vibrant-peak/shared/testing/fileTransform'),
  },
  // Other packages contain CommonJS; this one contains ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@vibrant-peak/shared/).*\\.[jt]sx?$'],
  moduleNameMapper: {
    '\\.module\\.css$': fileOf('@vibrant-peak/shared/testing/styleModule'),
    '\\.css(\\?inline)?$': fileOf('@vibrant-peak/shared/testing/styleSheet'),
  },
};

const ignored = ['/node_modules/', '/dist/', '/\\.cache/', '/bench/results/', '\\.long\\.test\\.ts$'];

/**
 * Jest's projects: `*.test.ts` runs without a document, in a fraction of the time; `*.test.tsx` runs in jsdom.
 * @param {string[]} roots folders with tests.
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
    testEnvironment: fileOf('@vibrant-peak/shared/testing/browserEnvironment'),
    setupFilesAfterEnv: [fileOf('@vibrant-peak/shared/testing/setup')],
    testMatch: ['**/*.test.tsx'],
    testPathIgnorePatterns: ignored,
  },
];
