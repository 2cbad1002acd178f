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
  writeFileSync(join(folder, 'part.js'), 'export const part = 1;');
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
        plugins: [new IntegrityPlugin()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The script element that an entry creates for its chunk. */
function scriptFrom(code: string): { integrity?: string; crossOrigin?: string } {
  const script: { integrity?: string; crossOrigin?: string; setAttribute: () => void } = {
    setAttribute: () => undefined,
  };
  const document = {
    createElement: () => script,
    getElementsByTagName: () => [],
    head: { appendChild: () => undefined },
  };
  runInNewContext(code, { document, self: {}, setTimeout: () => 0, location: { href: 'http://localhost/' } });
  return script;
}

test('a chunk is requested with its hash', () => {
  expect(scriptFrom(read('main.js'))).toMatchObject({
    integrity: integrityOf(read('part.js')),
    crossOrigin: 'anonymous',
  });
});

test('a chunk without a known hash is requested with a hash that matches no file', () => {
  const code = read('main.js').replace('part.js":"sha256', 'other.js":"sha256');
  expect(code).not.toBe(read('main.js'));
  expect(scriptFrom(code).integrity).toBe(unknownIntegrity);
});

test('integrity made with another hash algorithm is checked by that algorithm', () => {
  const older = 'sha384-OURA3k5hJ74BsGlX4ksLSFQSEcbEi1C7beG3lEqFBTVv+fXU25n0GbzRVMFK1W0P';
  expect(hasIntegrity('export {};', older)).toBe(true);
  expect(hasIntegrity('export { };', older)).toBe(false);
  expect(hasIntegrity('export {};', integrityOf('export {};'))).toBe(true);
});
