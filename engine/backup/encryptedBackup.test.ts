import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalObjects } from '../objects/localObjects';
import { Store } from '../store/store';
import { writeFixtureStore } from '../testing/fuzz/fixtureStore';
import { checkBackupFile, withDecrypted } from './backupFile';
import { backUpStore } from './storeBackup';
import { tryStore } from './tryStore';

const base = mkdtempSync(join(tmpdir(), 'encrypted-'));
const inBase = (name: string) => join(base, name);
const store = new Store(new LocalObjects(inBase('store')));
beforeAll(() => writeFixtureStore(inBase('store'), 200_000));
afterAll(() => rmSync(base, { recursive: true }));

const cipher = 'openssl enc -aes-256-cbc -pbkdf2 -pass pass:mountain';
const decipher = `${cipher} -d`;
const file = inBase('site.tar.enc');

test('an encrypted backup is restored from its decrypted copy, which goes afterwards', async () => {
  const count = await backUpStore(file, store, cipher);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'latin1')).not.toContain('a script of the site');
  await expect(checkBackupFile(file)).rejects.toThrow(
    'If it is encrypted, name the program after --decrypt.',
  );
  let copy = '';
  const tried = await withDecrypted(file, decipher, (readable) => {
    copy = readable;
    expect(statSync(readable).mode & 0o777).toBe(0o600);
    return tryStore(readable);
  });
  expect(tried).toEqual({ tables: 0, rows: 0, objects: count });
  expect(count).toBeGreaterThan(10);
  expect(existsSync(copy)).toBe(false);
});

test.each([
  ['fails', 'echo "no key" >&2; exit 3', /failed: no key/],
  ['is not there', 'no-such-program', /no-such-program failed: .*not found/],
  ['writes nothing', 'cat > /dev/null', /wrote nothing/],
])('a program that %s leaves no backup', async (_, program, says) => {
  await expect(backUpStore(inBase('none.tar.enc'), store, program)).rejects.toThrow(says);
  expect(readdirSync(base).filter((name) => name.startsWith('none'))).toEqual([]);
});

test('a wrong key names the program', async () => {
  const wrong = decipher.replace('mountain', 'valley');
  await expect(withDecrypted(file, wrong, checkBackupFile)).rejects.toThrow(`${wrong} failed: `);
});

test('an encrypted backup that the disk gives back with other bytes leaves no file', async () => {
  const open = fs.createWriteStream;
  const damaging = jest.spyOn(fs, 'createWriteStream').mockImplementation((path, options) => {
    const stream = open(path, options);
    const write = stream._write.bind(stream);
    stream._write = (content: Buffer, encoding, done) =>
      write(Buffer.from(content.map((byte) => byte ^ 1)), encoding, done);
    return Object.assign(stream, { _writev: null });
  });
  await expect(backUpStore(inBase('rotten.tar.enc'), store, cipher)).rejects.toThrow('is damaged');
  expect(readdirSync(base).filter((name) => name.startsWith('rotten'))).toEqual([]);
  damaging.mockRestore();
});

test('a trial names what is damaged in the site of a backup', async () => {
  await writeFixtureStore(inBase('damaged'), 1024);
  const release = readdirSync(inBase('damaged/r/shell'))[0]!;
  const script = `r/shell/${release}/shell.js`;
  fs.writeFileSync(inBase(`damaged/${script}`), 'other bytes');
  const damaged = inBase('damaged.tar');
  await backUpStore(damaged, new Store(new LocalObjects(inBase('damaged'))));
  fs.mkdirSync(inBase('temporary'));
  process.env['TMPDIR'] = inBase('temporary');
  await expect(tryStore(damaged)).rejects.toThrow(/The site in the backup is damaged: r\/shell\//);
  expect(readdirSync(inBase('temporary'))).toEqual([]);
  delete process.env['TMPDIR'];
});
