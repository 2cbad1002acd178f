import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { endAnimations } from './endAnimations';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Accessibility violations of the page, one line each. Animations are ended first.
 * @param part a selector that limits the check to one part of the page.
 */
export async function accessibilityFindings(page: Page, part?: string): Promise<string[]> {
  await endAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(async (within) => {
    const { axe } = window as unknown as {
      axe: { run: (context: string | Document, options: object) => Promise<AxeResults> };
    };
    return axe.run(within ?? document, { resultTypes: ['violations'] });
  }, part);
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}

interface Size {
  width: number;
  height: number;
}

const desktop: Size = { width: 1440, height: 900 };
const phone: Size = { width: 375, height: 740 };

/**
 * Violations on a desktop in light mode and on a phone in dark mode. The page stays in the latter.
 * @param part the part that the state changes; by default the whole page.
 */
export async function findingsOfState(page: Page, part?: string): Promise<string[]> {
  const onDesktop = await findingsOfLook(page, desktop, 'light', part);
  return [...onDesktop, ...(await findingsOfLook(page, phone, 'dark', part))];
}

async function findingsOfLook(
  page: Page,
  size: Size,
  colorScheme: 'light' | 'dark',
  part: string | undefined,
): Promise<string[]> {
  await takeLook(page, size, colorScheme);
  const findings = await accessibilityFindings(page, part);
  return findings.map((finding) => `${colorScheme}, ${size.width} pixels wide: ${finding}`);
}

async function takeLook(page: Page, size: Size, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
}

/** Levels of the headings in page order. */
export const headingLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));

/** Back to the desktop's size in light mode. */
export async function resetLook(page: Page): Promise<void> {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
}
