import { documentName, notFoundDocument, staffDocument } from '../store/documents';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bucketCookie, encodings, patterns, previewHost, svgPolicy } from '../store/responses';
import type { ServedComposition, SiteFolder } from '../server/siteFolder';
import { headerMaps } from './nginxHeaders';
import { block, map } from './nginxText';
import type { Snapshot } from './snapshot';

/** Values of `$composition` when there is none to answer from. */
export const noComposition = { unpublished: 'unpublished', absent: 'absent' };

/** Everything about a request that is looked up: its composition, its file, its headers. */
export const requestMaps = (site: SiteFolder, snapshot: Snapshot): string[] => [
  ...compositionMaps(snapshot),
  ...(snapshot.canary ? canaryMaps(snapshot, snapshot.canary) : []),
  ...fileMaps(snapshot),
  ...tagMaps(site, snapshot),
  ...headerMaps(snapshot.compositions),
];

/** A previewed composition by the name of the host, else the visitor's. */
function compositionMaps({ compositions, live, canary }: Snapshot): string[] {
  const visitors = canary ? '$visitor_composition' : String(live ?? noComposition.unpublished);
  const previews = compositions.map(({ number }): [string, string] => [
    `~${previewHost.source.replace('(\\d+)', `0*${number}`)}`,
    String(number),
  ]);
  const isPreview = `~${previewHost.source}`;
  return [
    map('$http_host', 'composition', [...previews, [isPreview, noComposition.absent], ['default', visitors]]),
    map('$http_host', 'robots', [
      [isPreview, 'noindex'],
      ['default', ''],
    ]),
  ];
}

/** Each browser keeps its number: those below the share get the canary. */
function canaryMaps({ live }: Snapshot, { composition, share }: NonNullable<Snapshot['canary']>): string[] {
  const numbers = [...Array(100).keys()];
  const given = numbers.map((number) => `${number === 99 ? '*' : '1%'} ${number};`);
  const visitor = `${bucketCookie.name}=$given_bucket; ${bucketCookie.attributes}`;
  const taking = numbers
    .slice(0, share)
    .flatMap((number) => [...new Set([String(number), String(number).padStart(2, '0')])])
    .map((number): [string, string] => [number, String(composition)]);
  return [
    block('split_clients "$request_id" $given_bucket', given),
    map('$http_cookie', 'bucket', [
      [`~${bucketCookie.pattern}`, '$kept'],
      ['default', '$given_bucket'],
    ]),
    map('$bucket', 'visitor_composition', [
      ...taking,
      ['default', String(live ?? noComposition.unpublished)],
    ]),
    // Previews are the same for everybody.
    map('$robots;$http_cookie', 'bucket_cookie', [
      ['~^noindex;', ''],
      [`~${bucketCookie.pattern}`, ''],
      ['default', visitor],
    ]),
    map('$robots', 'varying', [
      ['noindex', 'Accept-Encoding'],
      ['default', 'Accept-Encoding, Cookie'],
    ]),
  ];
}

/** The file that answers, below the store's folder, and the compressed copy that the browser would take. */
function fileMaps({ compositions }: Snapshot): string[] {
  const documents = compositions.flatMap(({ number, headers }) =>
    Object.keys(headers)
      .filter((path) => path.startsWith('/'))
      .map((path): [string, string] => [`${number}${path}`, path]),
  );
  return [
    map('$uri', 'fallback', [
      [`~${patterns.staff}`, staffDocument],
      ['default', notFoundDocument],
    ]),
    map('$composition$uri', 'listed_path', [...documents, ['default', '']]),
    // nginx ignores the case of letters when it looks up a text, but addresses do not: the second map compares them exactly.
    map('$listed_path|$uri', 'document', [
      ['~^/\\|/$', documentName('/')],
      ['~^/(?<name>.+)\\|/\\k<name>$', '$name'],
      ['default', ''],
    ]),
    map('$document', 'shown_document', [
      ['', '$fallback'],
      ['default', '$document'],
    ]),
    map('$uri', 'file', [
      [`~${patterns.immutable}`, '$uri'],
      [`~${patterns.file}`, '/compositions/$composition$uri'],
      ['default', '/compositions/$composition/$shown_document.html'],
    ]),
    ...encodings.map(([encoding, suffix], index) =>
      map('$http_accept_encoding', copyVariable(encoding), [
        ...accepting(encoding, { yes: suffix, no: nextCopy(index) }),
        ...accepting('\\*', { yes: suffix, no: nextCopy(index) }),
        ['default', nextCopy(index)],
      ]),
    ),
    map('$copy', 'encoding', [
      ...encodings.map(([encoding, suffix]): [string, string] => [suffix, encoding]),
      ['default', ''],
    ]),
  ];
}

/** Whether an `Accept-Encoding` header takes an encoding, which a quality of nought refuses. */
const accepting = (encoding: string, { yes, no }: { yes: string; no: string }): [string, string][] => [
  [`~*(?:^|,)\\s*${encoding}\\s*;\\s*q\\s*=\\s*0(?:\\.0*)?\\s*(?:,|$)`, no],
  [`~*(?:^|,)\\s*${encoding}\\s*(?:;|,|$)`, yes],
];

/** Entity tags by file, made from content, and whether the client has the file already. */
function tagMaps(site: SiteFolder, { compositions }: Snapshot): string[] {
  const own = compositions.flatMap((composition) =>
    namesIn(composition).map((name): [string, string] => [
      `/compositions/${composition.number}${name}`,
      site.tagOf(composition, name) ?? '',
    ]),
  );
  const immutable = patterns.contentName.map((pattern): [string, string] => [`~${pattern}`, '$name']);
  return [
    map('$file', 'tag', [...own, ...immutable, ['default', '']]),
    map('$tag$copy|$http_if_none_match', 'is_known', [
      ['~^[^|]+\\|\\s*\\*\\s*$', '1'],
      ['~^(?<known>[^|]+)\\|(?:.*,)?\\s*(?:W/)?"\\k<known>"\\s*(?:,|$)', '1'],
      ['default', ''],
    ]),
    map('$file', 'svg_policy', [
      [`~${patterns.svg}`, svgPolicy],
      ['default', ''],
    ]),
  ];
}

/** Files of a composition that are served, each beginning with a slash. */
const namesIn = ({ folder }: ServedComposition) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((name) => /\.html$/.test(name) || (new RegExp(patterns.file).test(name) && !isHidden.test(name)));

const isHidden = new RegExp(patterns.hidden);

const copyVariable = (encoding: string) => `${encoding}_copy`;

/** A browser that does not take an encoding gets the next one. */
const nextCopy = (index: number) => {
  const next = encodings[index + 1];
  return next ? `$${copyVariable(next[0])}` : '';
};

/** Suffix of the copy that this browser prefers, by the variables that hold it, the best one last. */
export const preferredCopies = encodings.map(([encoding]) => `$${copyVariable(encoding)}`).reverse();
