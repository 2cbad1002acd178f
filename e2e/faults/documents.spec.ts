import { headingOf } from '../headingOf';
import { beginToUse, hydrated, still } from '../site';
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

/** Each on a page of its own, because the browser caches the repaired document. */
const spoiled = [
  {
    path: '/services',
    heading: headingOf('/services'),
    name: 'cut short',
    edit: (html: string) =>
      html.replace(registry, (_, tag: string, json: string) => tag + json.slice(0, 300)),
  },
  {
    path: '/team',
    heading: headingOf('/team'),
    name: 'no JSON',
    edit: (html: string) => html.replace(registry, '$1Service Unavailable'),
  },
  {
    path: '/careers',
    heading: headingOf('/careers'),
    name: 'JSON of another shape',
    edit: (html: string) => html.replace(registry, '$1{"remotes":[]}'),
  },
];

test('row 3: a registry that is truncated, no JSON or of another shape leaves the page readable, and Retry reloads it', async ({
  page,
  front,
}) => {
  await withSession(page);
  for (const { path, heading, name, edit } of spoiled) {
    await test.step(name, async () => {
      front.faults = [{ path: documents, edit }];
      await page.goto(front.url + path);
      await beginToUse(page);
      const notice = alert(page, 'did not load');
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(front.url + path);

      front.faults = [];
      await notice.getByRole('button', { name: 'Retry' }).click();
      await hydrated(page);
      await expect(notice).toHaveCount(0);
      await expectSession(page);
    });
  }
});

test('row 3: a truncated document is readable up to its end', async ({ page, front }) => {
  front.faults = [{ path: documents, edit: (html) => html.slice(0, html.indexOf('</main>')) }];
  await page.goto(`${front.url}/services`);
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/services') })).toBeVisible();
});

test('row 5: the registry is part of the document and never requested', async ({ page, front }) => {
  const fault = { path: /registry|composition/, cut: 'start' as const };
  front.faults = [fault];
  await withSession(page);
  await page.goto(`${front.url}/services`);
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/careers') })).toBeVisible();
  expect(front.hitsOf(fault)).toBe(0);
  await expectSession(page);
});

test("row 12: without the shell's script the page is readable, says so and preserves typed text", async ({
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

test('row 13: nothing reloads automatically, however much is missing; a Reload in vain ends at the panel again', async ({
  page,
  front,
}) => {
  const loads = { path: documents, edit: (html: string) => html };
  front.faults = [{ path: /\/r\/remote-invoice\//, status: 404 }, loads];
  await withSession(page);
  await page.goto(`${front.url}/admin/receipts`);
  const panel = alert(page, 'This page did not load');
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(front.hitsOf(loads)).toBe(1);

  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => front.hitsOf(loads)).toBe(2);
  await expect(panel).toBeVisible();
  await page.waitForTimeout(1000);
  expect(front.hitsOf(loads)).toBe(2);
  await expectSession(page);
});

test(
  'row 22: a click, typed text and a submit before hydration take effect',
  { tag: '@smoke' },
  async ({ page, front }) => {
    front.faults = [{ path: /shell\.js/, delay: 2500 }];
    await page.goto(`${front.url}/#contact`, { waitUntil: 'commit' });
    await typeMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('button', { name: /^Switch to dark/ }).click();
    await hydrated(page);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expectMessage(page);
    expect(new URL(page.url()).search).toBe('');
  },
);
