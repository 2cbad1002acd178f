import { testLive, type TestLive } from '../../testing/testLive';
import { addPerson, type TestPerson } from '../../testing/testPeople';
import { randomUUID } from 'node:crypto';
import { receive } from '../submissions/receive';

let live: TestLive;
let recruiter: TestPerson;
beforeAll(async () => {
  live = await testLive('SQLite');
  recruiter = await addPerson(live, 'editor', 'Hina');
  await live.database.tables
    .updateTable('people')
    .set({ may_hire: 1 })
    .where('id', '=', recruiter.id)
    .execute();
});
afterAll(() => live.close());

/** An application with a file. @returns the file's address. */
async function apply(refused: string | null = null, bytes = '%PDF-1'): Promise<string> {
  const sent = { kind: 'application', key: randomUUID(), network: 'n', website: '', elapsed: 9000 } as const;
  const words = { name: 'Sara', email: 'sara@lumen.example', phone: '1', subject: 'Designer', text: '' };
  const file = { name: `a"é';\n.pdf`, type: 'application/pdf', bytes: Buffer.from(bytes) };
  const result = { refused, awaits_scan: 0 } as const;
  const { id } = await live.database.change((tables) =>
    receive(tables, { ...sent, ...words, file: { ...file, ...result } }),
  );
  const attachment = await live.database.tables
    .selectFrom('attachments')
    .orderBy('id', 'desc')
    .select('id')
    .executeTakeFirstOrThrow();
  return `/inbox/${id}/attachments/${attachment.id}`;
}

test('a file is a download in which nothing runs', async () => {
  const answer = await live.ask(`GET ${await apply()}`, { headers: recruiter.headers });
  expect(answer.rawPayload.toString()).toBe('%PDF-1');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="a\\"?';?.pdf"; filename*=UTF-8''a%22%C3%A9%27%3B%0A.pdf`,
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('people without the right to see applications get no file, also by another conversation', async () => {
  const address = await apply();
  const { headers } = await addPerson(live, 'manager');
  expect((await live.ask(`GET ${address}`, { headers })).statusCode).toBe(404);
  const other = address.replace(/\d+(?=\/attachments)/, '1');
  expect((await live.ask(`GET ${other}`, { headers: recruiter.headers })).statusCode).toBe(404);
});

test('two files of one name keep their own bytes', async () => {
  const addresses = [await apply(null, '%PDF-first'), await apply(null, '%PDF-second')];
  const bodies = await Promise.all(
    addresses.map(async (address) => (await live.ask(`GET ${address}`, { headers: recruiter.headers })).body),
  );
  expect(bodies).toEqual(['%PDF-first', '%PDF-second']);
});

test('a file that was refused is handed out to nobody, with the reason', async () => {
  const answer = await live.ask(`GET ${await apply('It has a virus.')}`, { headers: recruiter.headers });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ detail: 'Nobody may open this file: It has a virus.' });
});
