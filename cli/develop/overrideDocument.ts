import { array, object, string, type InferType, type Schema } from 'yup';
import { liveMark, type Registry } from '@vibrant-peak/shared/contract';
import { developmentFolder } from '@vibrant-peak/webpack/developmentFolder';
import { readJson, recordOf } from '@vibrant-peak/engine/formats/formats';
import { overrideRegistry, type Override } from './overrideRegistry';

/** Trusted Types policy with which the development client shows build errors over the page. */
export const overlayPolicy = 'webpack-dev-server-overlay';

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
  const scripts = contentOf<InferType<typeof scriptsSchema>>(html, 'initial-scripts', scriptsSchema);
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
  // The integrity is not checked: the gateway has taken its policy off, and has the script from the
  // live site.
  const development = { url: `${shell}${developmentFolder}/shell.js`, integrity: '' };
  const changed = withContent(withRegistry, 'initial-scripts', { ...scripts, shell: development, preload });
  // Without a route in its root the shell renders from scratch instead of hydrating.
  return changed.replace(/<div id="root"[^]*?(?=<script [^>]*id="registry">)/, '<div id="root"></div>\n');
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

const contentOfScript = (id: string) =>
  new RegExp(`(?<=<script type="application/json" id="${id}">)[^]*?(?=</script>)`);

/** @throws FormatError when the live site holds something else there. */
function contentOf<T>(html: string, id: string, schema: Schema): T | undefined {
  const text = contentOfScript(id).exec(html)?.[0];
  return text === undefined ? undefined : readJson<T>(`"${id}" of the live document`, text, schema);
}

const withContent = (html: string, id: string, value: unknown) =>
  html.replace(contentOfScript(id), () => JSON.stringify(value).replaceAll('<', '\\u003c'));
