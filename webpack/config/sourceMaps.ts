import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import type { App } from '../apps';
import { createConfig } from './createConfig';

/**
 * Builds an application again, in a temporary folder, with source maps.
 * @returns the maps by script name.
 * @throws when the build fails.
 */
export async function sourceMapsOf(app: App): Promise<Map<string, SourceMap>> {
  const folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
  const [configuration] = await createConfig(app.folder);
  await run({
    ...configuration,
    devtool: 'hidden-source-map',
    cache: false,
    output: { ...configuration!.output, path: folder },
  });
  const files = readdirSync(folder).filter((file) => file.endsWith('.js.map'));
  const maps = files.map((file) => {
    const payload = JSON.parse(readFileSync(join(folder, file), 'utf8')) as SourceMapPayload;
    return [file.slice(0, -'.map'.length), new SourceMap(payload)] as const;
  });
  rmSync(folder, { recursive: true });
  return new Map(maps);
}

const run = (configuration: webpack.Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (!error && !stats?.hasErrors()) resolve();
      else reject(error ?? new Error(stats?.toString('errors-only')));
    });
  });
