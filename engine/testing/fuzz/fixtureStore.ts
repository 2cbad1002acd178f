import { createCipheriv } from 'node:crypto';
import { inventoryBytes, type Inventory } from '../../formats/inventory';
import { builtRelease } from '../../formats/manifest';
import { LocalObjects } from '../../objects/localObjects';
import { addMedia } from '../../store/addMedia';
import { Store } from '../../store/store';
import { manifestOf } from '../testStore';

/** Addresses of a fixture store that requests can be made for. */
export type FixtureStore = Awaited<ReturnType<typeof writeFixtureStore>>;

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** Writes a small store with one live composition, without a build. */
export async function writeFixtureStore(folder: string, largeSize = 8 * 1024 * 1024) {
  const store = new Store(new LocalObjects(folder));
  const media = new Map([
    ['large.0a1b2c3d.avif', pseudoRandomBytes(largeSize)],
    ['drawing.0a1b2c3d.svg', svg],
  ]);
  const files = new Map([
    ['node/bundle.cjs', Buffer.from('module.exports = {};')],
    ['shell.js', Buffer.from('console.log("a script of the site");\n'.repeat(200))],
  ]);
  await addMedia(store, media);
  const address = await store.releases.add(builtRelease(manifestOf('shell', '1.0.0'), files, media));

  const file = (name: string, content: string | Buffer) => store.addFile(0, name, Buffer.from(content));
  const document = async (title: string) => ({
    file: await file('index.html', `<!doctype html><title>${title}</title><body>`.padEnd(9000, '<p>…</p>')),
    fingerprint: title,
    content: `shell/${address}`,
    styles: [],
  });
  const pages = ['/', '/team', '/admin'];
  const inventory: Inventory = { documents: {}, scripts: [], files: {} };
  for (const name of [...pages, '/admin/clients/:id', '404', 'staff'])
    inventory.documents[name] = await document(name.replace('/', '') || 'index');
  inventory.files = {
    'sitemap.xml': await file('sitemap.xml', '<urlset/>'.padEnd(900)),
    'favicon.svg': await file('favicon.svg', svg),
    'content.json': await file('content.json', JSON.stringify({ files: {} }).padEnd(900)),
  };
  await store.finishComposition({
    number: 1,
    releases: { shell: address },
    contents: [],
    preview: 'ab'.repeat(16),
    made: '2026-01-01T00:00:00.000Z',
    inventory: await file('inventory', inventoryBytes(inventory)),
  });
  await store.decide({ reason: 'fixture' }, () => ({ live: 1 }));
  return {
    pages,
    script: `/r/shell/${address}/shell.js`,
    /** Larger than a socket's buffer. */
    largeFile: '/media/large.0a1b2c3d.avif',
    picture: '/media/drawing.0a1b2c3d.svg',
  };
}

/** The same bytes each time, which do not get smaller. */
const pseudoRandomBytes = (size: number): Buffer =>
  createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16)).update(Buffer.alloc(size));
