import { statfs } from 'node:fs/promises';
import { composingProblem } from '../publishing/composingProblem';
import { bothDatabases, testDatabase } from '../testing/testDatabase';
import { openDatabase } from './openDatabase';
import { watchDatabase } from './watchDatabase';

jest.mock('node:fs/promises', () => ({
  ...jest.requireActual<object>('node:fs/promises'),
  statfs: jest.fn(),
}));
const room = (bytes: number) =>
  jest.mocked(statfs).mockResolvedValue({ bavail: bytes / 4096, bsize: 4096 } as never);

test('a disk without room is reported once, and when it has room again', async () => {
  // A real database on a busy machine may answer late, which is reported as well.
  const database = { probe: () => Promise.resolve(), isFull: () => false };
  const lines: string[] = [];
  room(2 ** 30);
  const watch = watchDatabase(database, (line) => lines.push(line), ['/the/data']);
  const until = async (state: string) => {
    for (let tries = 0; watch.state() !== state && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(watch.state()).toBe(state);
  };
  expect(watch.state()).toBe('ready');
  room(2 ** 20);
  await until('full');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  room(2 ** 30);
  await until('ready');
  expect(lines).toEqual([
    'The disk is full: nothing can be saved or published. Make room.',
    'The disk has room again.',
  ]);
  watch.stop();
});

describe.each(bothDatabases)('on %s', (kind) => {
  test('a change that the disk had no room for counts for a minute', async () => {
    const place = await testDatabase(kind);
    const database = await openDatabase(place.address);
    expect(database.isFull()).toBe(false);
    const code = kind === 'SQLite' ? 'SQLITE_FULL' : '53100';
    const change = database.change(async () => {
      throw Object.assign(new Error('no room'), { code });
    });
    await expect(change).rejects.toThrow('no room');
    expect(database.isFull()).toBe(true);
    await database.close();
    await place.remove();
  });
});

test('a preview that the disk has no room for says so in words', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(composingProblem(full, [])).toMatchObject({
    statusCode: 507,
    message: expect.stringContaining('The disk of the server is full'),
  });
  expect(composingProblem(new Error('No such field'), [])).toMatchObject({ statusCode: 422 });
});
