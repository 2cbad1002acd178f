import { array, object, string } from 'yup';
import { findApp } from '@vibrant-peak/webpack/apps';
import { contentViolations } from './contentViolations';
import { releaseOf } from './contentRelease';
import { readContent } from './readContent';
import { schemaFields } from './schemaFields';

let content: Awaited<ReturnType<typeof readContent>>;
beforeAll(async () => {
  content = await readContent();
});

/** Violations after a change of the content. */
function faultsAfter(change: (collections: Record<string, Record<string, unknown>>) => void): string[] {
  const collections = structuredClone(content.collections);
  change(collections);
  return contentViolations({ ...content, collections });
}

const team = (collections: Record<string, Record<string, unknown>>) =>
  collections['team']!['team'] as Record<string, unknown>[];

test('the content as it is written fits its schemas, and every collection has one', () => {
  expect(contentViolations(content)).toEqual([]);
  expect(Object.keys(content.schemas).sort()).toEqual(Object.keys(content.collections).sort());
});

test.each<[what: string, change: Parameters<typeof faultsAfter>[0], says: string]>([
  [
    'a field is missing',
    (all) => delete team(all)[2]!['role'],
    'shared/src/content/team.ts: team[2].role is a required field: add it, or make it optional in shared/src/schemas',
  ],
  [
    'a field became required',
    (all) => team(all).forEach((member) => delete member['role']),
    'team.ts: team[].role is a required field, 8 times, first team[0].role: add it',
  ],
  ['a field is unknown', (all) => (team(all)[0]!['nickname'] = 'Ash'), 'unspecified keys: nickname'],
  ['a field is of another type', (all) => (team(all)[1]!['id'] = 'two'), 'team[1].id must be a `number`'],
  ['an export is missing', (all) => delete all['vision']!['proofs'], 'vision.ts: proofs is a required field'],
  ['an export is unknown', (all) => (all['team']!['former'] = []), 'unspecified keys: former'],
  ['a collection is empty', (all) => (all['team']!['team'] = []), 'team field must have at least 1 items'],
  [
    'a picture has another address',
    (all) => (all['pictures'] = { pictures: { x: 'https://x' } }),
    'pictures.x',
  ],
  ['a collection has no schema', (all) => (all['news'] = { news: [] }), 'news has no schema'],
])('it is said where and what: %s', (_what, change, says) => {
  const violations = faultsAfter(change);
  expect(violations).toHaveLength(1);
  expect(violations[0]).toContain(says);
});

test('a function is not data', () => {
  const collections = { ...content.collections, footer: { footerServices: () => [] } };
  expect(contentViolations({ ...content, collections })).toEqual([
    'footer holds something other than data, such as a function',
  ]);
});

test('fields are known by their path; optional ones cannot be relied on', () => {
  const schema = object({
    team: array()
      .of(
        object({
          name: string().required(),
          links: array()
            .of(object({ url: string().required() }))
            .required(),
          nickname: string(),
        }),
      )
      .required(),
    note: string().required(),
  });
  expect(schemaFields(schema)).toEqual({
    team: 'array',
    'team[]': 'object',
    'team[].name': 'string',
    'team[].links': 'array',
    'team[].links[]': 'object',
    'team[].links[].url': 'string',
    note: 'string',
  });
  expect(schemaFields(content.schemas['vision']!)).toMatchObject({ 'hero.accent': 'string' });
});

test('the same content is the same release, and a changed word one other file', () => {
  const app = findApp('shared');
  const release = (collections = content.collections) =>
    releaseOf(app, { ...content, collections }, new Map());
  const changed = structuredClone(content.collections);
  changed['vision']!['visionStatement'] = 'Something else';
  expect(release().hash).toBe(release(structuredClone(content.collections)).hash);
  expect(release(changed).hash).not.toBe(release().hash);
  const before = release().manifest.media;
  expect(Object.keys(release(changed).manifest.media).filter((file) => !(file in before))).toEqual([
    `${release(changed).manifest.content!['vision']}.json`,
  ]);
});
