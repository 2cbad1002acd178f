import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginStore, type Store } from '@vibrant-peak/engine/store/openStore';
import { openDatabase } from '../database/openDatabase';
import { objectsIn, site, testPlace } from '../testing/testBackup';
import { emptyDatabase, type TestDatabase } from '../testing/testDatabase';
import type { TestLive } from '../testing/testLive';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const { inFolder, store, emptyStore } = testPlace();

let live: TestLive;
let file: string;
let place: TestDatabase;
beforeEach(async () => {
  ({ live } = await site('SQLite'));
  file = inFolder('site.tar');
  await writeBackup(file, { database: live.address, store: store() });
  place = await emptyDatabase('SQLite');
});
afterEach(async () => {
  await place.remove();
  await live.close();
});

const restore = async (into: Partial<{ database: string; store: Store }> = {}) =>
  restoreBackup(file, { database: place.address, store: await emptyStore(), ...into });

/** Nothing was changed. */
async function expectUntouched(): Promise<void> {
  expect(existsSync(place.address)).toBe(false);
  expect(await (await emptyStore()).objects.list('')).toEqual([]);
}

test('a restore refuses a database or a store that is not empty', async () => {
  await expect(restore({ database: live.address })).rejects.toThrow('The database is not empty');
  await expect(restore({ store: store() })).rejects.toThrow('The store is not empty');
  await expectUntouched();
});

test.each<[what: string, harm: () => void, says: string]>([
  ['a file that is cut off', () => truncateSync(file, 50_000), 'Unexpected end'],
  ['a file without its end', () => truncateSync(file, statSync(file).size - 1024 * 60), 'is not a backup'],
  ['a file of something else', () => writeFileSync(file, 'words\n'.repeat(1000)), 'is not a backup'],
  ['an empty file', () => writeFileSync(file, ''), 'no manifest'],
  ['a changed byte', () => change('Words,', 'words,'), 'is damaged'],
  [
    'another format',
    () => change('"format": 1,\n "made"', '"format": 2,\n "made"'),
    'it has format 2, and this version knows format 1',
  ],
  [
    'a manifest with less in it',
    () => change('"migrations"', '"migrationz"'),
    'its manifest is damaged: migrations',
  ],
  [
    'a migration that is not known',
    () => change('001 first tables', '009 first tables'),
    'by a newer version',
  ],
])('a restore refuses %s', async (_what, harm, says) => {
  harm();
  await expect(restore()).rejects.toThrow(says);
  await expectUntouched();
});

function change(from: string, to: string): void {
  const content = readFileSync(file, 'latin1');
  expect(content).toContain(from);
  writeFileSync(file, content.replace(from, to), 'latin1');
}

test('a restore needs a file, and a backup overwrites none', async () => {
  const there = file;
  file = inFolder('none.tar');
  await expect(restore()).rejects.toThrow('none.tar');
  copyFileSync(there, file);
  await expect(writeBackup(file, { database: live.address, store: store() })).rejects.toThrow(
    'There is a file',
  );
});

test('after a restore that was killed no server starts, and nothing is restored or backed up', async () => {
  const target = inFolder('restored');
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../testing/killedRestore.ts')], {
    env: { ...process.env, FILE: file, ADDRESS: place.address, TARGET: target },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  // All of the store is there, but not the end of the change in the database.
  expect(await objectsIn(await beginStore(target))).toEqual(await objectsIn(store()));
  const said = 'A restore into this database was interrupted';
  await expect(openDatabase(place.address)).rejects.toThrow(said);
  await expect(restore({ store: await emptyStore('another') })).rejects.toThrow(said);
  await expect(writeBackup(inFolder('c.tar'), { database: place.address, store: store() })).rejects.toThrow(
    said,
  );
});
