import { array, object, string, type InferType, type Schema } from 'yup';
import { contentAddress } from '@vibrant-peak/shared/contract';
import { hasIntegrity } from '@vibrant-peak/webpack/integrity';
import { contentHash } from '../../content/contentRelease';
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

/**
 * Requests every document as a browser would, then the scripts, the style sheets and the content
 * that it names.
 * @returns one message for each violation.
 */
export async function violationsOf(
  paths: string[],
  get: (path: string) => Promise<Response>,
): Promise<string[]> {
  const violations: string[] = [];
  const files = new Map<string, string>();
  const contents = new Set<string>();
  const tags = new Set<string | null>();
  for (const path of paths.filter((each) => each.startsWith('/'))) {
    const response = await get(path);
    const html = await response.text();
    if (response.status !== 200) {
      violations.push(`${path} answers ${response.status}`);
      continue;
    }
    // Staff pages share a document.
    const tag = response.headers.get('etag');
    if (tags.has(tag)) continue;
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
    const { status, body } = await answerTo(contentAddress(file), get);
    if (status !== 200 || contentHash(body) !== file)
      violations.push(`${contentAddress(file)} has not the bytes that the page asks for (${status})`);
  });
  const unknown = await answerTo('/no-such-page', get);
  if (unknown.status !== 404) violations.push(`an unknown address answers ${unknown.status}`);
  return violations;
}

async function answerTo(path: string, get: (path: string) => Promise<Response>) {
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
