import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { AssetsPlugin, type ReleaseAssets } from './assetsPlugin';

/** Each test builds a small project in a temporary folder. */
let folders: string[] = [];

afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  folders = [];
});

const source = {
  'index.js': `import { Box, Unused } from 'kit'; import * as all from 'whole'; import { part } from './parts'; import('./late').then(console.log); part(); console.log(Box, all);`,
  'parts.js': `import { Box, Hidden } from 'kit'; export const part = () => Box; export const nobody = () => Hidden;`,
  'late.js': `import { chart } from 'late-kit'; export const late = chart;`,
};

async function build(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'build-facts-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const shared = { import: false as const, requiredVersion: '^1.0.0' };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: {
      path: join(folder, 'dist'),
      uniqueName: 'remote-x',
      chunkFilename: '[id].js',
    },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: { kit: shared, whole: shared, 'late-kit': shared, 'not-used': shared },
      }),
      new AssetsPlugin(),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler!.run((error, stats) =>
      error || stats!.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
    ),
  );
  const dist = join(folder, 'dist');
  const scripts = Object.fromEntries(
    readdirSync(dist)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  );
  const assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')) as ReleaseAssets;
  return { scripts, assets };
}

test('a build is the same in every folder, and unaffected by files without effect on the scripts', async () => {
  const [one, other, changed] = await Promise.all([
    build(source),
    build({
      ...source,
      'package-lock.json': '{}',
      'tool.js': 'debugger',
      'late.js': `// a comment\n${source['late.js']}`,
    }),
    build({ ...source, 'late.js': source['late.js'].replace('chart;', '[chart];') }),
  ]);
  expect(other).toEqual(one);
  expect(changed).not.toEqual(one);
});

test('a build lists the names its code uses of each shared module, and no others', async () => {
  const { assets } = await build(source);
  expect(assets.uses).toEqual({ kit: ['Box'], 'late-kit': ['chart'], whole: ['*'] });
});
