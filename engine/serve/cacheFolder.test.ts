import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from './cacheFolder';

const base = mkdtempSync(join(tmpdir(), 'cache-'));
let count = 0;
const newFolder = () => join(base, String(count++));
afterAll(() => rmSync(base, { recursive: true }));

test('the folder is one of its own for each port, in a folder of any mode, and nobody else can read it', () => {
  const { MIRROR } = process.env;
  const open = newFolder();
  mkdirSync(open);
  chmodSync(open, 0o777);
  process.env['MIRROR'] = open;
  const folder = cacheFolder();
  expect(join(folder, '..')).toBe(open);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  // A volume may have its modes changed when it is mounted.
  chmodSync(folder, 0o770);
  expect(cacheFolder()).toBe(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  const { PORT } = process.env;
  process.env['PORT'] = '18081';
  expect(cacheFolder()).not.toBe(folder);
  if (PORT === undefined) delete process.env['PORT'];
  else process.env['PORT'] = PORT;

  rmSync(folder, { recursive: true });
  const elsewhere = newFolder();
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, folder);
  expect(cacheFolder).toThrow(`${folder} is not a folder). Name a folder for it with MIRROR.`);
  if (MIRROR === undefined) delete process.env['MIRROR'];
  else process.env['MIRROR'] = MIRROR;
});

test('without a place for the cache, one sentence says how to name another', () => {
  const { XDG_CACHE_HOME } = process.env;
  delete process.env['XDG_CACHE_HOME'];
  const homedir = jest.spyOn(os, 'homedir').mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT');
  });
  const sentence = /^The cache of the store has no place \(.*\)\. Name a folder for it with MIRROR\.$/;
  expect(cacheFolder).toThrow(sentence);
  const file = newFolder();
  writeFileSync(file, '');
  homedir.mockReturnValue(file);
  expect(cacheFolder).toThrow(sentence);
  homedir.mockRestore();
  if (XDG_CACHE_HOME !== undefined) process.env['XDG_CACHE_HOME'] = XDG_CACHE_HOME;
});
