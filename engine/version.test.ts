import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRoot, readPackage, workspacesIn } from '@vibrant-peak/webpack/packages';
import { ownVersion, versionIn, versionText } from './version';

const commit = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'versions-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function packageIn(place: string, fields: object): string {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'a', version: '6.0.0', ...fields }));
  return place;
}

function git(...args: string[]): string {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@the.site'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

test('all packages of the repository have one version', () => {
  const root = findRoot();
  const versions = [root, ...workspacesIn(root)].map((each) => readPackage(each).version);
  expect(new Set(versions)).toEqual(new Set([ownVersion.version]));
});

test('a clone without tags names its commit', () => {
  packageIn(folder, {});
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
  const head = git('rev-parse', 'HEAD');
  expect(versionIn(folder)).toEqual({ version: '6.0.0', commit: head });
  expect(versionText(versionIn(folder))).toBe(`6.0.0 (${head.slice(0, 8)})`);
  // An installed package belongs to no commit of the repository around it.
  expect(versionIn(packageIn(join(folder, 'node_modules/a'), {}))).toEqual({ version: '6.0.0' });
});

test('a build names the commit that it was made from', () => {
  expect(versionText(versionIn(packageIn(folder, { gitHead: commit })))).toBe('6.0.0 (1a2b3c4d)');
});

test('without git there is the version alone', () => {
  expect(versionText(versionIn(packageIn(folder, {})))).toBe('6.0.0');
});
