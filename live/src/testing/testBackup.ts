import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginStore, type Store } from '@vibrant-peak/engine/store/openStore';
import { writeFixtureStore } from '@vibrant-peak/engine/testing/fuzz/fixtureStore';
import { importContent } from '../records/importContent';
import type { DatabaseKind } from './testDatabase';
import { apply } from './testApplication';
import { inboxOf } from './testInbox';
import { testLive, type TestLive } from './testLive';
import { addPerson, type TestPerson } from './testPeople';
import { drafts } from './testRecords';

interface Place {
  /** The path of a file in a folder that is removed after the test. */
  inFolder: (name: string) => string;
  /** A store with a live composition. */
  store: () => Store;
  emptyStore: (name?: string) => Promise<Store>;
}

/** A folder for each test, with a store in it. */
export function testPlace(): Place {
  let folder: string;
  let store: Store;
  const inFolder = (name: string) => join(folder, name);
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    await writeFixtureStore(inFolder('store'), 100_000);
    store = await beginStore(inFolder('store'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return { inFolder, store: () => store, emptyStore: (name = 'restored') => beginStore(inFolder(name)) };
}

/** A site with people, drafts and messages. */
export async function site(kind: DatabaseKind): Promise<{ live: TestLive; person: TestPerson }> {
  const live = await testLive(kind);
  await live.database.change(importContent);
  const person = await addPerson(live, 'manager');
  await live.database.change((tables) =>
    tables
      .insertInto('passkeys')
      .values({
        id: 'key',
        person: person.id,
        label: 'A phone',
        public_key: 'x',
        counter: 2 ** 40,
        transports: '[]',
        created_at: '',
      })
      .execute(),
  );
  expect((await drafts(live, person).change('team/1', { bio: 'Words,\nمع ü 🏔' })).statusCode).toBe(200);
  await writeMessages(live, person);
  return { live, person };
}

/** A message with an answer and a note, and an application with its file. */
async function writeMessages(live: TestLive, person: TestPerson): Promise<void> {
  const inbox = inboxOf(live, person);
  await inbox.send();
  const { id } = (await inbox.list()).conversations[0]!;
  await inbox.note(id, 'Do we know them?');
  expect((await inbox.reply(id, 'Dear Sara')).statusCode).toBeLessThan(300);
  expect((await apply(live)).statusCode).toBe(204);
}

/** All objects of a store, in base64. */
export async function objectsIn({ objects }: Store) {
  const names = await objects.list('');
  const bytes = await Promise.all(names.map(async (name) => (await objects.read(name))!.toString('base64')));
  return Object.fromEntries(names.map((name, index) => [name, bytes[index]]));
}
