import type { SourceMap } from 'node:module';
import { sourcePlace } from '../compose/position';

/**
 * Source maps of an application's scripts by file name; `undefined` where its sources are not here.
 */
export type MapsOf = (app: string) => Promise<ReadonlyMap<string, SourceMap> | undefined>;

const place = /https?:\/\/[^/\s]+\/r\/([\w.-]+)\/[\w-]+\/([^\s?):]+)(?:\?[^\s):]*)?:(\d+):(\d+)/g;

/** Replaces places in scripts by module and line of their sources, where these are known. */
export async function stackInSources(text: string, mapsOf: MapsOf): Promise<string> {
  let result = text;
  for (const [whole, app, file, line, column] of text.matchAll(place)) {
    const map = (await mapsOf(app!))?.get(file!);
    const source = map && sourcePlace(map, Number(line), Number(column));
    result = result.replace(whole, `${app}/${source ?? `${file}:${line}:${column}`}`);
  }
  return result;
}

/** The first place of an application that a stack names, otherwise the first of any. */
export function firstPlace(stack: string, app: string): string | undefined {
  const frames = [...stack.matchAll(/\bat (?:.*\()?([\w.-]+\/\S+?:\d+(?::\d+)?)\)?$/gm)];
  const places = frames.map(([, each]) => each!);
  return places.find((each) => each.startsWith(`${app}/`)) ?? places[0];
}
