import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Size of a screen in CSS pixels. It is small, so that text stays legible on cards. */
export const viewport = { width: 600, height: 400 };

const names = ['bazaarInsight', 'swiftCart', 'harborDesignSystem', 'greenline', 'openClinic'];

const fileOf = (name: string) =>
  fileURLToPath(
    new URL(
      `screens/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.html`,
      import.meta.url,
    ),
  );

/** The screens of the projects, as HTML, by the name of their picture. */
export const screens = Object.fromEntries(names.map((name) => [name, readFileSync(fileOf(name), 'utf8')]));

/** Renders a screen in Chromium, at a width in pixels. @returns a PNG. */
export async function screenshotOf(name: string, width: number): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: width / viewport.width });
    await page.goto(pathToFileURL(fileOf(name)).href);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}
