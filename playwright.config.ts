import { defineConfig } from '@playwright/test';
import { testBrowserPath, flags } from './e2e/chromium';
import { keepTemporaryFilesInMemory } from './e2e/temporaryFiles';
import { testPort } from './e2e/testPort';

/** URL of a running site, such as `SITE=http://localhost:8080`; without one the tests compose and serve their own. */
const site = process.env['SITE'];

keepTemporaryFilesInMemory();
// For stores published by tests, which are not measured; the shared site, whose bytes are counted, is fully compressed.
process.env['COMPRESSION'] = 'quick';

/** Browser tests against the composed production site. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // `npm test` runs those tagged `@smoke`, `npm run test:all` those without a tag.
  grepInvert: process.env['LONG'] ? undefined : /@long/,
  outputDir: 'test-results',
  forbidOnly: true,
  // One unstable test does not stop a submission; `npm test` lists it. Locally it fails.
  retries: process.env['CI'] ? 1 : 0,
  // Tests wait half of their time: two cores can run three workers.
  workers: 3,
  // A machine under load takes several times as long; limits that are promised stand in the tests.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  webServer: site
    ? undefined
    : {
        command: 'node --import tsx e2e/serve.ts',
        env: { COMPRESSION: 'best' },
        url: `http://127.0.0.1:${testPort}/healthz`,
        reuseExistingServer: false,
        timeout: 600_000,
        stdout: 'pipe',
      },
  use: {
    baseURL: site ?? `http://localhost:${testPort}`,
    viewport: { width: 1440, height: 900 },
    // A control that never comes does not take the time of a test.
    actionTimeout: 240_000,
    launchOptions: {
      executablePath: testBrowserPath(),
      args: [
        ...flags,
        // One process for all pages of a context saves a twentieth of the CPU time.
        '--renderer-process-limit=1',
        // Pages live for seconds: optimizing their code costs more than it saves, a seventh of the CPU time.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
    trace: 'off',
  },
});
