import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { kebabCase } from './kebabCase';

/** Size of a screen in CSS pixels. It is small, so that text stays legible on cards. */
export const viewport = { width: 600, height: 400 };

const names = ['bazaarInsight', 'swiftCart', 'harborDesignSystem', 'greenline', 'openClinic'];

const fileOf = (name: string) => fileURLToPath(new URL(`screens/${kebabCase(name)}.html`, import.meta.url));

/** The screens of the projects, as HTML, by the name of their picture. */
export const screens = Object.fromEntries(names.map((name) => [name, readFileSync(fileOf(name), 'utf8')]));

interface Clip {
  x: number;
  y: number;
  width: number;
}

/** Parts of the screens, as wide as a screen is to its height, in CSS pixels. */
export const details: Record<string, Clip> = {
  bazaarInsightFabrics: { x: 246, y: 137, width: 150 },
  bazaarInsightSales: { x: 394, y: 58, width: 184 },
  swiftCartMap: { x: 96, y: 36, width: 188 },
  swiftCartHandover: { x: 330, y: 80, width: 186 },
  harborDesignSystemError: { x: 176, y: 123, width: 176 },
  harborDesignSystemUrdu: { x: 390, y: 98, width: 184 },
  greenlineMoisture: { x: 188, y: 222, width: 196 },
  greenlineMessage: { x: 382, y: 149, width: 196 },
  openClinicWalkIn: { x: 56, y: 150, width: 184 },
  openClinicReminder: { x: 243, y: 202, width: 172 },
};

/** The screen to which a detail belongs. */
export const screenOf = (detail: string) => names.find((name) => detail.startsWith(name))!;

/** Renders a screen, or a part of it, in Chromium, at a width in pixels. @returns a PNG. */
export async function screenshotOf(
  name: string,
  width: number,
  { x, y, width: part }: Clip = { x: 0, y: 0, width: viewport.width },
): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
  try {
    const page = await browser.newPage({ viewport, deviceScaleFactor: width / part });
    await page.goto(pathToFileURL(fileOf(name)).href);
    await page.evaluate(() => document.fonts.ready);
    const height = (part * viewport.height) / viewport.width;
    return await page.screenshot({ clip: { x, y, width: part, height } });
  } finally {
    await browser.close();
  }
}
