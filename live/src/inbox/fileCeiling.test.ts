import { sql } from 'kysely';
import { brand } from '@vibrant-peak/shared/content/brand';
import { hasRoomFor, defaultCeilings } from './fileCeiling';
import { apply, pdf } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  beforeEach(async () => {
    live = await testLive(kind, undefined, { limits: { network: 1000, all: 1000 } });
  });
  afterEach(() => live.close());

  const large: [string, Buffer][] = [
    ['cv.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * 2 ** 20 - 1000, 0x20)])],
  ];
  const stored = () =>
    live.database.tables
      .selectFrom('attachments')
      .innerJoin('messages', 'messages.id', 'attachments.message')
      .innerJoin('conversations', 'conversations.id', 'messages.conversation')
      .orderBy('attachments.id')
      .select(['text', 'state', 'size', sql<number>`length(bytes)`.as('bytes')])
      .execute();
  const storedBytes = async () => (await stored()).reduce((sum, { bytes }) => sum + Number(bytes), 0);

  test('files of a network beyond 40 MB are not stored, and their applications say so', async () => {
    for (let count = 0; count < 8; count++)
      expect((await apply(live, { files: large })).statusCode).toBe(204);
    const fields = { key: 'the-key-of-the-ninth' };
    for (let press = 0; press < 2; press++) {
      const answer = await apply(live, { files: large, fields });
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({
        violations: [{ field: 'resume', message: expect.stringContaining(brand.email) as unknown }],
      });
    }
    const files = await stored();
    expect(files).toHaveLength(9);
    expect(files[8]).toMatchObject({ text: 'I draw.\nI build.', state: 'open', size: large[0]![1].length });
    expect(await storedBytes()).toBeLessThan(40 * 2 ** 20);
  });

  test('suspected spam stores no file beyond it, and what colleagues have seen makes room', async () => {
    const fields = { website: 'https://spam.example' };
    for (let count = 0; count < 12; count++) await apply(live, { files: large, fields });
    expect(await storedBytes()).toBeLessThan(40 * 2 ** 20);
    const manager = await addPerson(live, 'manager');
    await live.database.tables.updateTable('people').set({ may_hire: 1 }).execute();
    const all = await live.database.tables.selectFrom('conversations').select('id').execute();
    for (const { id } of all) {
      const read = { headers: manager.headers, payload: { isRead: true } };
      expect((await live.ask(`PUT /inbox/${id}/read`, read)).statusCode).toBe(204);
    }
    expect((await apply(live, { files: large })).statusCode).toBe(204);
  });

  test('files of all networks, and of suspected spam, have a ceiling together', async () => {
    await apply(live, { files: [['cv.pdf', pdf()]] });
    await apply(live, { files: [['cv.pdf', pdf()]], fields: { website: 'https://spam.example' } });
    const size = pdf().length;
    const hasRoom = (ceiling: object, isSpam = true) =>
      hasRoomFor(live.database.tables, { network: '', isSpam, size }, { ...defaultCeilings, ...ceiling });
    expect(await hasRoom({ all: 3 * size })).toBe(true);
    expect(await hasRoom({ all: 3 * size - 1 })).toBe(false);
    expect(await hasRoom({ spam: 2 * size })).toBe(true);
    expect(await hasRoom({ spam: 2 * size - 1 })).toBe(false);
    expect(await hasRoom({ spam: 0 }, false)).toBe(true);
  });
});
