import { caching, patterns, texts, types } from '../server/responses';
import { healthOf } from '../server/health';
import { documentHeaders } from './nginxHeaders';
import { requestMaps, noComposition, preferredCopies } from './nginxMaps';
import { block, headerLines, quoted, withoutVariables } from './nginxText';
import { commonHeaders } from '../server/securityHeaders';
import type { SiteFolder } from '../server/siteFolder';
import { snapshotOf, type Snapshot } from './snapshot';

export interface NginxOptions {
  /** Address and port to listen on. */
  host: string;
  port: number;
  /** File that holds the number of the running process. */
  pid: string;
  /** Folder for what nginx writes while it works. */
  temporary: string;
}

/** Types of the files in releases and compositions. */
const fileTypes = block('types', [
  'text/javascript js;',
  'application/json json;',
  'application/manifest+json webmanifest;',
  'text/xml xml;',
  'text/plain txt;',
  'image/svg+xml svg;',
  'image/png png;',
  'image/jpeg jpg;',
  'image/webp webp;',
  'image/avif avif;',
  'font/woff2 woff2;',
]);

/** What an address holds that can be read: whole UTF-8, no control characters, no backslash. */
const readable = [
  '[\\x20-\\x5B\\x5D-\\x7E]',
  '[\\xC2-\\xDF][\\x80-\\xBF]',
  '\\xE0[\\xA0-\\xBF][\\x80-\\xBF]',
  '[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}',
  '\\xED[\\x80-\\x9F][\\x80-\\xBF]',
  '\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}',
  '[\\xF1-\\xF3][\\x80-\\xBF]{3}',
  '\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}',
].join('|');

/**
 * A whole nginx configuration that answers as the built-in server does at this moment. After each flip, and each
 * preview, it is written anew.
 */
export function nginxConfig(site: SiteFolder, options: NginxOptions): string {
  const snapshot = snapshotOf(site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `# Made by "npm run nginx" from ${site.folder}; what is changed here is lost with the next flip.`,
    'worker_processes auto;',
    'error_log stderr warn;',
    `pid ${quoted(options.pid)};`,
    block('events', ['worker_connections 1024;']),
    block('http', [
      ...temporary.map((name) => `${name}_temp_path ${quoted(`${options.temporary}/${name}`)};`),
      'access_log off;',
      'log_not_found off;',
      'server_tokens off;',
      'sendfile on;',
      'tcp_nopush on;',
      ...hashSizes(snapshot),
      // Types go by suffix where files are sent; everything else says its type.
      'types { }',
      `default_type ${quoted(types.text)};`,
      ...requestMaps(snapshot),
      server(site, snapshot, options),
    ]),
    '',
  ].join('\n');
}

/** By default nginx plans for a few short names. */
function hashSizes({ compositions }: Snapshot): string[] {
  const keys = compositions.flatMap(({ sequence, headers }) =>
    Object.keys(headers).map((path) => Buffer.byteLength(`${sequence} ${path}`)),
  );
  return [
    `map_hash_max_size ${Math.max(2048, 4 * keys.length)};`,
    `map_hash_bucket_size ${64 * Math.ceil((Math.max(0, ...keys) + 64) / 64)};`,
  ];
}

function server(site: SiteFolder, snapshot: Snapshot, { host, port }: NginxOptions): string {
  const folder = withoutVariables(site.folder);
  const health = healthOf(site);
  const plain = (headers: Record<string, string> = {}) => headerLines({ ...commonHeaders, ...headers });
  // Everything of a composition changes with its number: no two of its editions ever share a tag.
  const tagged = (headers: Record<string, string>) => [
    'if ($known_edition = $edition$copy) { return 304; }',
    'etag off;',
    'if_modified_since off;',
    ...plain({
      Vary: 'Accept-Encoding',
      ...headers,
      ETag: '"$edition$copy"',
      'Content-Encoding': '$encoding',
    }),
  ];
  const found = [
    `if ($composition = ${noComposition.absent}) { return 404; }`,
    `if ($composition = ${noComposition.unpublished}) { return 503; }`,
  ];
  const document = { 'Cache-Control': caching.document, ...documentHeaders(snapshot) };

  return block('server', [
    `listen ${host}:${port};`,
    'server_name _;',
    'absolute_redirect off;',
    '',
    'set $copy "";',
    ...preferredCopies.map((copy) => `if (-f ${quoted(`${folder}$file${copy}`)}) { set $copy ${copy}; }`),
    `if ($uri !~ ${quoted(`^(?:${readable})*+$`)}) { return 400; }`,
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    'error_page 400 /.unreadable;',
    'error_page 403 404 @missing;',
    'error_page 405 @method;',
    'error_page 410 =404 @unknown;',
    'error_page 503 @unpublished;',
    '',
    block(`location ~ ${quoted(patterns.hidden)}`, ['return 404;']),
    block(`location ~ ${quoted(patterns.immutable)}`, [
      `if (!-f ${quoted(`${folder}$uri`)}) { return 404; }`,
      ...plain({
        'Cache-Control': caching.immutable,
        Vary: 'Accept-Encoding',
        'Content-Encoding': '$encoding',
      }),
      fileTypes,
      `alias ${quoted(`${folder}$uri$copy`)};`,
    ]),
    block('location = /healthz', [
      `default_type application/json;`,
      ...plain({ 'Cache-Control': caching.missing }),
      `return ${health.status} ${quoted(withoutVariables(health.text))};`,
    ]),
    block(`location ~ ${quoted(patterns.trailingSlash)}`, [
      ...found,
      ...plain(),
      'return 308 $page$is_args$args;',
    ]),
    block(`location ~ ${quoted(patterns.file)}`, [
      ...found,
      `if (!-f ${quoted(`${folder}$file`)}) { return 404; }`,
      ...tagged({ 'Cache-Control': caching.file }),
      fileTypes,
      `alias ${quoted(`${folder}$file$copy`)};`,
    ]),
    block('location /', [
      ...found,
      '# Answered with status 404 and a document.',
      'if ($document = "") { return 410; }',
      `default_type ${quoted(types.document)};`,
      ...tagged(document),
      `root ${quoted(folder)};`,
      'try_files "$file$copy" =404;',
    ]),
    '',
    block('location @unknown', [
      `default_type ${quoted(types.document)};`,
      'etag off;',
      ...plain({ ...document, 'Last-Modified': '', 'Content-Encoding': '$encoding' }),
      `root ${quoted(folder)};`,
      'try_files "$file$copy" =404;',
    ]),
    block('location @missing', [...plain({ 'Cache-Control': caching.missing }), answer(404, texts.missing)]),
    block('location @method', [...plain({ Allow: 'GET, HEAD' }), answer(405, texts.method)]),
    block('location @unpublished', [...plain({ 'Retry-After': '5' }), answer(503, texts.empty)]),
    block('location = /.unreadable', ['internal;', ...plain(), answer(400, texts.unreadable)]),
  ]);
}

const answer = (status: number, text: string) => `return ${status} ${quoted(withoutVariables(text))};`;
