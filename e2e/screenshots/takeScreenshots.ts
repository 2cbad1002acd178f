import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { flags, testBrowserPath } from '../chromium';
import { servePublished } from '../runningSite';
import { hydrated, logIn } from '../site';
import { drawSheet, type Picture } from './contactSheet';
import { screens, type Screen } from './screens';

/**
 * `npm run screenshots [word…]`: contact sheets of every screen and state, at four widths, light and dark. Words
 * select screens by name; `SITE` is the URL of a running site.
 */
const folder = 'bench/results/screenshots';
const widths = [375, 768, 1440, 1920];
const wanted = process.argv.slice(2);

const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
const site = process.env['SITE'] ? undefined : await servePublished();
const address = process.env['SITE'] ?? site!.url;
const browser = await chromium.launch({ executablePath: testBrowserPath(), args: flags });
mkdirSync(folder, { recursive: true });
for (const width of widths)
  for (const colorScheme of ['light', 'dark'] as const) {
    const pictures: Picture[] = [];
    for (const screen of chosen) pictures.push(await take(browser, screen, width, colorScheme));
    const file = join(folder, `${width}-${colorScheme}.jpg`);
    await drawSheet(pictures, width, file);
    console.log(file);
  }
await browser.close();
site?.stop();

async function take(
  browser: Browser,
  { name, path, isStaff, reach }: Screen,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<Picture> {
  const page = await browser.newPage({ viewport: { width, height: width < 700 ? 740 : 900 }, colorScheme });
  if (isStaff) await logIn(page);
  await page.goto(address + path);
  await hydrated(page);
  await revealAll(page);
  await reach?.(page).catch((error: unknown) =>
    console.warn(`${name}, ${width}: ${String(error).split('\n')[0]}`),
  );
  await page.waitForTimeout(reach ? 400 : 100);
  const image = await page.screenshot({ fullPage: !reach, animations: 'disabled' });
  await page.close();
  return { name, image };
}

/**
 * Scrolls through the page, which loads all lazy parts and reveals all sections, and back to the
 * top.
 */
async function revealAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(500);
}
