import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../usageError';
import { beginStore, openStore } from './openStore';

let place: string;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'stores-'))));
afterEach(() => rmSync(place, { recursive: true }));

test.each(['S3://bucket/prefix', 's3:/bucket', 's3:bucket', 's3://', 'https://bucket.example'])(
  'STORE=%s is neither a folder nor a bucket',
  async (address) => {
    for (const open of [openStore, beginStore]) {
      await expect(open(address)).rejects.toThrow(UsageError);
      await expect(open(address)).rejects.toThrow(`a folder or s3://bucket/prefix, not "${address}"`);
    }
  },
);

test('a file is not a store', async () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  await expect(openStore(file)).rejects.toThrow(`${file} is a file: STORE is a folder`);
  await expect(beginStore(file)).rejects.toThrow(UsageError);
});

test('a folder without a log is not a store, and stays untouched; start may create one there', async () => {
  const folder = join(place, 'mistyped');
  await expect(openStore(folder)).rejects.toThrow(`${folder} holds no store`);
  await expect(openStore(place)).rejects.toThrow(UsageError);
  expect(existsSync(folder)).toBe(false);
  await expect((await beginStore(folder)).pointer()).resolves.toBeUndefined();
});

test('where STORE is not set, the message says what to set', async () => {
  const before = process.env['STORE'];
  try {
    delete process.env['STORE'];
    await expect(openStore(place)).rejects.toThrow(
      `STORE is not set, and ${place} holds no store. Set STORE to`,
    );
    process.env['STORE'] = place;
    await expect(openStore()).rejects.toThrow(`${place} holds no store: STORE is the folder of one`);
  } finally {
    if (before === undefined) delete process.env['STORE'];
    else process.env['STORE'] = before;
  }
});

test('a folder with a log is a store', async () => {
  mkdirSync(join(place, 'pointer'));
  await expect((await openStore(place)).pointer()).resolves.toBeUndefined();
});
