import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changesIn } from './changesIn';
import { provenanceOf } from './provenanceOf';
import { currentUser } from './currentUser';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'provenance-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

function commitTwice(): void {
  git('init', '-q');
  writeFileSync(join(folder, 'package.json'), '{}');
  for (const name of ['first', 'second']) {
    writeFileSync(join(folder, name), name);
    git('add', '.');
    git('commit', '-qm', name);
  }
}

test('a repository provides the commit, its ancestors, and whether files have changed', () => {
  commitTwice();
  const head = git('rev-parse', 'HEAD');
  const provenance = provenanceOf(folder, 'somebody');
  expect(provenance).toMatchObject({ by: 'somebody', commit: head });
  expect(provenance.isChanged).toBeUndefined();
  expect(provenance.history).toEqual([head, git('rev-parse', 'HEAD~1')]);
  writeFileSync(join(folder, 'first'), 'changed');
  expect(provenanceOf(folder).isChanged).toBe(true);
  writeFileSync(join(folder, 'third'), 'new');
  expect(changesIn(folder)).toEqual(['first', 'third']);
});

describe('a release of an application in a repository with several', () => {
  const remote = () => join(folder, 'remote-a');
  beforeEach(() => {
    for (const name of ['remote-a', 'remote-b', 'sums', 'shared/src', 'webpack', 'engine', 'docs'])
      mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['remote-b', 'sums', 'shared'])
      writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name }));
    const remoteA = { name: 'remote-a', dependencies: { sums: '*' } };
    writeFileSync(join(folder, 'remote-a/package.json'), JSON.stringify(remoteA));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ workspaces: ['*'] }));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'all');
  });

  test('is not a changed one when nothing differs, that of the content too', () => {
    expect(provenanceOf(join(folder, 'shared')).isChanged).toBeUndefined();
    writeFileSync(join(folder, 'shared/src/ui.ts'), 'changed');
    expect(changesIn(join(folder, 'shared'))).toEqual(['shared/src/']);
  });

  test.each([
    ...['remote-a/page.ts', 'sums/total.ts', 'shared/src/ui.ts', 'webpack/rules.ts', 'engine/compose.ts'],
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'shared/package.json'],
  ])('is a changed one when %s differs from the commit', (file) => {
    expect(provenanceOf(remote()).isChanged).toBeUndefined();
    writeFileSync(join(folder, file), JSON.stringify({ workspaces: ['*'], changed: true }));
    expect(provenanceOf(remote()).isChanged).toBe(true);
  });

  test('is none when only the documents or another application differ', () => {
    for (const file of ['remote-b/page.ts', 'docs/a.md', 'notes.txt'])
      writeFileSync(join(folder, file), 'changed');
    expect(provenanceOf(remote()).isChanged).toBeUndefined();
    expect(provenanceOf(join(folder, 'remote-b')).isChanged).toBe(true);
  });

  test('is none when only a package that it does not depend on differs', () => {
    writeFileSync(join(folder, 'sums/total.ts'), 'changed');
    expect(provenanceOf(join(folder, 'remote-b')).isChanged).toBeUndefined();
  });
});

test('a shallow clone has no history: a commit that it does not contain may still be an ancestor', () => {
  commitTwice();
  const clone = join(folder, 'clone');
  git('clone', '-q', '--depth', '1', `file://${folder}`, clone);
  const { commit, history } = provenanceOf(clone);
  expect(commit).toBe(git('rev-parse', 'HEAD'));
  expect(history).toBeUndefined();
});

test('outside a repository nothing but the publisher is known', () => {
  const variables = { GITHUB_SHA: 'c'.repeat(40), GITHUB_ACTOR: 'octo', GITHUB_RUN_NUMBER: '12' };
  const at = '2030-01-01T00:00:00.000Z';
  expect(provenanceOf(folder, currentUser(variables), at)).toEqual({ by: 'octo', at });
  expect(currentUser({ GITLAB_USER_LOGIN: 'fox' })).toBe('fox');
});
