import { SourceMap, type SourceMapPayload } from 'node:module';

/** Name of the source map beside a remote's bundle for Node. */
export const mapFile = 'node/bundle.cjs.map';

const inBundle = /([\w-]+)\/bundle\.cjs:(\d+):(\d+)/;

/** Where in an application's bundle an error comes from, such as ` at remote-x/bundle.cjs:12:5`. */
export function placeOf(error: unknown, app: string): string {
  const { stack = '' } = error instanceof Error ? error : {};
  const frame = stack.split('\n').find((line) => inBundle.exec(line)?.[1] === app);
  return frame ? ` at ${inBundle.exec(frame)![0]}` : '';
}

/**
 * Names the module and line of the source: `remote-x/src/QuotesPage.tsx:12`.
 * @param mapOf the source map of an application's bundle, as JSON, where there is one.
 */
export async function withSourcePlaces(
  text: string,
  mapOf: (app: string) => Promise<string | undefined>,
): Promise<string> {
  const [place, app, line, column] = inBundle.exec(text) ?? [];
  const json = app && (await mapOf(app));
  if (!place || !json) return text;
  const map = new SourceMap(JSON.parse(json) as SourceMapPayload);
  const source = sourcePlace(map, Number(line), Number(column));
  return source ? text.replace(place, `${app}/${source}`) : text;
}

/** Source of a place in a script: `src/QuotesPage.tsx:12`. Lines and columns count from 1. */
export function sourcePlace(map: SourceMap, line: number, column: number): string | undefined {
  const origin = map.findOrigin(line, column);
  // The source of generated code is a `data:` address that contains all of it.
  if (!('fileName' in origin) || origin.fileName.startsWith('data:')) return undefined;
  return `${origin.fileName.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '')}:${origin.lineNumber}`;
}
