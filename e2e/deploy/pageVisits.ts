import { expect, type Page } from '@playwright/test';
import { bucketCookie } from '../../engine/objects/responses';
import { hydrated } from '../site';

/** A visitor of a server, in the canary's share of all browsers or outside of it. */
export interface PageVisit {
  site: string;
  isCanary: boolean;
  /** A phone instead of a desk. */
  isPhone?: boolean;
}

/** The bucket of a browser is below the share of the canary, or not. */
const bucketOf = (isCanary: boolean) => (isCanary ? '3' : '90');

/**
 * Opens the team's page, uses it, goes to the services in the same tab and leaves, as a visitor.
 * Both pages report.
 * @returns the report about the first one. The tools of the test do not see that of a page that has gone.
 */
export async function visit(page: Page, { site, isCanary, isPhone = false }: PageVisit): Promise<string> {
  await page.setViewportSize(isPhone ? { width: 390, height: 844 } : { width: 1280, height: 900 });
  await page.context().clearCookies();
  await page.context().addCookies([{ name: bucketCookie.name, value: bucketOf(isCanary), url: site }]);
  await page.goto(`${site}/team`);
  await page.locator('html[data-reports]').waitFor({ state: 'attached' });
  await hydrated(page);
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/reports');
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: isPhone ? 'Mobile' : 'Main' });
  await menu.getByRole('link', { name: 'Services' }).click();
  const report = (await sent).postData()!;
  await expect(page).toHaveURL(/\/services$/);
  await page.goto('about:blank');
  return report;
}

/** Sends reports of visits again, from as many addresses as the limit for one address takes. */
export async function sendAgain(site: string, reports: readonly string[], times: number): Promise<number> {
  const all = Array.from({ length: times }, () => reports).flat();
  const answers = await Promise.all(
    all.map((body, index) =>
      fetch(`${site}/reports`, {
        method: 'POST',
        body,
        headers: { Origin: site, 'X-Forwarded-For': `192.0.2.${index}` },
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  return all.length;
}
