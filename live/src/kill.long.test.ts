import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { team } from '@vibrant-peak/shared/content/team';
import type { Queries } from './database/tables';
import { importContent } from './records/importContent';
import { databases, type DatabaseKind } from './testing/testDatabase';
import { origin, testLive, type TestLive } from './testing/testLive';
import { addPerson, type TestPerson } from './testing/testPeople';
import { drafts } from './testing/testRecords';

/** Points at which a server is killed; `npm run test:long` has more. */
const kills = Number(process.env['KILLS'] ?? 2);
/** What a save writes: version, record, log, answer, and that all of it counts. */
const writesOfSave = 5;
/** One of so many saves is cut off. */
const range = 10;

/**
 * A point after each write in turn, of a save by a fixed seed (a linear congruential generator).
 */
function pointsOf(seed: number): number[] {
  let state = seed;
  return Array.from({ length: kills }, (_, index) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * range) * writesOfSave + (index % writesOfSave) + 1;
  });
}

/** A save by one of four people, each of a record of their own. */
interface Save {
  id: string;
  key: string;
  bio: string;
  from: number;
  /** The version of the answer; nothing when the server died before it. */
  acknowledged?: number;
}

async function saveUntilItDies(server: string, { headers }: TestPerson): Promise<Save[]> {
  const saves: Save[] = [];
  const person = async (id: string) => {
    for (let from = 1; ; from++) {
      const save: Save = { id, key: randomUUID(), bio: `Words ${from}`, from };
      saves.push(save);
      const response = await fetch(`${server}/api/records/team/${id}`, {
        method: 'PUT',
        headers: {
          ...headers,
          origin,
          'content-type': 'application/json',
          'if-match': `"${from}"`,
          'idempotency-key': save.key,
        },
        body: JSON.stringify({ ...memberAt(id), bio: save.bio }),
      }).catch(() => undefined);
      if (!response) return;
      expect(response.status).toBe(200);
      save.acknowledged = ((await response.json()) as { version: number }).version;
    }
  };
  await Promise.all(['1', '2', '3', '4'].map(person));
  return saves;
}

const memberAt = (id: string) => team.find((member) => String(member.id) === id)!;

async function startAndKill(address: string, after: number, person: TestPerson): Promise<Save[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'testing/killedServer.ts')], {
    env: { ...process.env, ADDRESS: address, ORIGIN: origin, KILL_AFTER: String(after) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const died = once(child, 'exit');
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const saves = await saveUntilItDies(line.trim(), person);
  expect(await died).toEqual([null, 'SIGKILL']);
  return saves;
}

/**
 * Every version has its line in the log and its kept answer, and is the newest or has a next one.
 */
async function expectNothingHalf(tables: Queries): Promise<void> {
  const records = await tables.selectFrom('records').where('collection', '=', 'team').selectAll().execute();
  const edited = await tables.selectFrom('versions').where('version', '>', 1).selectAll().execute();
  for (const { id, version } of records) {
    const own = edited.filter((each) => each.id === id).map((each) => each.version);
    expect(own.sort((one, other) => one - other)).toEqual(
      Array.from({ length: version - 1 }, (_, index) => index + 2),
    );
  }
  const places = edited.map(({ id, version }) => `team/${id} ${version}`).sort();
  const log = await tables.selectFrom('log').where('action', '=', 'saved').selectAll().execute();
  const logged = log.map(
    (line) => `${line.subject} ${(JSON.parse(line.details) as Save & { version: number }).version}`,
  );
  expect(logged.sort()).toEqual(places);
  const answers = (await tables.selectFrom('saves').selectAll().execute()).map(
    ({ answer }) => JSON.parse(answer) as { id: string; version: number },
  );
  expect(answers.map(({ id, version }) => `team/${id} ${version}`).sort()).toEqual(places);
}

describe.each(databases)('on %s', (kind: DatabaseKind) => {
  // PostgreSQL is a process of its own, which the kill does not touch: fewer points.
  const points = kind === 'SQLite' ? pointsOf(7) : pointsOf(7).slice(-Math.ceil(kills / 4));

  test.each(points)(
    'a server killed after write %d has stored what it acknowledged, and nothing by halves',
    async (after) => {
      const live: TestLive = await testLive(kind);
      await live.database.change(importContent);
      const person = await addPerson(live, 'editor');
      let saves: Save[] = [];
      await live.restart(async () => {
        saves = await startAndKill(live.address, after, person);
      });

      await expectNothingHalf(live.database.tables);
      for (const { id, bio, acknowledged } of saves.filter((save) => save.acknowledged)) {
        const stored = await live.database.tables
          .selectFrom('versions')
          .where('id', '=', id)
          .where('version', '=', acknowledged!)
          .select('value')
          .executeTakeFirst();
        expect(JSON.parse(stored!.value!)).toMatchObject({ bio });
      }
      // The browser repeats what was not answered: each save is then there once.
      for (const { id, bio, from, key } of saves.filter((save) => !save.acknowledged)) {
        const repeated = await drafts(live, person).save(
          `team/${id}`,
          { ...memberAt(id), bio },
          { from, key },
        );
        expect(repeated.json()).toMatchObject({ version: from + 1, value: { bio } });
      }
      await expectNothingHalf(live.database.tables);
      const count = await live.database.tables.selectFrom('saves').select('key').execute();
      expect(count).toHaveLength(saves.length);
      await live.close();
    },
    60_000,
  );
});
