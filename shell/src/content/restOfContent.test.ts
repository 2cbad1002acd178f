import { restOfContent } from './restOfContent';

const hash = (letter: string) => letter.repeat(43);
const live = { brand: hash('b'), team: hash('t'), vision: hash('v') };
const own = { brand: hash('b'), team: hash('t'), vision: hash('o') };

/** A document that shows the brand and the team, and the lists that the server answers with. */
function given(lists: Record<string, object | undefined>, base = '/r/shared/old/') {
  const content = { base, versions: { brand: 'bbbbbbbb' }, first: { team: hash('t') } };
  Object.assign(globalThis, { window: { siteContent: content } });
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const files = lists[address];
    return { ok: files !== undefined, status: files ? 200 : 503, json: async () => ({ files }) };
  }) as unknown as typeof fetch;
  return asked;
}

test('a page load belongs to the live release when everything it shows is the same there', async () => {
  const asked = given({ '/content.json': live, '/r/shared/old/content.json': own });
  expect(await restOfContent()).toEqual(live);
  expect(asked).toEqual(['/content.json']);
});

test.each([
  ['something that it shows has changed', { ...live, team: hash('T') }],
  ['something in the document itself has changed', { ...live, brand: hash('B') }],
  ['something that it shows is gone', { brand: live.brand }],
  ['the server does not say', undefined],
])('it stays with the release of its document when %s', async (_what, list) => {
  given({ '/content.json': list, '/r/shared/old/content.json': own });
  expect(await restOfContent()).toEqual(own);
});

test('neither list arrives: a failure that a retry may fix', async () => {
  given({});
  await expect(restOfContent()).rejects.toMatchObject({ reason: 'unreachable' });
});

test('a document of a development server holds everything', async () => {
  const asked = given({}, '');
  expect(await restOfContent()).toEqual({});
  expect(asked).toEqual([]);
});
