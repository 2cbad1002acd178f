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
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number };
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

/** Counts the tests in the report of Playwright's `json` reporter. */
export function countBrowser(report: unknown): Counts {
  const { stats, suites } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    files: suites.map((suite) => ({ file: `e2e/${suite.title}`, seconds: secondsOf(suite) })),
  };
}

const secondsOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) +
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0);
