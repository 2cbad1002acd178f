import { createCipheriv } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { format } from '../../store/formats';
import { beginning, entryName } from '../../store/log/entry';
import { addressOf, treeHash } from '../../store/address';
import { manifestOf } from '../conformance/fixture';
import { documentHeaders } from '../../server/securityHeaders';

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

/** Writes a small store with one live composition, enough for every kind of request, without a build. */
export function writeFixtureStore(folder: string, largeSize = defaultSize): FixtureStore {
  const write = (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const writeWithCopies = (name: string, content: string) => {
    write(name, content);
    write(`${name}.br`, brotliCompressSync(content));
    write(`${name}.gz`, gzipSync(content));
  };

  const script = 'console.log("a script of the site");\n'.repeat(200);
  const files = new Map([
    ['node/bundle.cjs', Buffer.from('module.exports = {};')],
    ['release.json', Buffer.from(JSON.stringify(manifestOf('shell', '1.0.0')))],
    ['shell.js', Buffer.from(script)],
  ]);
  const address = addressOf(0, treeHash(files));
  const release = `r/shell/${address}`;
  for (const [file, content] of files) write(`${release}/${file}`, content);
  writeWithCopies(`${release}/shell.js`, script);
  write('media/large.0a1b2c3d.avif', pseudoRandomBytes(largeSize));
  write('media/drawing.0a1b2c3d.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');

  const pages = ['/', '/team', '/admin'];
  const documents = { '/': 'index', '/team': 'team', '/admin': 'admin', '404': '404', staff: 'staff' };
  const headers = documentHeaders({ scripts: [], styles: [] });
  const composition = 'compositions/1';
  for (const name of Object.values(documents))
    writeWithCopies(
      `${composition}/${name}.html`,
      `<!doctype html><title>${name}</title>`.padEnd(9000, '<p>…</p>'),
    );
  writeWithCopies(`${composition}/sitemap.xml`, '<urlset/>'.padEnd(900));
  write(`${composition}/favicon.svg`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    `${composition}/headers.json`,
    JSON.stringify(Object.fromEntries(Object.keys(documents).map((path) => [path, headers]))),
  );
  writeWithCopies(`${composition}/content.json`, JSON.stringify({ files: {} }).padEnd(900));
  const made = '2026-01-01T00:00:00.000Z';
  const releases = { shell: address };
  write(
    `${composition}/composition.json`,
    JSON.stringify({ format, number: 1, releases, preview: 'ab'.repeat(16), made }),
  );
  const entry = {
    ...beginning,
    ...{ sequence: 1, id: 'fixture', live: 1, at: made, reason: 'fixture' },
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
