import { IncompatibleError } from '@vibrant-peak/engine/compose/incompatibleError';
import { isForbidden } from '@vibrant-peak/engine/objects/disk';
import { SmokeError } from '@vibrant-peak/engine/publish/steps/smokeError';
import { UsageError } from '@vibrant-peak/engine/usageError';

export interface CommandLineInput {
  /** Arguments, in the order of the usage line. */
  words: readonly (string | undefined)[];
  /** Options by their names in camel case. */
  values: Record<string, string | boolean | readonly string[] | undefined>;
}

export interface CommandInput extends CommandLineInput {
  /** Reports a step. */
  log: (line: string) => void;
}

/** The value of an option, where it is given. */
export const optionalText = (value: CommandInput['values'][string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The work of a command; its usage is in program.ts. */
export interface Command<T> {
  /** Returns the result, as `--json` prints it. */
  run: (input: CommandInput) => Promise<T>;
  /** The result in plain words; a server has none. */
  describe?: (result: T) => string;
}

export type Load<T> = () => Promise<{ command: Command<T> }>;

/**
 * Runs a command. Steps go to standard error, the result to standard output: in words, or with
 * `--json` as one object, which in case of a failure holds `error` and, where known, all
 * `violations`. Exit codes: 0 done · 1 failed · 2 wrong use · 3 the releases do not fit or do not
 * pass the smoke test.
 */
export async function runCommand<T>(load: Load<T>, input: CommandLineInput): Promise<void> {
  const isJson = input.values['json'] === true;
  try {
    const { run, describe } = (await load()).command;
    const result = await run({ ...input, log: console.error });
    if (describe) console.log(isJson ? JSON.stringify(result) : describe(result));
  } catch (failure) {
    const error = messageOf(failure);
    const isUnfit = failure instanceof IncompatibleError || failure instanceof SmokeError;
    const { violations } = isUnfit ? failure : {};
    if (isJson) console.log(JSON.stringify({ error, violations }));
    else console.error(error);
    process.exitCode = failure instanceof UsageError ? 2 : isUnfit ? 3 : 1;
  }
}

function messageOf(error: unknown): string {
  const cause: unknown = Object(error);
  if (isForbidden(cause) && cause.path !== undefined)
    return `This user cannot read or write ${cause.path} (${cause.syscall}: ${cause.code}).`;
  return error instanceof Error ? error.message : String(error);
}
