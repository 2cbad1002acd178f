import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles } from '../e2e/changedFiles';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'changes-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a check looks at changed and new files, and at all files without a branch main, here or at its origin', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@the.site', ...args], { cwd: folder });
  expect(changedFiles(folder)).toBeUndefined();
  git('init', '-q', '-b', 'main');
  for (const name of ['same.ts', 'changed.ts', 'gone.ts']) writeFileSync(join(folder, name), '');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
  expect(changedFiles(folder)).toEqual([]);
  writeFileSync(join(folder, 'changed.ts'), 'changed');
  writeFileSync(join(folder, 'new file.ts'), '');
  rmSync(join(folder, 'gone.ts'));
  expect(changedFiles(folder)).toEqual(['changed.ts', 'new file.ts']);
  git('update-ref', 'refs/remotes/origin/main', 'main');
  git('branch', '-q', '-m', 'other');
  expect(changedFiles(folder)).toEqual(['changed.ts', 'new file.ts']);
  git('update-ref', '-d', 'refs/remotes/origin/main');
  expect(changedFiles(folder)).toBeUndefined();
});
