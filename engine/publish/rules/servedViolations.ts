import { array, object, string, type InferType, type Schema } from 'yup';
import { contentAddress, staffPath } from '@vibrant-peak/shared/contract';
import { hasIntegrity } from '@vibrant-peak/webpack/integrity';
import { contentHash } from '../../content/contentRelease';
import type { Composition } from '../../formats/composition';
import { inlineHashes } from '../../serve/csp/inlineSources';
import { readJson } from '../../formats/formats';
import { contentFiles } from '../../formats/manifest';
import { inParallel } from '../../objects/inParallel';

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

interface Requests {
  /** Of pages. */
  paths: readonly string[];
  redirects: NonNullable<Composition['redirects']>;
  /** Whether the file at an address was requested when it was new. */
  isKnown: (address: string) => boolean;
}

/** Addresses without a page, of the public site and of the staff area. */
const unknownPages = ['/no-such-page', `${staffPath}/no-such-page`];

type Get = (path: string) => Promise<Response>;

/**
 * Requests pages and error pages as a browser would, then the new scripts, style sheets and content
 * that they name, and the redirects.
 * @returns one message for each violation.
 */
export async function violationsOf({ paths, redirects, isKnown }: Requests, get: Get): Promise<string[]> {
  const violations: string[] = [];
  const files = new Map<string, string>();
  const contents = new Set<string>();
  const tags = new Set<string | null>();
  for (const path of [...paths, ...unknownPages]) {
    const response = await get(path);
    const html = await response.text();
    if (response.status !== (unknownPages.includes(path) ? 404 : 200)) {
      violations.push(`${path} answers ${response.status}`);
      continue;
    }
    // Staff pages share a document.
    const tag = response.headers.get('etag');
    if (tag !== null && tags.has(tag)) continue;
    tags.add(tag);
    violations.push(...policyViolations(path, html, response.headers.get('content-security-policy') ?? ''));
    const initial = jsonIn('initial-scripts', path, html, scriptsSchema);
    const { remotes } = jsonIn('registry', path, html, registrySchema) ?? { remotes: [] };
    for (const { url, integrity } of initial ? [initial.shell, ...initial.preload] : [])
      files.set(url, integrity);
    for (const { base, integrity } of remotes) files.set(`${base}remoteEntry.js`, integrity);
    for (const [, url, integrity] of html.matchAll(styleSheet)) files.set(url!, integrity!);
    for (const file of Object.values(initial?.content?.first ?? {})) contents.add(file);
  }
  await inParallel(files, async ([url, integrity]) => {
    if (isKnown(url)) return;
    const { status, body } = await answerTo(url, get);
    if (status !== 200) violations.push(`${url} answers ${status}`);
    else if (!hasIntegrity(body, integrity)) violations.push(`${url} has other bytes than the page asks for`);
  });
  const index = await answerTo('/content.json', get);
  if (index.status === 200) {
    const listed = readJson<InferType<typeof indexSchema>>('/content.json', index.body, indexSchema).files;
    for (const file of Object.values(listed)) contents.add(file);
  }
  await inParallel(contents, async (file) => {
    const address = contentAddress(file);
    if (isKnown(address)) return;
    const { status, body } = await answerTo(address, get);
    if (status !== 200 || contentHash(body) !== file)
      violations.push(`${address} has not the bytes that the page asks for (${status})`);
  });
  return [...violations, ...(await redirectViolations(redirects, get))];
}

async function redirectViolations(redirects: Requests['redirects'], get: Get): Promise<string[]> {
  const violations: string[] = [];
  await inParallel(Object.entries(redirects), async ([from, { to, permanent }]) => {
    const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(from)!;
    const { status, headers } = await get(`${path.split('/').map(encodeURIComponent).join('/')}${query}`);
    const [target] = to.split('#');
    if (status !== (permanent ? 308 : 307) || !headers.get('location')?.startsWith(target!))
      violations.push(`${from} answers ${status} and does not lead to ${to}`);
  });
  return violations;
}

async function answerTo(path: string, get: Get) {
  const response = await get(path);
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
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
function jsonIn<T>(id: string, path: string, html: string, schema: Schema<T>): T | undefined {
  const text = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1];
  return text ? readJson<T>(`${id} of ${path}`, text, schema) : undefined;
}

const styleSheet = /<link rel="stylesheet" href="(\/r\/[\w./-]+)" integrity="([^"]+)"/g;
