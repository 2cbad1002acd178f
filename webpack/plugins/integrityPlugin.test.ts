import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { hasIntegrity, integrityOf } from '../integrity';
import { IntegrityPlugin, unknownIntegrity } from './integrityPlugin';

const folder = mkdtempSync(join(tmpdir(), 'integrity-'));
const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  writeFileSync(join(folder, 'index.js'), "import('./part.js');");
  writeFileSync(join(folder, 'part.js'), "import './part.css'; export const part = 1;");
  writeFileSync(join(folder, 'part.css'), '.part { color: teal }');
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        target: ['web', 'es2022'],
        entry: './index.js',
        output: {
          path: join(folder, 'dist'),
          publicPath: '/',
          filename: 'main.js',
          chunkFilename: 'part.js',
        },
        experiments: { css: true },
        plugins: [new IntegrityPlugin()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Loading {
  setAttribute: () => void;
  getAttribute: () => string;
  integrity?: string;
  crossOrigin?: string;
}

/** The elements that an entry creates for its chunk, by tag. */
function elementsFrom(code: string): Record<'script' | 'link', Loading> {
  const attributes: Loading = { setAttribute: () => undefined, getAttribute: () => '1' };
  const elements: Record<'script' | 'link', Loading> = { script: { ...attributes }, link: { ...attributes } };
  const document = {
    createElement: (tag: keyof typeof elements) => elements[tag],
    getElementsByTagName: () => [],
    head: { appendChild: () => undefined },
  };
  runInNewContext(code, { document, self: {}, setTimeout: () => 0, location: { href: 'http://localhost/' } });
  return elements;
}

test('a chunk is requested with its hash', () => {
  expect(elementsFrom(read('main.js')).script).toMatchObject({
    integrity: integrityOf(read('part.js')),
    crossOrigin: 'anonymous',
  });
});

test('a style sheet is requested with its hash', () => {
  expect(elementsFrom(read('main.js')).link).toMatchObject({
    integrity: integrityOf(read('part.css')),
    crossOrigin: 'anonymous',
  });
});

test('a chunk without a known hash is requested with a hash that matches no file', () => {
  const code = read('main.js').replace('part.js":"sha256', 'other.js":"sha256');
  expect(code).not.toBe(read('main.js'));
  expect(elementsFrom(code).script.integrity).toBe(unknownIntegrity);
});

test('integrity made with another hash algorithm is checked by that algorithm', () => {
  const older = 'sha384-OURA3k5hJ74BsGlX4ksLSFQSEcbEi1C7beG3lEqFBTVv+fXU25n0GbzRVMFK1W0P';
  expect(hasIntegrity('export {};', older)).toBe(true);
  expect(hasIntegrity('export { };', older)).toBe(false);
  expect(hasIntegrity('export {};', integrityOf('export {};'))).toBe(true);
});
