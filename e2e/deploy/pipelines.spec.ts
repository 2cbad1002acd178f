import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { checkOut, edit } from '../checkout';
import { expect, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { github, gitlab, type Platform } from './pipelines';
import { copyStore, type StoreCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

/** The checkout has what they install: their calls are recorded. */
const recorded = ['npm', 'apt-get'];

const author = ['-c', 'user.name=A team', '-c', 'user.email=team@the.site'];

let parent: string;
let copy: StoreCopy;
let work: string;
test.beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'pipeline-'));
  copy = await copyStore();
  work = checkOut('remote-public', parent, 'site');
  writeFileSync(join(work, '.gitignore'), 'node_modules\ndist\n.cache\n');
  run(['git', 'init', '--quiet', '--initial-branch=main']);
  commit();
  mkdirSync(join(parent, 'bin'));
  for (const name of recorded) {
    const file = join(parent, 'bin', name);
    writeFileSync(file, `#!/bin/sh\necho "${name} $*" >> ${join(parent, 'calls')}\n`);
    chmodSync(file, 0o755);
  }
});
test.afterEach(() => {
  copy.remove();
  removeFolder(parent);
});

function run([program, ...args]: [string, ...string[]], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: work,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM: 'none', BUILD: 'quick', ...env },
  });
  expect(status, stdout + stderr).toBe(0);
}

function commit(): void {
  run(['git', 'add', '--all']);
  run(['git', ...author, 'commit', '--quiet', '--message', 'A change']);
}

/** Pushes a change to a branch. */
function push(platform: Platform, branch: string): void {
  edit(
    work,
    'remote-public/src/team/TeamPage.tsx',
    '<CultureSection />',
    `<p>${branch}</p><CultureSection />`,
  );
  commit();
  const { options, scripts, env } = platform(branch, { STORE: copy.folder });
  const path = [join(parent, 'bin'), process.env['PATH']].join(delimiter);
  for (const script of scripts) run(['bash', ...options, '-c', script], { ...env, PATH: path });
}

const live = async () => (await copy.store.pointer())!.live;
const previews = async () =>
  ((await copy.store.log.read()).entry.previews?.named ?? []).map(({ name }) => name);

for (const [name, platform, installed] of [
  ['GitHub', github, /^npm ci\n$/],
  ['GitLab', gitlab, /^apt-get update .*\napt-get install .* chromium\nnpm ci\n$/],
] as const)
  test(
    `the pipeline of ${name} publishes main, and each other branch as a preview`,
    { tag: '@long' },
    async () => {
      const before = await live();
      push(platform, 'main');
      expect(await live()).toBe(before + 1);
      expect(readFileSync(join(parent, 'calls'), 'utf8')).toMatch(installed);

      // The thirtieth character of its name is a "-".
      push(platform, 'Fix/the__header.of-a-long.page.too');
      expect(await previews()).toEqual(['fix-the-header-of-a-long-page']);
      expect(await live()).toBe(before + 1);
    },
  );
