import type { PageMetadata, Registry } from 'shared/contract';
import type { InitialScripts, Rendered } from 'shared/contract/shell';
import { brand } from 'shared/content/brand';
import { headTags } from '../head/headTags';
import { fallbackFaces, fontFaces } from 'shared/theme/fonts';
import { waitingMark } from 'shared/interaction';
import { pageColors } from 'shared/theme/pageColors';
import { inlineScripts } from './inlineScripts';

interface DocumentParts {
  path: string;
  registry: Registry;
  /** The shell's script, and what the page needs beside it. */
  scripts: InitialScripts;
  metadata: PageMetadata;
  structuredData: object[];
  /** Prerendered body and the route that it belongs to; without a route it is a frame that the browser replaces. */
  body?: Rendered & { route?: string };
}

/** Notices that appear without React, and the text for visitors without JavaScript where no page is prerendered. */
const plainStyles =
  `.notice{position:fixed;inset:auto 1rem 1rem;z-index:1700;display:flex;gap:1rem;align-items:center;justify-content:space-between;` +
  `max-width:40rem;margin:auto;padding:1rem 1.25rem;border-radius:1rem;background:#150d2b;color:#fff;font:500 .9rem/1.4 system-ui,sans-serif;` +
  `box-shadow:0 20px 48px rgba(0,0,0,.3)}.notice button{padding:.6rem 1.2rem;border-radius:2rem;border:1px solid #fff;background:none;color:inherit;font:inherit;cursor:pointer}`;

/** Sections below the first view, marked `data-below`: laid out after the first paint, one a frame (see `inline/initialScripts`). */
const laterSections = '[data-early] [data-below]{content-visibility:auto;contain-intrinsic-size:auto 60rem}';

/** What was pressed before its code is there shows that it was. */
const waitingElements = `[${waitingMark}]{opacity:.6;cursor:progress}`;

/** Nothing of the staff area flashes up for a visitor without the login marker, who is sent away. */
const hiddenFrame = 'html:not([data-staff]) [data-frame]{display:none}';

/**
 * Browsers ask for icon and manifest as soon as the document is read: before the first paint, on a slow line instead of
 * what is painted. `inline/initialScripts` names both after it; the empty icon until then keeps browsers from `/favicon.ico`.
 */
const iconLinks = [
  '<link rel="icon" href="data:,">',
  '<noscript><link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest"></noscript>',
  '<link rel="apple-touch-icon" href="/apple-touch-180.png">',
];

/** The whole document of a page. Deterministic: the same parts give the same bytes. */
export function documentHtml({
  path,
  registry,
  scripts,
  metadata,
  structuredData,
  body,
}: DocumentParts): string {
  const styles = [fallbackFaces, laterSections, hiddenFrame, plainStyles, waitingElements].join('');
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Without scripts the fonts apply at once; otherwise `inline/initialScripts` clears `media` after the first paint.
    `<style id="fonts" media="(scripting: none)">${fontFaces}</style>`,
    ...Object.entries(pageColors).map(
      ([mode, color]) =>
        `<meta name="theme-color" media="(prefers-color-scheme: ${mode})" content="${color}">`,
    ),
    `<script>${inlineScripts().head}</script>`,
    `<title>${escapeHtml(metadata.title)}</title>`,
    ...headTags(metadata, path).flatMap(({ tag, key, value: [attribute, content] }) =>
      content === undefined ? [] : [`<${tag} ${key[0]}="${key[1]}" ${attribute}="${escapeHtml(content)}">`],
    ),
    ...iconLinks,
    `<style>${styles}</style>`,
    ...(body?.styles ?? []).map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`),
    ...structuredData.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
    '</head>',
    '<body>',
    `<div id="root"${rootAttribute(body)}>${body?.html ?? ''}</div>`,
    body?.route !== undefined
      ? ''
      : `<noscript><p>The staff area of ${escapeHtml(brand.name)} needs JavaScript.</p></noscript>`,
    `<script type="application/json" id="registry">${json(registry)}</script>`,
    `<script type="application/json" id="initial-scripts">${json(scripts)}</script>`,
    `<script>${inlineScripts().initialScripts}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}

/** The route that the body was made for; a frame is for those who may see the staff area. */
function rootAttribute(body: DocumentParts['body']): string {
  if (!body) return '';
  return body.route === undefined ? ' data-frame' : ` data-route="${escapeHtml(body.route)}"`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** JSON that cannot end the script element around it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
