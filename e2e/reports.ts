import { relative } from 'node:path';
import type { Counts } from './steps';

interface JestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** Counts the tests in jest's `--json` report. */
export function countUnit(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report as JestReport;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative('', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * Counts the tests in the report of Playwright's `json` reporter. A test that passed in its second
 * run counts as passed, and is listed as flaky.
 */
export function countBrowser(report: unknown): Counts {
  const { stats, suites } = report as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((suite) =>
      specsOf(suite)
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ title }) => `e2e/${suite.title}: ${title}`),
    ),
    files: suites.map((suite) => ({ file: `e2e/${suite.title}`, seconds: secondsOf(suite) })),
  };
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const secondsOf = (suite: PlaywrightSuite): number =>
  specsOf(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0);
