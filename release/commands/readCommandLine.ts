import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../usageError';
import { swallowedFlags } from './swallowedFlags';

export type Options = NonNullable<ParseArgsConfig['options']>;
export type Values = Record<string, string | boolean | undefined>;

/** How a command is called, and what it takes. */
interface Usage {
  /** What stands before the flags: `npm run publish -w remote-public`. */
  line: string;
  options: Options;
  /** How many words it takes that are no flags. */
  words: number;
}

/**
 * Reads the words after a command's name. Whatever is not understood is refused with the line that says it rightly:
 * unknown flags, stray words, and flags that npm kept for itself because the `--` was forgotten.
 * @throws UsageError
 */
export function readCommandLine(
  { line, options, words }: Usage,
  given = process.argv.slice(2),
  swallowed = swallowedFlags([...Object.keys(options), 'json']),
): { values: Values; positionals: string[] } {
  if (swallowed.length > 0) {
    const right = [line, '--', ...swallowed, ...given].join(' ');
    const known = swallowed.every((flag) => [...Object.keys(options), 'json'].includes(nameOf(flag)));
    const kept = `npm kept ${swallowed.join(', ')} for itself, and nothing was done.`;
    throw new UsageError(
      known
        ? `${kept} Put -- before the flags:\n  ${right}`
        : `${kept} ${rightLines({ line, options, words })}`,
    );
  }
  const parsed = parsedWords({ line, options, words }, given);
  const stray = parsed.positionals.slice(words);
  if (stray.length > 0)
    throw new UsageError(
      `"${stray.join(' ')}" means nothing here, and nothing was done. ${rightLines({ line, options, words })}`,
    );
  return parsed;
}

const nameOf = (flag: string) => flag.slice(2).split(' ')[0]!;

function parsedWords(usage: Usage, given: string[]) {
  try {
    const options: Options = { ...usage.options, json: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true });
    return { values: values as Values, positionals };
  } catch (error) {
    const [sentence] = (error as Error).message.split('. To specify');
    throw new UsageError(`${sentence}. Nothing was done. ${rightLines(usage)}`);
  }
}

function rightLines({ line, options }: Usage): string {
  const flags = [...Object.entries(options), ['json', { type: 'boolean' }] as const].map(
    ([name, { type }]) => `--${name}${type === 'string' ? ' <value>' : ''}`,
  );
  return `It takes these flags, after --:\n  ${line} -- [${flags.join('] [')}]`;
}
