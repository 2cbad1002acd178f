import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { kebabCase } from './kebabCase';

/** Size of a screen in CSS pixels. It is small, so that text stays legible on cards. */
export const viewport = { width: 600, height: 400 };

/** Chromium in Debian's packages. */
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

const names = ['bazaarInsight', 'swiftCart', 'harborDesignSystem', 'greenline', 'openClinic'];

const fileOf = (name: string) => fileURLToPath(new URL(`screens/${kebabCase(name)}.html`, import.meta.url));

/** The screens of the projects, as HTML, by the name of their picture. */
export const screens = Object.fromEntries(names.map((name) => [name, readFileSync(fileOf(name), 'utf8')]));

/** A part of a screen: some of its elements, alone on its ground. */
interface Detail {
  /** A selector of CSS for the elements. */
  elements: string;
  /** Rules that show elements whole which the screen cuts. */
  style?: string;
}

/** Pixels of the ground around a detail. */
const padding = 20;

export const details: Record<string, Detail> = {
  bazaarInsightFabrics: { elements: '.row:nth-of-type(-n + 2)' },
  bazaarInsightSales: { elements: 'aside section:first-child' },
  swiftCartMap: { elements: '.customer', style: '.customer { height: 246px } .sheet { display: none }' },
  swiftCartHandover: { elements: '.rider', style: '.rider { height: auto; padding-bottom: 18px }' },
  harborDesignSystemError: { elements: '.card:first-child' },
  harborDesignSystemUrdu: { elements: '.card:last-child' },
  greenlineMoisture: { elements: '.chart' },
  greenlineMessage: { elements: '.sms' },
  openClinicWalkIn: { elements: ".hour, .visit[style*='/ 2']" },
  openClinicReminder: { elements: '.moved, .notice' },
};

/** The screen to which a detail belongs. */
export const screenOf = (detail: string) => names.find((name) => detail.startsWith(name))!;

/** Renders a screen in Chromium, at a width in pixels. @returns a PNG. */
export const screenshotOf = (name: string, width: number) =>
  inChromium(name, width / viewport.width, (page) => page.screenshot());

/** Renders a detail of a screen, with the aspect ratio of a screen. @returns a PNG. */
export const detailOf = (name: string, { elements, style = '' }: Detail) =>
  inChromium(name, 4, async (page) => {
    const isolation = `body { overflow: visible } body * { visibility: hidden } :is(${elements}), :is(${elements}) * { visibility: visible }`;
    await page.addStyleTag({ content: `${isolation} ${style}` });
    const box = await page.locator(elements).evaluateAll((all) => {
      const boxes = all.map((element) => element.getBoundingClientRect());
      const [left, top] = [
        Math.min(...boxes.map((one) => one.left)),
        Math.min(...boxes.map((one) => one.top)),
      ];
      const [right, bottom] = [
        Math.max(...boxes.map((one) => one.right)),
        Math.max(...boxes.map((one) => one.bottom)),
      ];
      document.body.style.translate = `${(innerWidth - left - right) / 2}px ${(innerHeight - top - bottom) / 2}px`;
      return { width: right - left, height: bottom - top };
    });
    const ratio = viewport.width / viewport.height;
    const width = Math.max(box.width + 2 * padding, (box.height + 2 * padding) * ratio);
    const height = width / ratio;
    const clip = { x: (viewport.width - width) / 2, y: (viewport.height - height) / 2, width, height };
    return page.screenshot({ clip });
  });

async function inChromium(name: string, scale: number, shoot: (page: Page) => Promise<Buffer>) {
  const executablePath = process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path));
  if (!executablePath) throw new Error('Screens need Chromium. Install it, or set CHROMIUM to its path.');
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
    await page.goto(pathToFileURL(fileOf(name)).href);
    await page.evaluate(() => document.fonts.ready);
    return await shoot(page);
  } finally {
    await browser.close();
  }
}
