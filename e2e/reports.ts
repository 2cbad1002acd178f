import { relative } from 'node:path';
import type { Counts } from './steps';

interface JestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    /** Empty, with a status of its own, if the file could not be run. */
    assertionResults: { fullName: string; status: string; invocations?: number }[];
    status: string;
  }[];
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

/** Counts the tests in jest's `--json` report; a test that passed in its second run as passed. */
export function countUnit(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report as JestReport;
  const titles = (isListed: (test: JestReport['testResults'][0]['assertionResults'][0]) => boolean) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(isListed).map(({ fullName }) => `${relative('', name)}: ${fullName}`),
    );
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: [
      ...titles(({ status }) => status === 'failed'),
      ...testResults
        .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .map(({ name }) => relative('', name)),
    ],
    flaky: titles(({ status, invocations = 1 }) => status === 'passed' && invocations > 1),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative('', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * Counts the tests in the report of Playwright's `json` reporter; a test that passed in its second
 * run as passed.
 */
export function countBrowser(report: unknown): Counts {
  const { stats, suites } = report as PlaywrightReport;
  const titles = (wanted: string) =>
    suites.flatMap((suite) =>
      specsOf(suite)
        .filter(({ tests }) => tests.some(({ status }) => status === wanted))
        .map(({ title }) => `e2e/${suite.title}: ${title}`),
    );
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: titles('unexpected'),
    flaky: titles('flaky'),
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
