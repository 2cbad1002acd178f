import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Store } from '../../engine/store/store';
import { edit } from '../checkout';
import { watchShifts } from '../layoutShifts';
import { beginToUse, expect, hydrated } from '../site';

const root = join(import.meta.dirname, '../..');
const title = 'Brought files';
/** The plain style sheet of the page. */
export const styleSheet = 'src/pages/public.css';

/**
 * A page whose style comes from files alone. The padding is also set by a component, and the rule
 * of the file does not win.
 */
const page = `import { definePage } from '@vibrant-peak/shared/contract';
import { Box, Picture } from '@vibrant-peak/shared/ui';
import mark from './mark.svg';
import peak from './peak.png';
import styles from './Public.module.css';
import './public.css';

function PublicPage() {
  return (
    <Box maxW="600px">
      <h1 className="partners-title">${title}</h1>
      <Box className={styles.card} pt="8px">
        <img {...mark} alt="Mark" />
      </Box>
      <Picture src={peak.src} ratio={peak.width / peak.height} alt="Peak" />
    </Box>
  );
}

export const page = definePage({ component: PublicPage, metadata: { title: '${title}' } });
`;

const styleSheets = {
  'public.css': `@font-face {
  font-family: 'Partners';
  src: url(./face.woff2) format('woff2');
}
.partners-title {
  color: rgb(1, 2, 3);
  font-family: 'Partners', serif;
}
`,
  'Public.module.css': `.card {
  padding: 40px;
  background: rgb(4, 5, 6) url(./mark.svg) no-repeat;
}
`,
};

/**
 * Gives a remote a public page with a picture, a drawing, a font, a style sheet and a CSS module.
 */
export function addPublicPage(folder: string): void {
  const pages = join(folder, 'src/pages');
  mkdirSync(pages, { recursive: true });
  for (const [file, text] of Object.entries({ 'PublicPage.tsx': page, ...styleSheets }))
    writeFileSync(join(pages, file), text);
  cpSync(join(root, 'shared/media/icons/manifest-192.png'), join(pages, 'peak.png'));
  cpSync(join(root, 'shared/media/icons/favicon.svg'), join(pages, 'mark.svg'));
  const font = 'node_modules/@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
  cpSync(join(root, font), join(pages, 'face.woff2'));
  const links = `links: [{ place: 'header', label: '${title}', order: 20 }]`;
  edit(
    folder,
    'src/pages.ts',
    'pages: [',
    `pages: [{ path: '/partners/files', module: 'pages/PublicPage', ${links} },`,
  );
}

/** What a visitor sees of the files, and where they come from. */
const look = (page: Page) =>
  page.evaluate(() => {
    const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);
    const [mark, peak] = [...document.querySelectorAll<HTMLImageElement>('main img')];
    return {
      color: styleOf('.partners-title').color,
      font: [...document.fonts].some(({ family, status }) => /Partners/.test(family) && status === 'loaded'),
      card: styleOf('[class*=card-]').backgroundColor,
      padding: styleOf('[class*=card-]').paddingTop,
      addresses: [mark, peak].map((picture) => picture?.getAttribute('src')),
      sizes: [mark, peak].map((picture) => picture && [picture.naturalWidth > 0, picture.width]),
    };
  });

const expected = (release: string) => ({
  color: 'rgb(1, 2, 3)',
  font: true,
  card: 'rgb(4, 5, 6)',
  padding: '8px',
  addresses: ['mark', 'peak'].map((name) =>
    expect.stringMatching(new RegExp(`^/r/remote-partners/${release}/${name}\\.[0-9a-f]{8}\\.(svg|png)$`)),
  ),
  sizes: [
    [true, 64],
    [true, 600],
  ],
});

/** Expects all files of the page to be in place. */
export const hasLook = (page: Page, release: string) =>
  expect(async () => expect(await look(page)).toEqual(expected(release))).toPass({ timeout: 10_000 });

/** The files are part of the release, with their hashes, and browsers cache them forever. */
export async function filesAreReleased(store: Store, site: string, release: string): Promise<void> {
  const { files, integrity } = await store.releases.manifest('remote-partners', release);
  const names = Object.keys({ ...files, ...integrity }).filter((file) => suffix.test(file));
  expect(new Set(names.map((name) => suffix.exec(name)![0]))).toEqual(new Set(Object.keys(types)));
  for (const name of names) {
    const { status, headers } = await fetch(`${site}/r/remote-partners/${release}/${name}`);
    expect(status, name).toBe(200);
    expect(headers.get('content-type')).toBe(types[suffix.exec(name)![0]]);
    expect(headers.get('cache-control')).toContain('immutable');
  }
}

const suffix = /\.(avif|css|png|svg|woff2)$/;
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The prerendered page is styled without scripts. */
export async function looksStyledWithoutScripts(
  browser: Browser,
  site: string,
  release: string,
): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site}/partners/files`);
  await hasLook(page, release);
  await context.close();
}

/** Opened, the page hydrates without a shift; from another page it is styled when it appears. */
export async function looksStyled(page: Page, site: string, release: string): Promise<void> {
  const shifts = await watchShifts(page);
  await page.addInitScript((text) => {
    new MutationObserver((_, observer) => {
      const heading = [...document.querySelectorAll('h1')].find((each) => each.textContent === text);
      if (!heading) return;
      observer.disconnect();
      Object.assign(window, { first: getComputedStyle(heading).color });
    }).observe(document, { childList: true, subtree: true });
  }, title);
  await page.goto(`${site}/partners/files`);
  await hydrated(page);
  await hasLook(page, release);
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
  const { sum, moved } = await shifts();
  expect(sum, moved).toBeLessThan(0.001);

  await page.goto(`${site}/careers`);
  await beginToUse(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe('rgb(1, 2, 3)');
  await hasLook(page, release);
  await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('integrity', /^sha256-/);
}
