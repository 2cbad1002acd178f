import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { nginxPath } from '../release/nginx/nginxProcess';
import { testBrowserPath } from './chromium';

/**
 * `npm test`: type check, lint, unit tests, browser tests, in this order and all of them even when one fails. The last
 * line counts every check and test: `N passed, N failed`.
 */
interface Counts {
  passed: number;
  failed: number;
}

const node = process.execPath;

function run(title: string, args: string[]): boolean {
  console.log(`\n> ${title}`);
  return spawnSync(node, args, { stdio: 'inherit' }).status === 0;
}

const single = (isGood: boolean): Counts => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });

function unit(): Counts {
  const report = 'test-results/unit.json';
  rmSync(report, { force: true });
  const isGood = run('unit tests', [
    'node_modules/jest/bin/jest.js',
    '--maxWorkers=2',
    '--json',
    `--outputFile=${report}`,
  ]);
  try {
    const result = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
    const broken = result['numRuntimeErrorTestSuites'] ?? 0;
    return { passed: result['numPassedTests'] ?? 0, failed: (result['numFailedTests'] ?? 0) + broken };
  } catch {
    return single(isGood);
  }
}

function browser(): Counts {
  const report = 'test-results/browser.json';
  rmSync(report, { force: true });
  if (!ensurePrograms()) return { passed: 0, failed: 1 };
  const isGood = run('browser tests', ['node_modules/@playwright/test/cli.js', 'test']);
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: Record<string, number> };
    return { passed: (stats['expected'] ?? 0) + (stats['flaky'] ?? 0), failed: stats['unexpected'] ?? 0 };
  } catch {
    return single(isGood);
  }
}

/** What the browser tests run beside Node: both come from Debian's packages where they are missing and we may install. */
const programs = [
  {
    name: 'chromium-headless-shell',
    path: testBrowserPath,
    help: 'Install Chromium (Debian: apt-get install chromium-headless-shell), or name one: CHROMIUM=/path/to/chromium npm test',
  },
  {
    name: 'nginx',
    path: nginxPath,
    help: 'Install nginx (Debian: apt-get install nginx), or name one: NGINX=/path/to/nginx npm test',
  },
];

function ensurePrograms(): boolean {
  const isRoot = process.getuid?.() === 0;
  for (const { name, path } of programs) {
    if (path() || !isRoot) continue;
    console.log(`\n> installing ${name}`);
    spawnSync('sh', ['e2e/install.sh', name], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const missing = programs.filter(({ path }) => !path());
  for (const { name, help } of missing) console.error(`The browser tests need ${name}. ${help}`);
  return missing.length === 0;
}

mkdirSync('test-results', { recursive: true });
const results = [
  single(run('type check', ['node_modules/ts7/bin/tsc', '-p', '.'])),
  single(run('lint', ['node_modules/eslint/bin/eslint.js', '.'])),
  single(run('formatting', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'])),
  single(run('declared dependencies, unused code', ['node_modules/knip/bin/knip.js'])),
  single(run('licences and vulnerabilities of dependencies', ['--import', 'tsx', '.ci/dependencies.ts'])),
  unit(),
  browser(),
];
const total = results.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
