import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { liveMark, type PageMetadata, type Registry } from '@vibrant-peak/shared/contract';
import type { InitialScripts, Rendered, StyleSheetFile } from '@vibrant-peak/shared/contract/shell';
import { brand } from '@vibrant-peak/shared/content/brand';
import { headTags } from '../head/headTags';
import { fallbackFaces, fontFaces } from '@vibrant-peak/shared/theme/fonts';
import { waitingMark } from '@vibrant-peak/shared/interaction';
import { pageColors } from '@vibrant-peak/shared/theme/pageColors';
import { inlineScripts } from './inlineScripts';

interface DocumentParts {
  path: string;
  registry: Registry;
  /** The shell's script, and the page's own. */
  scripts: InitialScripts;
  /** Style sheets of the page and its layout. */
  styles?: StyleSheetFile[] | undefined;
  /** Scripts that are imported have no other place for their hashes. */
  importMap?: string | undefined;
  metadata: PageMetadata;
  structuredData: object[];
  /** Prerendered body with its route; without a route it is a frame that the browser replaces. */
  body?: Rendered & { route?: string };
}

/** Notices without React, and the text for visitors without JavaScript. */
const plainStyles =
  `.notice{position:fixed;inset:auto 1rem 1rem;z-index:1700;display:flex;gap:1rem;align-items:center;justify-content:space-between;` +
  `max-width:40rem;margin:auto;padding:1rem 1.25rem;border-radius:1rem;background:#150d2b;color:#fff;font:500 .9rem/1.4 system-ui,sans-serif;` +
  `box-shadow:0 20px 48px rgba(0,0,0,.3)}.notice button{padding:.6rem 1.2rem;border-radius:2rem;border:1px solid #fff;background:none;color:inherit;font:inherit;cursor:pointer}`;

/** Lays out sections marked `data-below` after the first paint, see `inline/initialScripts`. */
const laterSections = '[data-early] [data-below]{content-visibility:auto;contain-intrinsic-size:auto 60rem}';

/** Feedback for an element that was pressed before its code is loaded. */
const deferredElements = `[${waitingMark}]{opacity:.6;cursor:progress}`;

/** Hides the staff area's frame from visitors without the login marker until the redirect. */
const hiddenFrame = 'html:not([data-staff]) [data-frame]{display:none}';

/**
 * Browsers would request icon and manifest before the first paint. `inline/initialScripts` adds
 * both later. The empty icon prevents a request for `/favicon.ico`.
 */
const iconLinks = [
  '<link rel="icon" href="data:,">',
  '<noscript><link rel="icon" href="/favicon.svg"><link rel="manifest" href="/manifest.webmanifest"></noscript>',
  '<link rel="apple-touch-icon" href="/apple-touch-180.png">',
];

/** The whole document of a page. Deterministic: equal parts give equal bytes. */
export function documentHtml({
  path,
  registry: { profile, ...registry },
  scripts,
  styles = [],
  importMap,
  metadata,
  structuredData,
  body,
}: DocumentParts): string {
  const ownStyles = [fallbackFaces, laterSections, hiddenFrame, plainStyles, deferredElements].join('');
  return [
    '<!DOCTYPE html>',
    // The registry of a document does not repeat it: the rest is the same in both profiles.
    `<html lang="en"${profile === 'live' ? ` ${liveMark}` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Fonts apply at once without scripts; otherwise `inline/initialScripts` sets `media` after the
    // first paint.
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
    `<style>${ownStyles}</style>`,
    // Before Emotion's styles, so that the order of rules stays the same after a navigation, see
    // `StyleOrderPlugin`.
    ...styles.map(
      ({ url, integrity }) =>
        `<link rel="stylesheet" href="${escapeHtml(url)}" integrity="${escapeHtml(integrity)}" crossorigin="anonymous">`,
    ),
    ...(body?.styles ?? []).map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`),
    ...(importMap === undefined ? [] : [`<script type="importmap">${importMap}</script>`]),
    ...structuredData.map((data) => `<script type="application/ld+json">${json(data)}</script>`),
    '</head>',
    '<body>',
    `<div id="root"${rootAttribute(body, path)}>${body?.html ?? ''}</div>`,
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

/** The route that the body belongs to, or the path whose code a frame loads. */
function rootAttribute(body: DocumentParts['body'], path: string): string {
  if (!body) return '';
  const [name, value] = body.route === undefined ? ['frame', path] : ['route', body.route];
  return ` data-${name}="${escapeHtml(value)}"`;
}

/** JSON that cannot close the script element around it. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
