import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Accessibility violations of the page in its present state, one line each, including the accessibility tree (landmarks, heading
 * order). Waits for animations first, because half-faded text has no meaningful contrast.
 * Options limit the check to one rule or to one part of the page.
 */
export async function accessibilityFindings(
  page: Page,
  { rule, part }: { rule?: 'color-contrast' | undefined; part?: string | undefined } = {},
): Promise<string[]> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    async ([only, within]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: string | Document, options: object) => Promise<AxeResults> };
      };
      return axe.run(within ?? document, {
        resultTypes: ['violations'],
        ...(only && { runOnly: [only] }),
      });
    },
    [rule, part] as const,
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary ?? ''}`).join(' | ')}`,
  );
}

interface Size {
  width: number;
  height: number;
}

/** The sizes under test, a desktop's and a phone's. */
const sizes: Size[] = [
  { width: 1440, height: 900 },
  { width: 375, height: 740 },
];

/**
 * Violations of the page in its present state, at both sizes: all rules in light mode, and in dark mode the only rule that depends
 * on colours. Leaves the page at the phone's size in dark mode.
 * @param part the checked part; by default the whole page.
 */
export async function findingsInEveryLook(
  page: Page,
  isOfSize = (_width: number) => true,
  part?: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes.filter(({ width }) => isOfSize(width))) {
    found.push(...(await findingsOfLook(page, size, 'light', { part })));
    found.push(...(await findingsOfLook(page, size, 'dark', { part, rule: 'color-contrast' })));
  }
  return found;
}

/**
 * Violations of a page, or of a dialog on it, on a desktop in light mode and on a phone in dark mode, with all rules: each size
 * and each mode is covered once.
 * @param part the part that the state changes; by default the whole page.
 */
export async function findingsOfState(page: Page, part?: string): Promise<string[]> {
  const byDay = await findingsOfLook(page, sizes[0]!, 'light', { part });
  return [...byDay, ...(await findingsOfLook(page, sizes[1]!, 'dark', { part }))];
}

async function findingsOfLook(
  page: Page,
  size: Size,
  colorScheme: 'light' | 'dark',
  scope: Parameters<typeof accessibilityFindings>[1],
): Promise<string[]> {
  await takeLook(page, size, colorScheme);
  const findings = await accessibilityFindings(page, scope);
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
  await page.setViewportSize(sizes[0]!);
  await page.emulateMedia({ colorScheme: 'light' });
}
