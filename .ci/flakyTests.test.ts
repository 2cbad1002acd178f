import { resolve } from 'node:path';
import { countBrowser, countUnit } from '../e2e/reports';
import { conclude } from '../e2e/steps';

const specOf = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

/** As Playwright's `json` reporter writes it. */
const report = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      title: 'public/header.spec.ts',
      specs: [specOf('the menu opens', 'expected', 1000)],
      suites: [
        {
          title: 'on a phone',
          specs: [
            specOf('the menu closes', 'flaky', 3000, 1000),
            specOf('the menu is there', 'unexpected', 500, 500),
          ],
        },
      ],
    },
  ],
};

test('a browser test that passed in its second run counts as passed, and is named', () => {
  expect(countBrowser(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['e2e/public/header.spec.ts: the menu is there'],
    flaky: ['e2e/public/header.spec.ts: the menu closes'],
    files: [{ file: 'e2e/public/header.spec.ts', seconds: 6 }],
  });
});

test('so does a unit test', () => {
  const testOf = (fullName: string, status: string, invocations: number) => ({
    fullName,
    status,
    invocations,
  });
  const file = { startTime: 1000, endTime: 3000 };
  const unitReport = {
    numPassedTests: 2,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        ...file,
        name: resolve('live/src/one.test.ts'),
        status: 'failed',
        assertionResults: [
          testOf('adds', 'passed', 1),
          testOf('waits', 'passed', 2),
          testOf('ends', 'failed', 2),
        ],
      },
      { ...file, name: resolve('live/src/broken.test.ts'), status: 'failed', assertionResults: [] },
    ],
  };
  expect(countUnit(unitReport)).toMatchObject({
    passed: 2,
    failed: 2,
    failures: ['live/src/one.test.ts: ends', 'live/src/broken.test.ts'],
    flaky: ['live/src/one.test.ts: waits'],
  });
});

test('flaky and failed tests are listed before the last line, which is the sum', () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  conclude([
    { title: 'browser tests', seconds: 7, ...countBrowser(report) },
    { title: 'formatting', seconds: 7, passed: 0, failed: 1 },
  ]);
  log.mockRestore();
  process.exitCode = undefined;
  expect(lines.join('\n').split('\n').slice(-8)).toEqual([
    'Flaky, passed in a second run:',
    '  e2e/public/header.spec.ts: the menu closes',
    '',
    'Failed:',
    '  e2e/public/header.spec.ts: the menu is there',
    '  formatting',
    '',
    '2 passed, 2 failed',
  ]);
});
