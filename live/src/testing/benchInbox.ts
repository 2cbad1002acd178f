import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { saveInboxSettings } from '../inbox/settings/inboxSettings';
import { indexDue, indexSoon } from '../inbox/searchIndex';
import type { Queries } from '../database/tables';
import { startBenchServer, stopBenchServer } from './startBenchServer';
import { emptyDatabase } from './testDatabase';
import { liveOn, origin, type TestLive } from './testLive';
import { addPerson } from './testPeople';

/**
 * Part of `npm run bench:live`, with SQLite: visitors send messages as fast as they can, each of
 * which must be stored; then a person uses an inbox of 50,000 messages.
 */
const visitors = 20;
const seconds = 15;
const full = 50_000;
const questions = 200;

const subjectOf = (visitor: number, number: number) => `Message ${visitor}.${number}`;

/** Sends messages until the time is over. @returns the subjects that were acknowledged. */
async function sendUntil(end: number, url: string, visitor: number): Promise<string[]> {
  const stored: string[] = [];
  for (let number = 0; performance.now() < end; number++) {
    const subject = subjectOf(visitor, number);
    const response = await fetch(`${url}/api/submissions/contact`, {
      method: 'POST',
      headers: {
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${visitor}`,
      },
      body: JSON.stringify({
        key: randomUUID(),
        elapsed: 20_000,
        name: `Visitor ${visitor}`,
        subject,
        email: `${number}@visitor-${visitor}.example`,
        message: 'We need a shop for three showrooms.',
      }),
    });
    await response.text();
    if (response.status !== 204) throw new Error(`${response.status} for ${subject}`);
    stored.push(subject);
  }
  return stored;
}

async function measureSubmissions(live: TestLive): Promise<object> {
  const settings = { confirms: true, messageMonths: 24, applicationMonths: 6 };
  await live.database.change((tables) => saveInboxSettings(tables, settings));
  let sent: string[] = [];
  let cpu: number[] = [];
  await live.restart(async () => {
    const { child, url } = await startBenchServer(live.address);
    const end = performance.now() + seconds * 1000;
    const all = await Promise.all(
      Array.from({ length: visitors }, (_, visitor) => sendUntil(end, url, visitor)),
    );
    sent = all.flat();
    cpu = await stopBenchServer(child);
  });
  const rows = await live.database.tables.selectFrom('conversations').select('subject').execute();
  const stored = new Set(rows.map(({ subject }) => subject));
  const lost = sent.filter((subject) => !stored.has(subject));
  if (lost.length > 0 || rows.length !== stored.size) process.exitCode = 1;
  return {
    'submissions per second': Math.round(sent.length / seconds),
    'CPU time of the server for each': `${(cpu[0]! / sent.length).toFixed(2)} ms, ${(cpu[1]! / sent.length).toFixed(2)} ms in the system`,
    'submissions, acknowledged and lost, stored twice': `${sent.length}, ${lost.length}, ${rows.length - stored.size}`,
  };
}

const words = ['shop', 'website', 'app', 'design', 'cloud', 'offer', 'question', 'call', 'price', 'team'];

/** Fills an inbox with open messages of three years. */
async function fill(tables: Queries): Promise<void> {
  for (let index = 0; index < full; index++) {
    const at = new Date(Date.now() - index * 1_800_000).toISOString();
    const subject = `${words[index % 10]} ${words[Math.floor(index / 10) % 10]} ${index}`;
    const name = `Visitor ${index % 9000}`;
    const { id } = await tables
      .insertInto('conversations')
      .values({
        kind: 'contact',
        form_key: randomUUID(),
        network: '',
        name,
        phone: '',
        subject,
        state: 'open',
        email: `${index % 9000}@lumen.example`,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const text = `${subject}: ${words.join(' ')} for ${index}`;
    await tables
      .insertInto('messages')
      .values({ conversation: id, kind: 'received', author: name, text, at })
      .execute();
    await indexSoon(tables, id);
  }
}

async function measureInbox(live: TestLive): Promise<object> {
  await live.database.change(fill);
  await indexDue(live.database);
  const { headers } = await addPerson(live, 'editor');
  const rows = await live.database.tables.selectFrom('conversations').select(['id', 'updated_at']).execute();
  const figures: Record<string, string> = {};
  await live.restart(async () => {
    const { child, url } = await startBenchServer(live.address);
    const some = (count: number) => rows[(count * 997) % rows.length]!;
    const measure = async (what: string, pathOf: (count: number) => string) => {
      const times: number[] = [];
      for (let count = 0; count < questions; count++) {
        const began = performance.now();
        const response = await fetch(`${url}/api/inbox${pathOf(count)}`, { headers });
        await response.text();
        if (!response.ok) throw new Error(`${response.status} for ${pathOf(count)}`);
        times.push(performance.now() - began);
      }
      times.sort((one, other) => one - other);
      const [median, p95] = [0.5, 0.95].map((share) => times[Math.floor(questions * share)]!.toFixed(1));
      figures[what] = `${median} ms, ${p95} ms`;
      if (Number(p95) > 100) process.exitCode = 1;
    };
    await measure('list: median, 95th percentile', () => '');
    await measure('a later page of the list', (count) => {
      const { id, updated_at: at } = some(count);
      return `?before=${encodeURIComponent(`${at} ${id}`)}`;
    });
    await measure('search', (count) => `?search=${words[count % 10]}+${count * 7}`);
    await measure('search for a frequent word', (count) => `?search=${words[count % 10]!.slice(0, 3)}`);
    await measure('opening', (count) => `/${some(count).id}`);
    await stopBenchServer(child);
  });
  return figures;
}

const live = await liveOn(await emptyDatabase('SQLite'));
const submissions = await measureSubmissions(live);
const inbox = await measureInbox(live);
await live.close();
console.table({
  ...submissions,
  'messages in the inbox': full,
  ...inbox,
  machine: `${cpus().length} cores, SQLite with synchronous=FULL`,
});
