import { countBrowser } from '../e2e/reports';
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
    flaky: ['e2e/public/header.spec.ts: the menu closes'],
    files: [{ file: 'e2e/public/header.spec.ts', seconds: 6 }],
  });
});

test('flaky tests are listed before the last line, which is the sum', () => {
  const lines: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  conclude([{ title: 'browser tests', seconds: 7, ...countBrowser(report) }]);
  log.mockRestore();
  process.exitCode = undefined;
  expect(lines.join('\n').split('\n').slice(-4)).toEqual([
    'Flaky, passed in a second run:',
    '  e2e/public/header.spec.ts: the menu closes',
    '',
    '2 passed, 1 failed',
  ]);
});
