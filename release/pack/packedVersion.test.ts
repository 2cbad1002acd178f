import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packedVersion } from './packedVersion';

const root = mkdtempSync(join(tmpdir(), 'packed-version-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (args: string[], time = '') =>
  execFileSync('git', args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_COMMITTER_DATE: time },
  });

function commit(folder: string, time: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'file'), time);
  git(['add', '.']);
  git(['-c', 'user.name=a', '-c', 'user.email=a@a', 'commit', '-qm', time], time);
}

test('a packed package has another version after each commit in its folder, a higher one, and no other package has', () => {
  expect(packedVersion(root, '3.1.0')).toBe('3.1.0');
  git(['init', '-q']);
  commit('one', '2026-01-02T03:04:05Z');
  commit('other', '2026-02-03T04:05:06+01:00');
  expect(packedVersion(join(root, 'one'), '3.1.0')).toBe('3.1.202601020304');
  expect(packedVersion(join(root, 'other'), '1.0.0')).toBe('1.0.202602030305');
  commit('one', '2026-10-01T00:00:00Z');
  expect(packedVersion(join(root, 'one'), '3.1.0')).toBe('3.1.202610010000');
  expect(packedVersion(join(root, 'other'), '1.0.0')).toBe('1.0.202602030305');
});
