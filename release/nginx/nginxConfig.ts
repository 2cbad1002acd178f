import { healthOf, isPublished } from '../server/health';
import { caching, fileTypes, patterns, texts, types } from '../store/responses';
import { documentHeaders } from './nginxHeaders';
import { requestMaps, noComposition, preferredCopies } from './nginxMaps';
import { heartbeatMap } from './heartbeat';
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
  /** Folder in which the follower shows that it lives; without one nobody follows the pointer. */
  heartbeats?: string;
}

const typesBlock = block(
  'types',
  Object.entries(fileTypes).map(([suffix, type]) => `${type} ${suffix};`),
);

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
 * A whole nginx configuration that answers as the built-in server does at this moment. After each change, and each
 * preview, it is written anew.
 */
export function nginxConfig(site: SiteFolder, options: NginxOptions): string {
  const snapshot = snapshotOf(site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `# Made by "vibrant-peak nginx" from ${site.folder}; what is changed here is lost with the next change.`,
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
      // Several parts at once are answered with the whole file.
      'max_ranges 1;',
      'client_header_timeout 10s;',
      'client_body_timeout 30s;',
      'send_timeout 60s;',
      'large_client_header_buffers 4 16k;',
      ...requestMaps(site, snapshot),
      heartbeatMap,
      server(site, snapshot, options),
    ]),
    '',
  ].join('\n');
}

/** The tables that nginx makes by default have room for a few short names only. */
function hashSizes({ compositions }: Snapshot): string[] {
  const keys = compositions.flatMap(({ number, headers }) =>
    Object.keys(headers).map((path) => Buffer.byteLength(`/compositions/${number}/${path}.html`)),
  );
  return [
    `map_hash_max_size ${Math.max(2048, 4 * keys.length)};`,
    `map_hash_bucket_size ${64 * Math.ceil((Math.max(0, ...keys) + 64) / 64)};`,
  ];
}

function server(site: SiteFolder, snapshot: Snapshot, { host, port, heartbeats }: NginxOptions): string {
  const folder = withoutVariables(site.folder);
  const found = [
    `if ($composition = ${noComposition.absent}) { return 404; }`,
    `if ($composition = ${noComposition.unpublished}) { return 503; }`,
  ];

  return block('server', [
    `listen ${host}:${port};`,
    'server_name _;',
    'absolute_redirect off;',
    '',
    ...firstLooks(folder),
    '',
    block(`location ~ ${quoted(patterns.hidden)}`, ['return 404;']),
    block(`location ~ ${quoted(patterns.immutable)}`, [
      `if (!-f ${quoted(`${folder}$uri`)}) { return 404; }`,
      ...tagged({ 'Cache-Control': caching.immutable, 'Content-Security-Policy': '$svg_policy' }),
      typesBlock,
      `alias ${quoted(`${folder}$uri$copy`)};`,
    ]),
    ...probeLocations(site, heartbeats),
    block(`location ~ ${quoted(patterns.trailingSlash)}`, [
      ...found,
      ...plain(),
      'return 308 $page$is_args$args;',
    ]),
    ...[
      [patterns.index, caching.document],
      [patterns.file, caching.file],
    ].map(([pattern = '', kept = '']) =>
      block(`location ~ ${quoted(pattern)}`, [
        ...found,
        `if (!-f ${quoted(`${folder}$file`)}) { return 404; }`,
        ...tagged({ 'Cache-Control': kept, 'Content-Security-Policy': '$svg_policy' }),
        typesBlock,
        `alias ${quoted(`${folder}$file$copy`)};`,
      ]),
    ),
    ...documentLocations(folder, found, snapshot),
    ...rejectionLocations(),
  ]);
}

/** Headers of every answer, and some of its own. */
const plain = (headers: Record<string, string> = {}) => headerLines({ ...commonHeaders, ...headers });

/** Tags come from content; times of files differ from server to server and are not told. */
const tagged = (headers: Record<string, string>) => [
  'if ($is_known) { return 304; }',
  'etag off;',
  'if_modified_since off;',
  ...plain({
    Vary: 'Accept-Encoding',
    ...headers,
    'Last-Modified': '',
    ETag: '"$tag$copy"',
    'Content-Encoding': '$encoding',
  }),
];

/** What stands before a location is looked at: which copies of a file there are, and what is refused at once. */
const firstLooks = (folder: string): string[] => [
  'set $copy "";',
  ...preferredCopies.map((copy) => `if (-f ${quoted(`${folder}$file${copy}`)}) { set $copy ${copy}; }`),
  `if ($uri !~ ${quoted(`^(?:${readable})*+$`)}) { return 400; }`,
  'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
  'error_page 400 /.unreadable;',
  'error_page 403 404 @missing;',
  'error_page 405 @method;',
  'error_page 410 =404 @unknown;',
  'error_page 503 @unpublished;',
];

function documentLocations(folder: string, found: string[], snapshot: Snapshot): string[] {
  const document = { 'Cache-Control': caching.document, ...documentHeaders(snapshot) };
  return [
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
      'if_modified_since off;',
      'max_ranges 0;',
      `root ${quoted(folder)};`,
      'try_files "$file$copy" =404;',
    ]),
  ];
}

const rejectionLocations = (): string[] => [
  block('location @missing', [...plain({ 'Cache-Control': caching.missing }), answer(404, texts.missing)]),
  block('location @method', [...plain({ Allow: 'GET, HEAD' }), answer(405, texts.method)]),
  block('location @unpublished', [...plain({ 'Retry-After': '5' }), answer(503, texts.empty)]),
  block('location = /.unreadable', ['internal;', ...plain(), answer(400, texts.unreadable)]),
];

const answer = (status: number, text: string) => `return ${status} ${quoted(withoutVariables(text))};`;

/** What the built-in server answers probes with; whether somebody follows the pointer shows in the heartbeat's file. */
function probeLocations(site: SiteFolder, heartbeats: string | undefined): string[] {
  const { status, text } = healthOf(site, { status: heartbeats ? '$source_state' : 'unfollowed' });
  const probe = (path: string, lines: string[]) =>
    block(`location = ${path}`, [
      'default_type application/json;',
      ...headerLines({ ...commonHeaders, 'Cache-Control': caching.missing }),
      ...lines,
    ]);
  const ready = isPublished(site) ? 'ready' : 'unpublished';
  const health = heartbeats ? quoted(text) : quoted(withoutVariables(text));
  return [
    probe('/livez', [`return 200 ${quoted('{"status":"alive"}')};`]),
    probe('/readyz', [`return ${ready === 'ready' ? 200 : 503} ${quoted(`{"status":"${ready}"}`)};`]),
    probe('/healthz', [
      ...(heartbeats
        ? [
            'set $source_state stale;',
            `if (-f ${quoted(`${withoutVariables(heartbeats)}/$heartbeat`)}) { set $source_state current; }`,
          ]
        : []),
      `return ${status} ${health};`,
    ]),
  ];
}
