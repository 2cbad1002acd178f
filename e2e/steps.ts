import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** Results of checks and tests. */
export interface Counts {
  passed: number;
  failed: number;
  /** Names of the tests that failed. */
  failures?: string[];
  /** Tests that failed once and passed in their second run. */
  flaky?: string[];
  /** Time of each test file in a worker. */
  files?: FileTime[];
}

interface FileTime {
  file: string;
  seconds: number;
}

/** Result and duration of a step. */
export interface Outcome extends Counts {
  title: string;
  seconds: number;
}

export interface Step {
  title: string;
  /** Path of another Node than the one that runs this. */
  node?: string;
  /** Arguments for Node. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** The step's report and its parser; without one the step counts as one check. */
  report?: { file: string; count: (report: unknown) => Counts };
}

/** Runs steps in sequence, each one even after a failure, and prints their output as it comes. */
export async function inSequence(steps: readonly Step[]): Promise<Outcome[]> {
  const counts: Outcome[] = [];
  for (const step of steps) {
    console.log(`\n> ${step.title}`);
    counts.push(await run(step, (text) => void process.stdout.write(text)));
  }
  return counts;
}

/** Runs rows of steps in parallel; prints the output of a step when it has ended. */
export async function inParallel(...rows: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const all = await Promise.all(
    rows.map(async (steps) => {
      const counts: Outcome[] = [];
      for (const step of steps) {
        let output = '';
        counts.push(await run(step, (text) => void (output += text)));
        console.log(`\n> ${step.title}\n${output.trimEnd()}`);
      }
      return counts;
    }),
  );
  return all.flat();
}

/** Number of files listed at the end. */
const slowest = 10;

/**
 * Prints the duration of each step and of the slowest test files, the flaky and the failed tests and,
 * as the last line, the sum.
 * Sets the exit code after a failure, or when nothing passed.
 */
export function conclude(counts: readonly Outcome[]): void {
  const sum = (one: 'passed' | 'failed') => counts.reduce((total, part) => total + part[one], 0);
  const files = counts.flatMap((part) => part.files ?? []).sort((one, other) => other.seconds - one.seconds);
  printTimes(
    'Time of the steps',
    counts.map(({ title, seconds }) => ({ file: title, seconds })),
  );
  printTimes('A worker was busy longest with', files.slice(0, slowest));
  printNames(
    'Flaky, passed in a second run',
    counts.flatMap((part) => part.flaky ?? []),
  );
  printNames('Failed', counts.flatMap(failuresOf));
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}

function printTimes(heading: string, times: readonly FileTime[]): void {
  if (times.length === 0) return;
  const lines = times.map(({ file, seconds }) => `${String(Math.round(seconds)).padStart(5)} s  ${file}`);
  console.log(`\n${heading}:\n${lines.join('\n')}`);
}

function printNames(heading: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${heading}:\n  ${names.join('\n  ')}`);
}

/** The names of its failed tests; its own, if it has none. */
const failuresOf = ({ title, failed, failures = [] }: Outcome) =>
  failed > 0 && failures.length === 0 ? [title] : failures;

async function run(step: Step, write: (text: string) => void): Promise<Outcome> {
  const { title, node = process.execPath, args, env, report } = step;
  if (report) rmSync(report.file, { force: true });
  const begin = performance.now();
  const child = spawn(node, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - begin) / 1000;
  write(`  ${title}: ${Math.round(seconds)} s\n`);
  return { title, seconds, ...countOf(step, code) };
}

function countOf({ report }: Step, code: number | null): Counts {
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    const counts = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
    // A step can fail although all of its tests pass.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
