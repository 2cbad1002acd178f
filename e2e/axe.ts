import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Accessibility findings of the page as it is now, as one line each: also of the tree that a screen reader gets
 * (landmarks, the order of headings). Animations are let run out first: a half-faded text has no contrast to speak of.
 * A rule that is named is asked alone, and a part that is named looked at alone.
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

/** The sizes that pages are checked at, a desktop's and a phone's. */
const sizes: Size[] = [
  { width: 1440, height: 900 },
  { width: 375, height: 740 },
];

/**
 * Findings of the page as it is now at both sizes, which are taken on in place: all rules by day, and by night the only
 * one that depends on colours. The page is left as a phone's, by night.
 * @param part what is looked at, where that is not the page.
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
 * Findings of a page, or of what is open on it, at a desk by day and on a phone by night, all rules in both, so that each size
 * and each theme is met once.
 * @param part what the state changes, where that is not the page.
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

/** Levels of the headings in the order of the page. */
export const headingLevels = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));

/** Back at a desk, by day. */
export async function resetLook(page: Page): Promise<void> {
  await page.setViewportSize(sizes[0]!);
  await page.emulateMedia({ colorScheme: 'light' });
}
