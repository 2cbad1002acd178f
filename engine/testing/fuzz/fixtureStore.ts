import { createCipheriv } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beginning, entryName } from '../../log/entry';
import { addressOf, fileName } from '../../formats/address';
import { inventoryBytes, type Inventory } from '../../formats/inventory';
import { bytesOf, lastFile, type Composition } from '../../formats/composition';
import { builtRelease } from '../../formats/manifest';
import { manifestOf } from '../testStore';

/** Addresses of a fixture store that requests can be made for. */
export interface FixtureStore {
  folder: string;
  pages: string[];
  script: string;
  /** Larger than a socket's buffer. */
  largeFile: string;
  picture: string;
}

const defaultSize = 8 * 1024 * 1024;

/** Writes a small store with one live composition, without a build. */
export function writeFixtureStore(folder: string, largeSize = defaultSize): FixtureStore {
  const write = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const writeWithCopies = (name: string, content: string | Buffer) => {
    write(name, content);
    write(`${name}.br`, brotliCompressSync(content));
    write(`${name}.gz`, gzipSync(content));
  };

  const script = 'console.log("a script of the site");\n'.repeat(200);
  const media = new Map([
    ['large.0a1b2c3d.avif', pseudoRandomBytes(largeSize)],
    ['drawing.0a1b2c3d.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ]);
  const built = builtRelease(
    manifestOf('shell', '1.0.0'),
    new Map([
      ['node/bundle.cjs', Buffer.from('module.exports = {};')],
      ['shell.js', Buffer.from(script)],
    ]),
    media,
  );
  const address = addressOf(0, built.hash);
  const release = `r/shell/${address}`;
  for (const [file, content] of built.files) write(`${release}/${file}`, content);
  writeWithCopies(`${release}/shell.js`, script);
  for (const [name, content] of media) write(`media/${name}`, content);

  const pages = ['/', '/team', '/admin'];
  const releases = { shell: address };
  const file = (publicName: string, content: string | Buffer) => {
    const name = fileName(0, publicName, Buffer.from(content));
    writeWithCopies(name, content);
    return name;
  };
  const document = (title: string) => ({
    file: file('index.html', `<!doctype html><title>${title}</title><body>`.padEnd(9000, '<p>…</p>')),
    ...{ fingerprint: title, content: `shell/${address}`, styles: [] },
  });
  const names = [...pages, '/admin/clients/:id', '404', 'staff'];
  const inventory: Inventory = {
    documents: Object.fromEntries(names.map((name) => [name, document(name.replace('/', '') || 'index')])),
    scripts: [],
    files: {
      'sitemap.xml': file('sitemap.xml', '<urlset/>'.padEnd(900)),
      'favicon.svg': file('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'content.json': file('content.json', JSON.stringify({ files: {} }).padEnd(900)),
    },
  };
  const composition: Composition = {
    ...{ number: 1, releases, preview: 'ab'.repeat(16), made: '2026-01-01T00:00:00.000Z' },
    inventory: file('inventory', inventoryBytes(inventory)),
    contents: [],
  };
  write(lastFile(1), bytesOf(composition));
  const entry = {
    ...beginning,
    ...{ sequence: 1, id: 'fixture', live: 1, at: composition.made, reason: 'fixture' },
  };
  write(entryName(1), JSON.stringify(entry));
  return {
    folder,
    pages,
    script: `/${release}/shell.js`,
    largeFile: '/media/large.0a1b2c3d.avif',
    picture: '/media/drawing.0a1b2c3d.svg',
  };
}

/** The same bytes each time, which do not get smaller. */
const pseudoRandomBytes = (size: number): Buffer =>
  createCipheriv('aes-256-ctr', Buffer.alloc(32), Buffer.alloc(16)).update(Buffer.alloc(size));
