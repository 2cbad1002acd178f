import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

/** What came of checks and tests. */
export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed at a second or third attempt only. */
  flaky?: string[];
  /** How long a worker was busy with each file of tests. */
  files?: FileTime[];
}

interface FileTime {
  file: string;
  seconds: number;
}

/** What came of a step, and how long it took. */
export interface Outcome extends Counts {
  title: string;
  seconds: number;
}

export interface Step {
  title: string;
  /** What Node runs. */
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Where the step leaves its report, and how that is counted; without one the step counts as one check. */
  report?: { file: string; count: (report: unknown) => Counts };
}

/** Runs steps one after the other, all of them even when one fails; what they say is seen at once. */
export async function oneByOne(steps: readonly Step[]): Promise<Outcome[]> {
  const counts: Outcome[] = [];
  for (const step of steps) {
    console.log(`\n> ${step.title}`);
    counts.push(await run(step, (text) => void process.stdout.write(text)));
  }
  return counts;
}

/** Runs rows of steps beside each other; what a step says is printed whole when it has ended. */
export async function atOnce(...rows: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const all = await Promise.all(
    rows.map(async (steps) => {
      const counts: Outcome[] = [];
      for (const step of steps) {
        let said = '';
        counts.push(await run(step, (text) => void (said += text)));
        console.log(`\n> ${step.title}\n${said.trimEnd()}`);
      }
      return counts;
    }),
  );
  return all.flat();
}

/** How many files are named at the end. */
const dearest = 10;

/**
 * Prints how long each step and the dearest files of tests took, flaky tests and, as the last line, the sum; a failure, or
 * nothing that passed, is the exit code.
 */
export function conclude(counts: readonly Outcome[]): void {
  const sum = (one: 'passed' | 'failed') => counts.reduce((total, part) => total + part[one], 0);
  const files = counts.flatMap((part) => part.files ?? []).sort((one, other) => other.seconds - one.seconds);
  printTimes(
    'Time of the steps',
    counts.map(({ title, seconds }) => ({ file: title, seconds })),
  );
  printTimes('A worker was busy longest with', files.slice(0, dearest));
  const flaky = counts.flatMap((part) => part.flaky ?? []);
  if (flaky.length > 0) console.log(`\nPassed at a later attempt only, to be mended:\n${flaky.join('\n')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}

function printTimes(heading: string, times: readonly FileTime[]): void {
  if (times.length === 0) return;
  const lines = times.map(({ file, seconds }) => `${String(Math.round(seconds)).padStart(5)} s  ${file}`);
  console.log(`\n${heading}:\n${lines.join('\n')}`);
}

async function run(step: Step, say: (text: string) => void): Promise<Outcome> {
  const { title, args, env, report } = step;
  if (report) rmSync(report.file, { force: true });
  const begin = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - begin) / 1000;
  say(`  ${title}: ${Math.round(seconds)} s\n`);
  return { title, seconds, ...countOf(step, code) };
}

function countOf({ report }: Step, code: number | null): Counts {
  if (!report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    const counts = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
    // A step that fails although all of its tests pass has failed all the same.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}
