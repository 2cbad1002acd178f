import { documentName } from '../store/documents';
import { map, withoutVariables } from './nginxText';
import type { ServedComposition } from '../server/siteFolder';
import type { Snapshot } from './snapshot';

const headerVariable = (name: string) => `document_${name.toLowerCase().replaceAll('-', '_')}`;

/** Values of each header that documents have, by composition and document. */
function documentHeaderValues(
  compositions: ServedComposition[],
): Map<string, [key: string, value: string][]> {
  const names = new Set(
    compositions.flatMap(({ headers }) => Object.values(headers).flatMap((values) => Object.keys(values))),
  );
  const valuesOf = (name: string) =>
    compositions.flatMap(({ number, headers }) =>
      Object.entries(headers).map(([path, values]): [string, string] => [
        `${number} ${path.startsWith('/') ? documentName(path) : path}`,
        withoutVariables(values[name] ?? ''),
      ]),
    );
  return new Map([...names].map((name) => [name, valuesOf(name)]));
}

const isConstant = (values: [key: string, value: string][]) =>
  new Set(values.map(([, value]) => value)).size === 1;

/** Headers that differ from document to document, such as the policy. */
export const headerMaps = (compositions: ServedComposition[]): string[] =>
  [...documentHeaderValues(compositions)]
    .filter(([, values]) => !isConstant(values))
    .map(([name, values]) =>
      map('$composition $shown_document', headerVariable(name), [...values, ['default', '']]),
    );

/** Headers of a document. */
export const documentHeaders = ({ compositions, canary }: Snapshot): Record<string, string> => ({
  ...Object.fromEntries(
    [...documentHeaderValues(compositions)].map(([name, values]) => [
      name,
      isConstant(values) ? values[0]![1] : `$${headerVariable(name)}`,
    ]),
  ),
  'X-Composition': '$composition',
  'X-Robots-Tag': '$robots',
  Vary: canary ? '$varying' : 'Accept-Encoding',
  ...(canary && { 'Set-Cookie': '$bucket_cookie' }),
});
