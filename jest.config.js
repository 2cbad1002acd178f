import { existsSync, readdirSync } from 'node:fs';
import { unitTests } from '@vibrant-peak/shared/testing/jest';

/** Folders of all workspaces: those with a package.json. The tests of `live` have databases, see below. */
const workspaces = readdirSync('.').filter(
  (folder) => folder !== 'live' && existsSync(`${folder}/package.json`),
);
const [withoutDocument] = unitTests(['<rootDir>/live']);

/** Of the packages that `live` needs, these contain ES modules. */
const transformIgnorePatterns = [
  '/node_modules/(?!(@vibrant-peak/shared|openid-client|oauth4webapi|jose|file-type|strtok3|token-types|uint8array-extras|@tokenizer/inflate|@borewit/text-codec)/).*\\.[jt]sx?$',
];

/**
 * `npm test` leaves these to `npm run test:all`: tests that start processes, simulate the store or
 * publish a site or run webpack; complete pages, and invoices in the live profile; and of `live` all
 * but the basics, as they start servers.
 */
const slow = {
  rules: [
    '**/{accessLog,fuzz,fullDisk,judge,listen,main,nginx,restarts,powerCut,s3Objects,sandbox,simulation,typecheck}.test.ts',
    '**/publish/publish.test.ts',
    '**/engine/publish/steps/{publishReleases,smoke,verify}.test.ts',
    '**/{addAList,createTrial,exitCodes,fileCacheDamage,gateway,prepack,provenanceOf,publishRecord,sendMail}.test.ts',
    '**/webpack/{config,plugins}/*.test.ts',
  ],
  pages: [
    '**/*{Page,Screen,live,Live}*.test.tsx',
    '**/remote-live/src/**/*.test.tsx',
    '**/remote-admin/src/{live,saving}/**/*.test.tsx',
    '**/remote-invoice/src/{eInvoice,entries,importing,keeping,list,recurring,sending}/**/*.test.tsx',
    '**/{networkFailures,StaffTools,saveAndPublish}.test.tsx',
  ],
  live: [
    '**/live/src/!(http|records)/**/*.test.ts',
    '**/live/src/!(environment).test.ts',
    '**/oddRequests.test.ts',
  ],
};

/** A project, and another one with its slow tests. In CI a failed test runs once more. */
const split = ({ setupFilesAfterEnv = [], ...others }) => {
  const project = { ...others, setupFilesAfterEnv: [...setupFilesAfterEnv, '<rootDir>/e2e/secondRun.ts'] };
  return [
    {
      ...project,
      testMatch: [...project.testMatch, ...slow[project.displayName].map((path) => `!${path}`)],
    },
    { ...project, displayName: `slow ${project.displayName}`, testMatch: slow[project.displayName] },
  ];
};

/** @type {import('jest').Config} */
export default {
  // A machine under load takes several times as long.
  testTimeout: 120_000,
  projects: [
    ...unitTests([...workspaces.map((folder) => `<rootDir>/${folder}`), '<rootDir>/.ci']).map((project) => ({
      ...project,
      transformIgnorePatterns,
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
  ].flatMap(split),
};
