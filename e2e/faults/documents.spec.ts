import { hydrated, still } from '../site';
import {
  alert,
  documents,
  expect,
  expectFormAlive,
  expectMessage,
  expectSession,
  test,
  typeMessage,
  withSession,
} from './front';

test.use(still);

const registry = /(<script type="application\/json" id="registry">)([^<]*)/;

for (const [name, edit] of Object.entries({
  'cut short': (html: string) =>
    html.replace(registry, (_, tag: string, json: string) => tag + json.slice(0, 300)),
  'no JSON': (html: string) => html.replace(registry, '$1Service Unavailable'),
  'JSON of another shape': (html: string) => html.replace(registry, '$1{"remotes":[]}'),
})) {
  test(`row 3: a registry that is ${name} leaves the page readable, and Retry loads it anew`, async ({
    page,
    front,
  }) => {
    await withSession(page);
    front.faults = [{ path: documents, edit }];
    await page.goto(`${front.url}/services`);
    const notice = alert(page, 'did not load');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
    await expect(page).toHaveURL(`${front.url}/services`);

    front.faults = [];
    await notice.getByRole('button', { name: 'Retry' }).click();
    await hydrated(page);
    await expect(notice).toHaveCount(0);
    await expectSession(page);
  });
}

test('row 3: a document that ends in the middle is readable as far as it goes', async ({ page, front }) => {
  front.faults = [{ path: documents, edit: (html) => html.slice(0, html.indexOf('</main>')) }];
  await page.goto(`${front.url}/services`);
  await expect(page.getByRole('heading', { level: 1, name: 'Our Services' })).toBeVisible();
});

test('row 5: no registry is asked for: the one in the document serves', async ({ page, front }) => {
  const fault = { path: /registry|composition/, cut: 'start' as const };
  front.faults = [fault];
  await withSession(page);
  await page.goto(`${front.url}/services`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join Our Team' })).toBeVisible();
  expect(front.hitsOf(fault)).toBe(0);
  await expectSession(page);
});

test('row 12: when the script of the shell does not arrive, the page is readable, says so and keeps a form', async ({
  page,
  front,
}) => {
  front.faults = [{ path: /shell\.js/, status: 500 }];
  await page.goto(front.url);
  await typeMessage(page);
  const notice = alert(page, 'did not load');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  front.faults = [];
  await notice.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expectMessage(page);
  await expectFormAlive(page);
});

test('row 13: nothing reloads by itself, however much is missing; a Reload in vain ends at the panel again', async ({
  page,
  front,
}) => {
  const loads = { path: documents, edit: (html: string) => html };
  front.faults = [{ path: /\/r\/remote-invoice\//, status: 404 }, loads];
  await withSession(page);
  await page.goto(`${front.url}/admin/receipts`);
  const panel = alert(page, 'This page did not load');
  await expect(panel).toBeVisible({ timeout: 12_000 });
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('button', { name: 'Reload' })).toBeVisible({ timeout: 12_000 });
  expect(front.hitsOf(loads)).toBe(1);

  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => front.hitsOf(loads)).toBe(2);
  await expect(panel).toBeVisible({ timeout: 12_000 });
  await page.waitForTimeout(1000);
  expect(front.hitsOf(loads)).toBe(2);
  await expectSession(page);
});

test('row 22: a click, a text and a submit before hydration count', async ({ page, front }) => {
  front.faults = [{ path: /shell\.js/, delay: 2500 }];
  await page.goto(`${front.url}/#contact`, { waitUntil: 'commit' });
  await typeMessage(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('button', { name: /^Switch to dark/ }).click();
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/, { timeout: 1000 });
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expectMessage(page);
  expect(new URL(page.url()).search).toBe('');
});
