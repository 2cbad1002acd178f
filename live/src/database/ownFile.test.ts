import { chmodSync, copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { testDatabase, type TestDatabase } from '../testing/testDatabase';
import { openDatabase } from './openDatabase';
import { ownServersFile } from './ownFile';

let place: TestDatabase;
beforeEach(async () => void (place = await testDatabase('SQLite')));
afterEach(() => place.remove());

const attempt = { key: 'one', failures: 3, last_at: '' };
const add = (database: Awaited<ReturnType<typeof openDatabase>>) =>
  database.change((tables) => tables.insertInto('attempts').values(attempt).execute());
const failures = async (address: string) => {
  const { tables, close } = await openDatabase(address);
  const rows = await tables.selectFrom('attempts').select('failures').execute();
  await close();
  return rows.map((row) => row.failures);
};

test('a SQLite file that is closed is whole without its write-ahead log', async () => {
  const database = await openDatabase(place.address);
  await add(database);
  await database.close();
  const alone = `${place.address}.alone`;
  copyFileSync(place.address, alone);
  expect(await failures(alone)).toEqual([3]);
});

test('a SQLite file that others may read becomes that of its owner, in a folder that was there', async () => {
  const places = ['', '-wal', '-shm', '.lock'].map((end) => `${place.address}${end}`);
  chmodSync(dirname(place.address), 0o755);
  chmodSync(place.address, 0o644);
  const owned = await ownServersFile(place.address);
  const database = await openDatabase(place.address);
  await add(database);
  owned.markOpen();
  for (const each of [...places, `${place.address}.open`])
    expect([each, statSync(each).mode & 0o777]).toEqual([each, 0o600]);
  await database.close();
  owned.release();
  const fresh = join(dirname(place.address), 'fresh.db');
  await (await openDatabase(fresh)).close();
  expect(statSync(fresh).mode & 0o777).toBe(0o600);
});

test('a second server on the file is refused as long as the first one runs', async () => {
  const first = await ownServersFile(place.address);
  const database = await openDatabase(place.address);
  await expect(ownServersFile(place.address)).rejects.toThrow('Another server');
  await database.close();
  first.release();
  (await ownServersFile(place.address)).release();
});

/** A server in a process of its own, which saves something and is killed. */
async function serveAndDie(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../testing/killedOwner.ts')], {
    env: { ...process.env, ADDRESS: place.address },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(ownServersFile(place.address)).rejects.toThrow('Another server');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a killed server leaves the file to the next one, which has all that was stored', async () => {
  await serveAndDie();
  const owned = await ownServersFile(place.address);
  expect(await failures(place.address)).toEqual([3]);
  owned.release();
  expect(existsSync(`${place.address}.open`)).toBe(false);
});

test('the file of a killed server is refused without its write-ahead log', async () => {
  await serveAndDie();
  rmSync(`${place.address}-wal`);
  const refused = /incomplete.*-wal.*\n.*\n.*vibrant-peak restore.*\n.*\n.*live:adopt/;
  await expect(ownServersFile(place.address)).rejects.toThrow(refused);
  await expect(openDatabase(place.address)).rejects.toThrow(refused);
  // The file can be copied and looked at.
  expect(execFileSync('head', ['-c', '15', place.address]).toString()).toBe('SQLite format 3');
});

test('a database that is lost as a whole does not miss its log', async () => {
  await serveAndDie();
  for (const end of ['', '-wal', '-shm']) rmSync(`${place.address}${end}`);
  (await ownServersFile(place.address)).release();
  expect(existsSync(`${place.address}.open`)).toBe(false);
});

test('after a backup of what a killed server left, the write-ahead log is not missed', async () => {
  await serveAndDie();
  expect(await failures(place.address)).toEqual([3]);
  rmSync(`${place.address}-wal`, { force: true });
  expect(await failures(place.address)).toEqual([3]);
});
