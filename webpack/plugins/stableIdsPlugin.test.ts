import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { StableIdsPlugin } from './stableIdsPlugin';

const folder = mkdtempSync(join(tmpdir(), 'ids-'));
const before = process.cwd();
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

/** Builds an application with a shared package in a folder of this name: its module ids, sorted. */
async function idsOfBuildIn(name: string): Promise<string[]> {
  const context = join(folder, name);
  const common = join(context, 'node_modules/common');
  mkdirSync(common, { recursive: true });
  writeFileSync(join(common, 'package.json'), '{ "name": "common", "version": "1.0.0" }');
  writeFileSync(join(common, 'index.js'), 'export const one = 1;');
  writeFileSync(join(context, 'index.js'), "import('common').then(console.log);");
  // Federation writes its generated entry below the current folder.
  process.chdir(context);
  return new Promise((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        context,
        target: ['web', 'es2022'],
        entry: './index.js',
        output: { path: join(context, 'dist') },
        plugins: [
          new ModuleFederationPlugin({
            name: 'app',
            dts: false,
            manifest: false,
            shared: { common: { singleton: true } },
          }),
          new StableIdsPlugin(),
        ],
      },
      (error, stats) => {
        if (!stats || stats.hasErrors()) return reject(error ?? new Error(stats?.toString()));
        const { modules } = stats.compilation;
        resolve(
          [...modules].map((module) => String(stats.compilation.chunkGraph.getModuleId(module))).sort(),
        );
      },
    ),
  );
}

test('modules have the same ids in another folder', async () => {
  const ids = await idsOfBuildIn('first');
  expect(ids).toContainEqual(expect.stringMatching(/^provide module \(default\) common@1\.0\.0$/));
  expect(await idsOfBuildIn('second')).toEqual(ids);
});
