import { defineConfig } from '@playwright/test';
import { testBrowserPath, flags } from './e2e/chromium';
import { keepTemporaryFilesInMemory } from './e2e/temporaryFiles';
import { testPort } from './e2e/testPort';

/** A site that is served already, such as `SITE=http://localhost:8080`; without one the tests compose their own. */
const site = process.env['SITE'];

keepTemporaryFilesInMemory();
// What tests publish is not visited over a network; the site that they share, whose bytes are counted, is packed as ever.
process.env['COMPRESSION'] = 'quick';

/** Browser tests against the composed production site. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // How a site grows, and npm run dev of all applications, take too long for every run: npm run test:long.
  testIgnore: process.env['LONG'] ? [] : ['**/growth.spec.ts', '**/developAll.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A machine that is busy elsewhere may be slow once; a defect fails three times.
  retries: 2,
  // Tests wait half of their time: two cores have room for three.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    // One process for the pages of a context: a twentieth less of the processor's time.
    launchOptions: { executablePath: testBrowserPath(), args: [...flags, '--renderer-process-limit=1'] },
    trace: 'off',
  },
});
