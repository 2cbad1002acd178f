import { SourceMap, type SourceMapPayload } from 'node:module';
import { readFolder } from '../readFolder';
import type { MapsOf } from './stackInSources';

/** Those that a bundler wrote beside the scripts of a release, such as `1.js.map`. */
export function mapsIn(folder: string, app: string): MapsOf {
  let maps: Map<string, SourceMap> | undefined;
  return async (name) => (name === app ? (maps ??= readMaps(folder)) : undefined);
}

function readMaps(folder: string): Map<string, SourceMap> {
  const files = [...readFolder(folder)].filter(([file]) => file.endsWith('.js.map'));
  return new Map(
    files.map(([file, content]) => [
      file.slice(0, -'.map'.length),
      new SourceMap(JSON.parse(content.toString()) as SourceMapPayload),
    ]),
  );
}
