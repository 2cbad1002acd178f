import { apps, type App } from '@vibrant-peak/webpack/apps';
import { IncompatibleError } from '../compose/check';
import { SmokeError } from '../publish/smoke';
import { readCommandLine, type Options, type Values } from './readCommandLine';
import { UsageError } from '../usageError';

/** What a command's work gets. */
export interface CommandInput {
  values: Values;
  /** Words that are no options. */
  words: string[];
  /** The application in whose workspace the command runs (`-w`), if any. */
  app: App | undefined;
  /** Tells of a step. */
  log: (line: string) => void;
}

interface Command<T> {
  /** How it is called: `npm run list`. */
  line: string;
  /** How many words it takes that are no flags; none unless told. */
  words?: number;
  options?: Options;
  /** Does the work; what it returns is the result, as `--json` prints it. */
  run: (input: CommandInput) => Promise<T>;
  /** The result in plain words. */
  describe: (result: T) => string;
}

/** 0 done · 1 failed · 2 wrong use · 3 the releases do not fit or do not pass the smoke test. */
const exitCodeOf = (error: unknown) =>
  error instanceof UsageError ? 2 : error instanceof IncompatibleError || error instanceof SmokeError ? 3 : 1;

/**
 * Runs a command line. Steps go to standard error, the result to standard output: in words, or with `--json` as one
 * object, which in case of a failure holds `error` and, where known, all `faults`.
 */
export async function runCommand<T>({
  line,
  words = 0,
  options = {},
  run,
  describe,
}: Command<T>): Promise<void> {
  const isJson = process.argv.includes('--json') || process.env['npm_config_json'] === 'true';
  try {
    const app = apps.find(({ folder }) => folder === process.cwd());
    const usage = { line: app ? `${line} -w ${app.name}` : line, options, words };
    const { values, positionals } = readCommandLine(usage);
    const log = (line: string) => console.error(line);
    const result = await run({ values, words: positionals, app, log });
    console.log(isJson ? JSON.stringify(result) : describe(result));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (isJson) console.log(JSON.stringify({ error: message, ...faultsIn(error) }));
    else console.error(message);
    process.exitCode = exitCodeOf(error);
  }
}

/** Runs a command that takes no flags and goes on until it is stopped. */
export async function runServer(line: string, run: () => Promise<void>): Promise<void> {
  try {
    readCommandLine({ line, options: {}, words: 0 });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = exitCodeOf(error);
    return;
  }
  await run();
}

const faultsIn = (error: unknown) =>
  error instanceof IncompatibleError || error instanceof SmokeError ? { faults: error.faults } : {};

/** A whole number within bounds, from an option. @throws UsageError when it is none. */
export function wholeNumber(
  value: string | boolean | undefined,
  name: string,
  [min, max]: [number, number],
): number {
  const number = Number(value);
  if (typeof value !== 'string' || !Number.isInteger(number) || number < min || number > max)
    throw new UsageError(`${name} takes a whole number from ${min} to ${max}`);
  return number;
}
