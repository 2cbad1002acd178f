import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { notice } from '../staff/desk';
import { prepareInvoices } from './invoiceSteps';
import { join, manager, phoneWidth, signIn } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
let mails: TestMailServer;
test.beforeAll(async () => {
  mails = await testMailServer();
  site = await startLive(async () => ({
    CHROMIUM: 'none',
    MAIL_URL: mails.url,
    MAIL_FROM: 'hello@the.site',
  }));
});
test.afterAll(async () => {
  await site?.stop();
  await mails?.close();
});

/** Presses like a person with a mouse or a finger, and counts. Texts and Tab do not count. */
function counter() {
  let count = 0;
  return {
    press: async (...targets: Locator[]) => {
      for (const target of targets) {
        await target.click();
        count++;
      }
    },
    presses: () => count,
  };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('an invoice from a mail and an answer take few presses', async ({ page, problems }) => {
  // Without a Chromium there is no PDF.
  problems.expect(/503/);
  await join(page, site.firstLink, manager);
  await prepareInvoices(page, site.url);

  for (const [width, atMost] of [
    [1440, 8],
    [phoneWidth, 12],
  ] as const)
    await test.step(`an invoice from a mail, ${width} pixels wide: at most ${atMost}`, async () => {
      await sendMessage(`Sara ${width}`, `sara${width}@lumen.example`);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.url}/admin/messages`);
      const { press, presses } = counter();
      await press(button(page, new RegExp(`^Sara ${width}`)));
      if (width === phoneWidth) await press(page.getByText('This person', { exact: true }));
      await press(page.getByRole('link', { name: 'Invoice this person' }), page.getByLabel('Item Name'));
      await page.keyboard.insertText(`Sprint ${width}`);
      if (width === phoneWidth) await press(page.getByLabel('Rate', { exact: true }));
      else await page.getByLabel('Rate', { exact: true }).focus();
      await page.keyboard.insertText('500');
      await press(button(page, 'Add Item'), button(page, 'Issue'), button(page, /^Issue INV-/));
      await press(button(page, 'Send…'));
      await press(page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
      // Staff get a mail about the message, too, at any time.
      await expect
        .poll(() => mails.mails.flatMap(({ to = [] }) => to.map(({ address }) => address)))
        .toContain(`sara${width}@lumen.example`);
      expect(presses()).toBeLessThanOrEqual(atMost);
    });
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('an answer to a message: at most 4', async () => {
    await page.goto(`${site.url}/admin`);
    const { press, presses } = counter();
    const menu = page.getByRole('navigation', { name: 'Admin' });
    await press(menu.getByRole('link', { name: /^Messages/ }), button(page, /^Sara 1440/));
    await press(page.getByLabel('Reply', { exact: true }));
    await page.keyboard.insertText('Thank you.');
    await press(button(page, 'Send'));
    await expect(notice(page, 'Reply Stored')).toBeVisible();
    expect(presses()).toBeLessThanOrEqual(4);
  });
});

test('a new message opens its conversation; a link pressed while a save runs is followed', async ({
  page,
}) => {
  await openDashboard(page);
  await page.goto(`${site.url}/admin/messages`);
  await button(page, 'New message').click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByLabel(/^To/).fill('nora@lumen.example');
  expect((await dialog.getByRole('button', { name: 'Insert' }).boundingBox())!.height).toBeLessThan(60);
  await dialog.getByLabel(/^Subject/).fill('Our visit');
  await dialog.getByLabel(/^Message/).fill('We come on Monday.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\?message=\d+$/);
  await expect(page.getByRole('heading', { name: 'Our visit' })).toBeVisible();

  let endSave = () => {};
  const saved = new Promise<void>((resolve) => (endSave = resolve));
  await page.route('**/api/records/team', async (route) => {
    if (route.request().method() === 'POST') await saved;
    await route.continue();
  });
  await page.goto(`${site.url}/admin/team?edit=1`);
  await page.getByLabel('Bio').fill('She has led it since the first day.');
  await button(page, 'Save').click();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  endSave();
  await expect(notice(page, 'Team Member Updated')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/projects$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('receivables, the import and a new message have no accessibility finding', async ({ page }) => {
  await openDashboard(page);
  for (const [path, heading] of [
    ['receivables', 'Receivables'],
    ['invoices/import', 'Import invoices'],
    ['messages', 'Messages'],
  ] as const) {
    await page.goto(`${site.url}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    if (path === 'messages') await button(page, 'New message').click();
    expect(await findingsOfState(page), path).toEqual([]);
    await resetLook(page);
  }
});

test('a hidden member takes at most 4 presses, and its undo 2 @long', async ({ page }) => {
  await openDashboard(page);
  const hiding = counter();
  await hiding.press(page.getByRole('link', { name: 'Team', exact: true }), button(page, 'Edit Bilal Khan'));
  await hiding.press(page.getByText('Visible', { exact: true }), button(page, 'Save and publish'));
  await expect(notice(page, 'Published')).toBeVisible({ timeout: 300_000 });
  expect(hiding.presses()).toBeLessThanOrEqual(4);
  const undoing = counter();
  await undoing.press(notice(page, 'Published').getByRole('button', { name: 'Undo' }));
  await expect(notice(page, 'Publication Undone')).toBeVisible({ timeout: 300_000 });
  expect(undoing.presses()).toBeLessThanOrEqual(2);
});

test('adding a project and publishing it takes at most 15 presses @long', async ({ page }) => {
  await openDashboard(page);
  await uploadPicture(page, 'Ferry');
  await page.goto(`${site.url}/admin`);
  const { press, presses } = counter();
  const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  const choosePicture = (field: string) =>
    press(
      page.getByRole('button', { name: field }).last(),
      page.getByRole('dialog').getByRole('button', { name: /^ferry/ }),
    );

  await press(page.getByRole('link', { name: 'Projects', exact: true }), button(page, 'Add Project'));
  await choosePicture('Choose a picture: Picture');
  await type('Alternative Text', 'The timetable of a ferry line');
  await type('Title', 'Ferry Lines');
  await type('Category', 'Web Development');
  for (const part of ['timetable', 'ticket']) {
    await press(button(page, 'Add to Details'));
    await choosePicture('Choose a picture: Photo');
    await page.getByLabel('Alternative Text', { exact: true }).last().fill(`The ${part}`);
  }
  await type('Description', 'Tickets for fourteen lines.');
  await type('Full Description', 'Queues.\n\nA ticket shop.\n\nShorter queues.');
  await type('Outcome', 'Queues halved');
  await press(button(page, 'Add to Results'));
  for (const [label, text] of [
    ['Measure', 'Waiting time'],
    ['Unit', 'minutes'],
    ['Before', '40'],
    ['After', '20'],
  ] as const)
    await type(label, text);
  await press(page.getByText('Bilal Khan', { exact: true }));
  await type('Technologies', 'React');
  await type('Client Name', 'Fourteen Lines');
  await type('Duration', '4 months');
  await press(button(page, 'Save'), button(page, 'Edit Ferry Lines'), button(page, 'Save and publish'));
  await expect(notice(page, 'Published')).toBeVisible({ timeout: 300_000 });
  expect(presses()).toBeLessThanOrEqual(15);
});

async function uploadPicture(page: Page, name: string): Promise<void> {
  await page.goto(`${site.url}/admin/pictures`);
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#268' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer });
  await expect(notice(page, 'Picture Uploaded')).toBeVisible();
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto(`${site.url}/admin/login`);
  await signIn(page, manager);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
}

async function sendMessage(name: string, email: string): Promise<void> {
  const { status } = await fetch(`${site.url}/api/submissions/contact`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      key: randomUUID(),
      elapsed: 20_000,
      name,
      email,
      subject: 'First sprint',
      message: 'Please send the invoice.',
    }),
  });
  expect(status).toBe(204);
}
