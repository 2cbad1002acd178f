import type { Page } from '@playwright/test';
import { still } from '../site';
import { expect, expectSession, forged, releaseOf, scriptsOf, test, withSession } from './front';

test.use(still);

const remote = 'remote-invoice';
const module = 'receivables/ReceivablesCard';
const card = (page: Page) => page.getByRole('region', { name: 'Receivables' });

/** The page is there, with its own links, and reports no fault beside the note of the extension. */
async function expectDashboard(page: Page): Promise<void> {
  for (const name of ['Team Members', 'Add Project'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);
  await expectSession(page);
}

test('an extension whose chunk is lost costs itself alone, and Retry loads it', async ({ page, front }) => {
  await withSession(page);
  const fault = { path: await scriptsOf(front.url, remote, module), status: 404 };
  front.faults = [fault];
  await page.goto(`${front.url}/admin`);
  await expect(page.getByText('This part did not load.')).toBeVisible();
  expect(front.hitsOf(fault)).toBeGreaterThan(1);
  await expectDashboard(page);
  front.faults = [];
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toBeVisible();
});

test('an extension that throws while it renders costs itself alone', async ({ page, front, problems }) => {
  problems.expect(/injected fault/);
  await withSession(page);
  const release = await releaseOf(front.url, remote);
  const file = release.assets.exposes[module]!.files.at(-1)!;
  front.faults = await forged(front.url, release, file, (code) =>
    code.replace('"Receivables"', '(() => { throw new Error("injected fault"); })()'),
  );
  await page.goto(`${front.url}/admin`);
  await expect(page.getByText('This part stopped working.')).toBeVisible();
  await expectDashboard(page);
});
