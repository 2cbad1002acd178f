import { array, object, string, type Schema } from 'yup';
import { contentAddress, type ContentIndex, type Registry } from '@vibrant-peak/shared/contract';
import type { InitialScripts, ScriptFile, StyleSheetFile } from '@vibrant-peak/shared/contract/shell';
import { hasIntegrity } from '@vibrant-peak/webpack/integrity';
import { contentHash } from '../../content/contentRelease';
import { inlineHashes } from '../../serve/csp/inlineSources';
import { readJson } from '../../formats/formats';
import { contentFiles } from '../../formats/manifest';

const script = object({
  url: string()
    .matches(/^\/r\/[\w./-]+$/)
    .required(),
  integrity: string().required(),
});
const indexSchema = object({ files: contentFiles().required() }).required();
const scriptsSchema = object({
  shell: script.required(),
  preload: array(script.required()).required(),
  content: object({ first: contentFiles().required() }).default(undefined),
}).required();

const registrySchema = object({
  remotes: array(
    object({
      base: string()
        .matches(/^\/r\/[\w./-]+\/$/)
        .required(),
      integrity: string().required(),
    }),
  ).required(),
}).required();

export interface ServedResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Copies objects to the server's folder; missing ones are left out. */
export type CopyOnDemand = (names: string[]) => Promise<void>;

const objectsAt = (addresses: Iterable<string>) => [...addresses].map((address) => address.slice(1));

export type Get = (path: string) => Promise<ServedResponse>;

/**
 * Requests every document as a browser would, then the scripts, the style sheets and the content
 * that it names.
 * @returns one message for each violation.
 */
export async function violationsOf(paths: string[], get: Get, copyOnDemand: CopyOnDemand): Promise<string[]> {
  const violations: string[] = [];
  const files = new Map<string, string>();
  const contents: string[] = [];
  const tags = new Set<unknown>();
  for (const path of paths.filter((each) => each.startsWith('/'))) {
    const response = await get(path);
    if (response.status !== 200) {
      violations.push(`${path} answers ${response.status}`);
      continue;
    }
    // Staff pages share a document.
    if (tags.has(response.headers['etag'])) continue;
    tags.add(response.headers['etag']);
    const html = response.body.toString();
    violations.push(...policyViolations(path, html, String(response.headers['content-security-policy'])));
    const { shell, preload = [], content } = initialScriptsIn(path, html) ?? {};
    for (const file of [
      ...(shell ? [shell] : []),
      ...preload,
      ...entriesIn(path, html),
      ...styleSheetsIn(html),
    ])
      files.set(file.url, file.integrity);
    contents.push(...Object.values(content?.first ?? {}));
  }
  await copyOnDemand(objectsAt(files.keys()));
  for (const [url, integrity] of files) {
    const { status, body } = await get(url);
    if (status !== 200) violations.push(`${url} answers ${status}`);
    else if (!hasIntegrity(body, integrity)) violations.push(`${url} has other bytes than the page asks for`);
  }
  const index = await get('/content.json');
  if (index.status === 200)
    contents.push(...Object.values(readJson<ContentIndex>('/content.json', index.body, indexSchema).files));
  await copyOnDemand(objectsAt(new Set(contents.map(contentAddress))));
  for (const file of new Set(contents)) {
    const { status, body } = await get(contentAddress(file));
    if (status !== 200 || contentHash(body) !== file)
      violations.push(`${contentAddress(file)} has not the bytes that the page asks for (${status})`);
  }
  const unknown = await get('/no-such-page');
  if (unknown.status !== 404) violations.push(`an unknown address answers ${unknown.status}`);
  return violations;
}

function policyViolations(path: string, html: string, policy: string): string[] {
  const { scripts, styles } = inlineHashes(html);
  const isRefused = (hash: string) => !policy.includes(hash);
  return [
    ...scripts.filter(isRefused).map(() => `the policy of ${path} refuses a script of its own document`),
    ...styles.filter(isRefused).map(() => `the policy of ${path} refuses a style of its own document`),
  ];
}

/** JSON in a document, by its id. */
function jsonIn<T>(id: string, path: string, html: string, schema: Schema): T | undefined {
  const text = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1];
  return text ? readJson<T>(`${id} of ${path}`, text, schema) : undefined;
}

/** The scripts that a document starts with. */
const initialScriptsIn = (path: string, html: string) =>
  jsonIn<InitialScripts>('initial-scripts', path, html, scriptsSchema);

/** The style sheets that a document links. */
const styleSheetsIn = (html: string): StyleSheetFile[] =>
  [...html.matchAll(/<link rel="stylesheet" href="(\/r\/[\w./-]+)" integrity="([^"]+)"/g)].map(
    ([, url = '', integrity = '']) => ({ url, integrity }),
  );

/** The entries of the remotes that a document knows. */
const entriesIn = (path: string, html: string): ScriptFile[] =>
  (jsonIn<Registry>('registry', path, html, registrySchema)?.remotes ?? []).map(({ base, integrity }) => ({
    url: `${base}remoteEntry.js`,
    integrity,
  }));
