import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { receive } from '../inbox/submissions/receive';
import { eraseVisitorData } from '../inbox/visitorData/visitorData';
import { postgresFolder } from '../testing/postgresFolder';
import { startPostgres, type PostgresServer } from '../testing/postgresServer';
import { openDatabase, type Database } from './openDatabase';

const megabyte = 2 ** 20;

// A disk of its own takes root permission.
const describeAsRoot = process.getuid?.() === 0 ? describe : describe.skip;

describeAsRoot.each([
  { kind: 'SQLite', size: 32, full: 'SQLITE_FULL' },
  { kind: 'PostgreSQL', size: 110, full: '53100' },
])('on a disk of $size MB that is full, with $kind', ({ kind, size, full }) => {
  let folder: string;
  let database: Database;
  let postgres: PostgresServer | undefined;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder]);
    // PostgreSQL runs as another user.
    chmodSync(folder, 0o777);
  });
  afterAll(async () => {
    await database.close();
    await postgres?.stop();
    // The file is open until its statements are collected.
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });

  async function open(): Promise<Database> {
    if (kind === 'SQLite') return openDatabase(join(folder, 'live.db'), { reserve: 8 * megabyte });
    const programs = postgresFolder();
    if (!programs) throw new Error('PostgreSQL is missing: sh e2e/install.sh postgresql');
    postgres = await startPostgres(programs, folder);
    return openDatabase(postgres.address);
  }

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
          // PostgreSQL compresses, so that equal bytes would never fill a disk.
          bytes: randomBytes(megabyte),
          refused: null,
          awaits_scan: 0,
        },
      }),
    );
  const applyUntilFull = async () => {
    for (let index = 0; index < 200; index++) await apply(index);
  };

  test('the data of a visitor is erased, what others send is refused, and goes on with room', async () => {
    const others = join(folder, 'others');
    database = await open();
    if (kind === 'PostgreSQL') writeFileSync(others, Buffer.alloc(megabyte));
    await expect(applyUntilFull()).rejects.toMatchObject({ code: full });
    expect(() => writeFileSync(join(folder, 'more'), Buffer.alloc(size * megabyte))).toThrow('ENOSPC');
    await expect(apply(201)).rejects.toMatchObject({ code: full });
    for (let index = 0; index < 3; index++) {
      const receipt = await database.remove((tables) => eraseVisitorData(tables, email(index)));
      expect(receipt.applications).toBeGreaterThan(1);
    }
    // PostgreSQL reuses the room of deleted rows after a vacuum, which needs a little room of its own.
    if (kind === 'PostgreSQL') {
      rmSync(others);
      await sql`vacuum`.execute(database.tables);
    }
    await apply(202);
  });
});
