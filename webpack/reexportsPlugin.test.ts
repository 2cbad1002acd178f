import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { ReexportsPlugin } from './reexportsPlugin';

const folder = mkdtempSync(join(tmpdir(), 'reexports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A library whose component needs a factory that takes something from the library's index. */
const files = {
  'package.json': '{ "sideEffects": ["./entry.js", "./page.js"] }',
  'index.js': `import * as names from './names.js'; export { names as Notice }; export { merge } from './merge.js';`,
  'names.js': `export { NoticeRoot as Root } from './notice.js';`,
  'notice.js': `import { make } from './factory.js'; export const NoticeRoot = make('root');`,
  'factory.js': `import { merge } from './index.js'; export const make = (name) => merge({ name });`,
  'merge.js': `export const merge = (props) => ({ ...props });`,
  'page.js': `import { Notice } from './index.js'; console.log(Notice.Root);`,
};
for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);

/** Builds with an entry whose imports webpack follows in the order in which they stand. */
async function build(entry: string): Promise<string> {
  writeFileSync(join(folder, 'entry.js'), entry);
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context: folder,
        entry: './entry.js',
        output: { path: join(folder, 'dist') },
        optimization: { minimize: false },
        plugins: [new ReexportsPlugin()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

const index = `import { merge } from './index.js';`;
const factory = `import { make } from './factory.js';`;
const page = `import './page.js';`;
test.each([
  ['page last', index + factory + page],
  ['page first', index + page + factory],
])('modules that only pass exports on are skipped, whichever file is read first: %s', async (_, entry) => {
  const code = await build(`${entry} console.log(merge({}), make('entry'));`);
  expect(code).toContain('./notice.js');
  expect(code).not.toContain('./names.js');
});
