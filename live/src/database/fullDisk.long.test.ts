import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { receive } from '../inbox/submissions/receive';
import { eraseVisitorData } from '../inbox/visitorData/visitorData';
import { openDatabase, type Database } from './openDatabase';

const megabyte = 2 ** 20;

// A disk of its own takes root permission.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot('on a disk of 32 MB that is full', () => {
  let folder: string;
  let database: Database;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', folder]);
  });
  afterAll(async () => {
    await database.close();
    // The file is open until its statements are collected.
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });

  const email = (index: number) => `sara-${index % 4}@lumen.example`;
  const apply = (index: number) =>
    database.change((tables) =>
      receive(tables, {
        kind: 'application',
        key: `key ${index}`,
        network: '',
        website: '',
        elapsed: undefined,
        name: 'Sara',
        email: email(index),
        phone: '',
        subject: 'Designer',
        text: 'I draw.',
        file: {
          name: 'cv.pdf',
          type: 'application/pdf',
          bytes: Buffer.alloc(megabyte, index),
          refused: null,
          awaits_scan: 0,
        },
      }),
    );
  const applyUntilFull = async () => {
    for (let index = 0; index < 100; index++) await apply(index);
  };

  test('the data of a visitor is erased, what others send is refused, and goes on with room', async () => {
    database = await openDatabase(join(folder, 'live.db'), { reserve: 8 * megabyte });
    await expect(applyUntilFull()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(() => writeFileSync(join(folder, 'others'), Buffer.alloc(32 * megabyte))).toThrow('ENOSPC');
    await expect(apply(101)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    for (let index = 0; index < 3; index++) {
      const receipt = await database.remove((tables) => eraseVisitorData(tables, email(index)));
      expect(receipt.applications).toBeGreaterThan(1);
    }
    await apply(102);
  });
});
