import { team } from '@vibrant-peak/shared/content/team';
import { brand } from '@vibrant-peak/shared/content/brand';
import { collections as modules } from '@vibrant-peak/shared/schemas/collections';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf } from '../testing/testPeople';
import { drafts } from '../testing/testRecords';
import { checkRecord } from './checkRecord';
import { collections } from './collections';
import { importContent } from './importContent';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let editor: ReturnType<typeof drafts>;
  beforeAll(async () => {
    live = await testLive(kind);
    await live.database.change(importContent);
    editor = drafts(live, await addPerson(live, 'editor'));
  });
  afterAll(() => live.close());

  test('the drafts are the content of the checkout, in its order, as it is on the site', async () => {
    const records = await editor.list('team');
    expect(records.map(({ value }) => value)).toEqual(team);
    for (const record of records)
      expect(record).toMatchObject({ version: 1, publishedVersion: 1, savedBy: 'The site' });
    expect((await editor.read('brand/single')).value).toEqual(brand);
  });

  test('every record fits the schema by which saves are checked', async () => {
    for (const collection of collections.values())
      for (const { id, value } of await editor.list(collection.name)) checkRecord(collection, id, value);
  });

  test('a second start imports nothing', async () => {
    await editor.change('team/1', { bio: 'Edited.' });
    await live.database.change(importContent);
    expect((await editor.read('team/1')).value['bio']).toBe('Edited.');
    expect((await logOf(live)).filter(({ action }) => action === 'imported')).toHaveLength(1);
  });
});

test('no two collections have one name, and all but the demonstration and the pictures are edited', () => {
  const edited = new Set([...collections.values()].map(({ module }) => module));
  expect(Object.keys(modules).filter((module) => !edited.has(module))).toEqual(['demoLogin', 'pictures']);
  const names = Object.entries(modules)
    .filter(([module]) => edited.has(module))
    .flatMap(([, schema]) => Object.keys(schema.fields));
  expect([...collections.keys()].sort()).toEqual([...names, 'order'].sort());
});
