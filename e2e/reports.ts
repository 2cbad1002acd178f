import type { Counts } from './steps';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Counts what jest writes with `--json`. */
export function countUnit(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as JestReport;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Counts what Playwright's `json` reporter writes, and names the tests that needed another attempt. */
export function countBrowser(report: unknown): Counts {
  const { stats, suites } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) => flakyOf(suite)),
  };
}

/** Each with its file and with the groups that it stands in: tests of several groups may have one title. */
const flakyOf = ({ suites = [], specs }: PlaywrightSuite, groups: string[] = []): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line}: ${[...groups, title].join(' › ')}`),
  ...suites.flatMap((suite) => flakyOf(suite, [...groups, suite.title])),
];
