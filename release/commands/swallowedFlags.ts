import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type Variables = Record<string, string | undefined>;

/** What npm tells its scripts beside its configuration. */
const ofNpm = ['global-prefix', 'local-prefix', 'npm-version', 'node-gyp', 'user-agent', 'argv'];
const prefix = 'npm_config_';

/**
 * Flags that npm took for itself, because they stood before a `--` or there was none: it hands them to its scripts as
 * variables alone. They are those that a command knows (`own`), and those that neither npm itself, nor one of its files,
 * nor the environment in which it was called knows.
 */
export function swallowedFlags(
  own: readonly string[],
  variables: Variables = process.env,
  environment: () => string[] = environmentOfNpm,
): string[] {
  const keys = keysOf(Object.keys(variables).filter((name) => variables[name]));
  const others = keys.filter((key) => !own.includes(key));
  const known = others.length > 0 ? knownToNpm(variables) : undefined;
  const elsewhere = known
    ? new Set([...ofNpm, ...known, ...inFiles(variables), ...keysOf(environment())])
    : undefined;
  const unknown = elsewhere ? others.filter((key) => !elsewhere.has(key)) : [];
  return [...keys.filter((key) => own.includes(key)), ...unknown].map(
    (key) => `--${key}${valueOf(variables[prefix + key.replaceAll('-', '_')]!)}`,
  );
}

const keysOf = (names: string[]) =>
  names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length).replaceAll('_', '-'));

const valueOf = (value: string) => (value === 'true' ? '' : ` ${value}`);

/** Names of npm's own configuration; none where npm cannot be asked. */
function knownToNpm({ npm_execpath: cli }: Variables): string[] | undefined {
  try {
    const { definitions } = createRequire(cli!)('@npmcli/config/lib/definitions') as { definitions: object };
    return Object.keys(definitions);
  } catch {
    return undefined;
  }
}

/** What npm's files set. */
function inFiles(variables: Variables): string[] {
  const project = variables['npm_config_local_prefix'];
  const files = [
    variables['npm_config_userconfig'],
    variables['npm_config_globalconfig'],
    project && join(project, '.npmrc'),
  ];
  return files.flatMap((file) => {
    try {
      const lines = readFileSync(file!, 'utf8').split('\n');
      return lines.map((line) => line.split('=')[0]!.trim().replaceAll('_', '-'));
    } catch {
      return [];
    }
  });
}

/** Names of the variables with which npm itself was called; none where the system does not tell. */
function environmentOfNpm(): string[] {
  try {
    for (let id = process.ppid; id > 1; id = parentOf(id)) {
      const folder = join('/proc', String(id));
      if (!/(^|[/\s\0])npm(-cli\.js)?[\s\0]/.test(readFileSync(join(folder, 'cmdline'), 'utf8'))) continue;
      return readFileSync(join(folder, 'environ'), 'utf8')
        .split('\0')
        .map((line) => line.split('=')[0]!);
    }
  } catch {
    // Without /proc, as on systems other than Linux, nothing is known of npm's environment.
  }
  return [];
}

function parentOf(id: number): number {
  const stat = readFileSync(join('/proc', String(id), 'stat'), 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
