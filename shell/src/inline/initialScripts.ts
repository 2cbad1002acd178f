import type { InitialScripts, ScriptFile } from '@vibrant-peak/shared/contract/shell';
import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';
import { showLoadNotice } from '../errors/loadNotice';
import { completeDocument } from './beforeHydration';

/**
 * Runs at the end of every document. After the first paint and the largest picture it requests the
 * fonts, the shell's script and the preloads. A prerendered page runs no script before the first
 * interaction.
 */

type StartedScripts = Omit<InitialScripts, 'content'> & {
  content: NonNullable<InitialScripts['content']> & { loads?: Promise<Response | undefined>[] };
};

const scripts = JSON.parse(document.getElementById('initial-scripts')!.textContent) as StartedScripts;
const { content } = scripts;
/** Created by the inline script in the head. */
const interaction = window.interaction!;
(window as unknown as { siteContent: typeof content }).siteContent = content;

const root = document.getElementById('root')!;
const html = document.documentElement;
const isFrame = 'frame' in root.dataset;
const isPrerendered = 'route' in root.dataset;
/** Visitors without the login marker go to the login page, which uses other files. */
const leadsToLogin = isFrame && !('staff' in html.dataset);

function add<Tag extends 'script' | 'link' | 'div'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  document.head.append(element);
  return element;
}

completeDocument();

let isUsed = false;
let attempts = 0;

/**
 * Before the first interaction a prerendered page only fetches the script into the cache: browsers
 * warn of a preload that stays unused.
 */
async function loadShell(): Promise<unknown> {
  const { url, integrity } = scripts.shell;
  const src = attempts++ > 0 ? `${url}?attempt=${attempts}` : url;
  if (isPrerendered && !isUsed) {
    const fetched = fetch(src, { integrity, priority: 'low' });
    await Promise.race([interaction.begun, fetched.then(() => interaction.begun)]);
  }
  return new Promise((onload, onerror) => {
    add('script', { async: true, crossOrigin: 'anonymous', integrity, src, onload, onerror });
  });
}

const startShell = () => void loadWithRetry(loadShell).catch(() => showLoadNotice(startShell));

/** Where the server asks for it, the page reports how it fares, when the visitor leaves it. */
function loadReporter(): void {
  // Over plain http browsers hide the header.
  const [navigation] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  const { reporter } = scripts;
  if (reporter && navigation?.serverTiming?.some(({ name }) => name === 'reports'))
    add('script', { crossOrigin: 'anonymous', integrity: reporter.integrity, src: reporter.url });
}

function preload(files: readonly ScriptFile[]): void {
  for (const { url, integrity } of files)
    add('link', { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity, href: url });
}

// Autoplaying parts start without an interaction when they come into view.
const autoplay = new IntersectionObserver((entries) => {
  if (entries.some(({ isIntersecting }) => isIntersecting)) interaction.begin();
});
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  document.querySelector<HTMLStyleElement>('#fonts')!.media = 'all';
  requestAnimationFrame(() => setTimeout(() => void document.fonts.ready.then(unfold)));
  startShell();
  if (!leadsToLogin) {
    content.loads = Object.values(content.first).map((file) =>
      fetch(`/media/${file}.json`, { integrity: `sha256-${file}=` }).catch(() => undefined),
    );
    preload(scripts.preload);
  }
  for (const element of document.querySelectorAll('[data-autoplay]')) autoplay.observe(element);
  document.querySelector<HTMLLinkElement>('[rel=icon]')!.href = '/favicon.svg';
  add('link', { rel: 'manifest', href: '/manifest.webmanifest' });
  setTimeout(loadReporter, 1000);
}

let below = [...document.querySelectorAll<HTMLElement>('[data-below]')];

/** Layout of sections in one frame, in milliseconds. A slow device needs a multiple for one section. */
const layoutTime = 6;

/**
 * Lays out the sections below the first view once the fonts are loaded, as many per frame as its time
 * permits. Earlier they would be laid out twice.
 */
function unfold(): void {
  const end = Date.now() + layoutTime;
  while (Date.now() < end) {
    const next = below.shift();
    if (!next) return void delete html.dataset['early'];
    next.style.contentVisibility = 'visible';
    void next.offsetHeight;
  }
  requestAnimationFrame(unfold);
}

/** Starts everything at once, for a visitor who interacts. */
function startNow(): void {
  below = [];
  unfold();
  start();
}

function startAfterPicture(): void {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return start();
  picture.onload = picture.onerror = () => requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 2000);
}

void interaction.begun.then(() => {
  isUsed = true;
  startNow();
  preload(scripts.onInteraction ?? []);
});

if (!root.firstChild || leadsToLogin) start();
else {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) startAfterPicture();
  }).observe({ type: 'paint', buffered: true });
  // A hidden page is never painted.
  setTimeout(startNow, document.hidden ? 0 : 3000);
}
