import { array, object, string, type Schema } from 'yup';
import { liveMark, type Registry } from '@vibrant-peak/shared/contract';
import { developmentFolder } from '@vibrant-peak/webpack/developmentFolder';
import { readJson, recordOf } from '@vibrant-peak/engine/formats/formats';
import { overrideRegistry, type Override } from './overrideRegistry';

/**
 * Name of the Trusted Types policy with which the development client shows build errors over the
 * page.
 */
export const overlayPolicy = 'webpack-dev-server-overlay';

interface Scripts {
  shell: { url: string; integrity?: string };
  preload: { url: string }[];
}

const text = () => string().required();
const registrySchema = object({
  audience: text().oneOf(['public', 'staff']),
  remotes: array(object({ name: text(), base: text() })).required(),
  pages: array(object({ path: text(), remote: text(), module: text() })).required(),
  layouts: recordOf(object({ remote: text(), module: text() })),
}).required();
const scriptsSchema = object({
  shell: object({ url: text() }).required(),
  preload: array(object({ url: text() })).required(),
}).required();

/**
 * A live document with the development build of one remote; the browser renders the body.
 * Other HTML, and documents without the remote, stay as they are.
 */
export function overrideDocument(html: string, override: Override): string {
  const registry = contentOf<Registry>(html, 'registry', registrySchema);
  const scripts = contentOf<Scripts>(html, 'initial-scripts', scriptsSchema);
  if (!registry || !scripts) return html;
  const isLive = html.includes(`<html lang="en" ${liveMark}>`);
  const overridden = overrideRegistry({ ...registry, ...(isLive && { profile: 'live' }) }, override);
  if (!overridden.remotes.some(({ name }) => name === override.name)) return html;
  const shell = scripts.shell.url.replace(/[^/]+$/, '');
  const base = registry.remotes.find(({ name }) => name === override.name)?.base;
  const isReplaced = (url: string) => [shell, base].some((folder) => folder && url.startsWith(folder));
  const preload = scripts.preload.filter(({ url }) => !isReplaced(url));
  const withoutStyles = html.replace(styleSheetLinks, (link, url: string) => (isReplaced(url) ? '' : link));
  const withRegistry = withContent(withoutStyles, 'registry', overridden);
  const changed = withContent(withRegistry, 'initial-scripts', {
    ...scripts,
    // Not checked: the gateway has taken the policy of integrity off, and has the script from the
    // live site.
    shell: { url: `${shell}${developmentFolder}/shell.js`, integrity: '' },
    preload,
  });
  return withoutBody(changed);
}

/**
 * The live policy, wide enough for development builds: styles as text, the socket of the
 * development client, and the policy that shows build errors.
 */
export const overridePolicy = (policy: string, host: string) =>
  policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/connect-src [^;]*/, (directive) => `${directive} ws://${host}`)
    .replace(/trusted-types [^;]*/, (directive) => `${directive} ${overlayPolicy}`);

const styleSheetLinks = /<link rel="stylesheet" href="([^"]*)"[^>]*>\n/g;

const opening = (id: string) => `<script type="application/json" id="${id}">`;

/** @throws FormatError when the live site holds something else there. */
function contentOf<T>(html: string, id: string, schema: Schema): T | undefined {
  const begin = html.indexOf(opening(id));
  if (begin < 0) return undefined;
  const text = html.slice(begin + opening(id).length, html.indexOf('</script>', begin));
  return readJson<T>(`"${id}" of the live document`, text, schema);
}

function withContent(html: string, id: string, value: unknown): string {
  const begin = html.indexOf(opening(id)) + opening(id).length;
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.slice(0, begin) + text + html.slice(html.indexOf('</script>', begin));
}

/** Without a route in its root the shell renders from scratch instead of hydrating. */
function withoutBody(html: string): string {
  const begin = html.indexOf('<div id="root"');
  return `${html.slice(0, begin)}<div id="root"></div>\n${html.slice(html.indexOf(opening('registry')))}`;
}
