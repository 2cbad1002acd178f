import { randomUUID } from 'node:crypto';
import { cpus } from 'node:os';
import { team } from '@vibrant-peak/shared/content/team';
import { importContent } from '../records/importContent';
import { startBenchServer, stopBenchServer } from './startBenchServer';
import { emptyDatabase } from './testDatabase';
import { liveOn, origin, type TestLive } from './testLive';
import { addPerson, type TestPerson } from './testPeople';

/**
 * `npm run bench:live`: 20 people save their own records as fast as they can, with SQLite. At the
 * end each acknowledged save must be in the database.
 */
const sessions = 20;
const seconds = 20;

interface Save {
  id: string;
  version: number;
  bio: string;
  milliseconds: number;
}

interface Measured {
  saves: Save[];
  errors: string[];
}

async function saveUntil(end: number, url: string, id: string, person: TestPerson): Promise<Measured> {
  const saves: Save[] = [];
  const errors: string[] = [];
  for (let version = 1; performance.now() < end; version++) {
    const began = performance.now();
    const bio = `Words ${version}`;
    const response = await fetch(`${url}/api/records/team/${id}`, {
      method: 'PUT',
      headers: {
        ...person.headers,
        origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(version === 1 ? { 'if-none-match': '*' } : { 'if-match': `"${version - 1}"` }),
      },
      body: JSON.stringify({ ...team[0], id: Number(id), bio }),
    });
    const text = await response.text();
    if (response.ok) saves.push({ id, version, bio, milliseconds: performance.now() - began });
    else errors.push(`${response.status} ${text}`);
    if (!response.ok) break;
  }
  return { saves, errors };
}

/** Saves that were acknowledged and are not in the database. */
async function lostOf(live: TestLive, saves: Save[]): Promise<Save[]> {
  const rows = await live.database.tables
    .selectFrom('versions')
    .where('collection', '=', 'team')
    .selectAll()
    .execute();
  const stored = new Map(rows.map(({ id, version, value }) => [`${id} ${version}`, value]));
  return saves.filter(({ id, version, bio }) => !stored.get(`${id} ${version}`)?.includes(`"${bio}"`));
}

const live = await liveOn(await emptyDatabase('SQLite'));
await live.database.change(importContent);
const people = await Promise.all(Array.from({ length: sessions }, () => addPerson(live, 'editor')));
let saves: Save[] = [];
let errors: string[] = [];
let cpu: number[] = [];
await live.restart(async () => {
  const { child, url } = await startBenchServer(live.address);
  const end = performance.now() + seconds * 1000;
  const all = await Promise.all(
    people.map((person, index) => saveUntil(end, url, String(1001 + index), person)),
  );
  saves = all.flatMap((each) => each.saves);
  errors = all.flatMap((each) => each.errors);
  cpu = await stopBenchServer(child);
});
const lost = await lostOf(live, saves);
await live.close();

const times = saves.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? NaN)} ms`;
console.table({
  'saves per second': Math.round(saves.length / seconds),
  median: at(0.5),
  '95th percentile': at(0.95),
  '99th percentile': at(0.99),
  'CPU time of the server for each save': `${(cpu[0]! / saves.length).toFixed(2)} ms, ${(cpu[1]! / saves.length).toFixed(2)} ms in the system`,
  'saves, errors, acknowledged and lost': `${saves.length}, ${errors.length}, ${lost.length}`,
  machine: `${cpus().length} cores, SQLite with synchronous=FULL`,
});
for (const error of new Set(errors)) console.error(error);
if (errors.length > 0 || lost.length > 0) process.exitCode = 1;
