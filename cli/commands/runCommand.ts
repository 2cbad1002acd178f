import { IncompatibleError } from '@vibrant-peak/engine/compose/check';
import { SmokeError } from '@vibrant-peak/engine/publish/steps/smoke';
import { UsageError } from '@vibrant-peak/engine/usageError';

/** A command's input from its command line. */
export interface CommandInput {
  /** Arguments, in the order of the usage line. */
  words: readonly (string | undefined)[];
  /** Options by their names in camel case. */
  values: Record<string, string | boolean | undefined>;
  /** Reports a step. */
  log: (line: string) => void;
}

/** The work of a command; its usage is in program.ts. */
export interface Command<T> {
  /** Does the work. Returns the result, as `--json` prints it. */
  run: (input: CommandInput) => Promise<T>;
  /** The result in plain words; a server has none. */
  describe?: (result: T) => string;
}

/** 0 done · 1 failed · 2 wrong use · 3 the releases do not fit or do not pass the smoke test. */
const exitCodeOf = (error: unknown) =>
  error instanceof UsageError ? 2 : error instanceof IncompatibleError || error instanceof SmokeError ? 3 : 1;

/**
 * Runs a command. Steps go to standard error, the result to standard output: in words, or with
 * `--json` as one object, which in case of a failure holds `error` and, where known, all
 * `violations`.
 */
export async function runCommand<T>(
  { run, describe }: Command<T>,
  input: Pick<CommandInput, 'words' | 'values'>,
): Promise<void> {
  const isJson = input.values['json'] === true;
  try {
    const result = await run({ ...input, log: (line) => console.error(line) });
    if (describe) console.log(isJson ? JSON.stringify(result) : describe(result));
  } catch (error) {
    const message = messageOf(error);
    if (isJson) console.log(JSON.stringify({ error: message, ...faultsIn(error) }));
    else console.error(message);
    process.exitCode = exitCodeOf(error);
  }
}

/** Files of others, and disks that are read-only. */
const forbidden = ['EACCES', 'EPERM', 'EROFS'];

function messageOf(error: unknown): string {
  const { code = '', path, syscall } = Object(error) as NodeJS.ErrnoException;
  if (forbidden.includes(code) && path !== undefined)
    return `This user may not write to ${path}, or read it (${syscall}: ${code}).`;
  return error instanceof Error ? error.message : String(error);
}

const faultsIn = (error: unknown) =>
  error instanceof IncompatibleError || error instanceof SmokeError ? { violations: error.violations } : {};
