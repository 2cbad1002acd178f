import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';

const root = join(import.meta.dirname, '../..');

/** What a platform runs for a push. */
interface Run {
  /** Options of the `bash` that runs the scripts. */
  options: string[];
  scripts: string[];
  env: Record<string, string>;
}

/** @param values variables and secrets of the repository. */
export type Platform = (branch: string, values: Record<string, string>) => Run;

const read = (file: string) => load(readFileSync(join(root, 'deploy', file), 'utf8'));

interface Workflow {
  jobs: { publish: { env: Record<string, string>; steps: { run?: string; if?: string }[] } };
}

/** Resolves the expressions of the workflow, and runs each step in a shell of its own. */
export const github: Platform = (branch, values) => {
  const { env, steps } = (read('github/publish-remote.yml') as Workflow).jobs.publish;
  const valueOf = (expression: string) => {
    if (expression === 'github.ref_name') return branch;
    const [, name = ''] = /^(?:vars|secrets)\.(\w+)$/.exec(expression)!;
    return values[name] ?? '';
  };
  const applies = ({ if: condition }: { if?: string }) => {
    if (condition === undefined) return true;
    const [, left = '', operator, right] = /^([\w.]+) (==|!=) '([^']*)'$/.exec(condition)!;
    return (valueOf(left) === right) === (operator === '==');
  };
  const resolved = Object.entries(env).map(([name, text]): [string, string] => [
    name,
    text.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, expression: string) => valueOf(expression)),
  ]);
  return {
    options: ['-e'],
    scripts: steps.filter(applies).flatMap(({ run }) => run ?? []),
    env: Object.fromEntries(resolved),
  };
};

interface Pipeline {
  variables: Record<string, unknown>;
  publish: { before_script: string[]; script: string[] };
}

/** Sets the variables of GitLab, which runs all lines in one shell. */
export const gitlab: Platform = (branch, values) => {
  const { variables, publish } = read('gitlab/publish-remote.yml') as Pipeline;
  const own = Object.entries(variables).map(([name, value]) => [name, String(value)]);
  const slug = branch
    .toLowerCase()
    .replace(/[^a-z\d]/g, '-')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '');
  return {
    options: ['-eo', 'pipefail'],
    scripts: [[...publish.before_script, ...publish.script].join('\n')],
    env: {
      ...values,
      ...Object.fromEntries(own),
      CI_DEFAULT_BRANCH: 'main',
      CI_COMMIT_BRANCH: branch,
      CI_COMMIT_REF_SLUG: slug,
    },
  };
};
