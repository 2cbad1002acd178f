import type { Page } from '@playwright/test';
import { expect, hydrated } from '../site';

/** A page of each application, and a heading of its source that it shows. */
export const parts = {
  shell: { path: '/no-such-page', text: 'Oops! Page not found' },
  'remote-public': { path: '/careers', text: 'Current Openings' },
  'remote-admin': { path: '/admin/team', text: 'Team Members' },
  'remote-invoice': { path: '/admin/receipts', text: 'Invoice Generator' },
};

export type Name = keyof typeof parts;
export const names = Object.keys(parts) as Name[];

/** The heading that a newer application shows. */
export const newer = (text: string) => `${text} (newer)`;

/** Expects a page to hydrate, to show that heading, and to hold one React. */
export async function renders(page: Page, address: string, heading: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(headed(page, heading)).toBeVisible();
  expect(await reactVersions(page)).toBe(1);
}

export const headed = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** How many versions of React the page holds. */
export const reactVersions = (page: Page) =>
  page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, { default?: Record<string, Record<string, unknown>> }> };
    };
    const scopes = Object.values(__FEDERATION__.__SHARE__).map((scope) => scope.default ?? {});
    return new Set(scopes.flatMap((scope) => Object.keys(scope['react'] ?? {}))).size;
  });
