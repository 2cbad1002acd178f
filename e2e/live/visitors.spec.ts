import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eicar, testScanner, type TestScanner } from '../../live/src/testing/testScanner';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { notice } from '../staff/desk';
import { join, manager } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
let scanner: TestScanner;
test.beforeAll(async () => {
  scanner = await testScanner();
  const { host, port } = scanner.address as { host: string; port: number };
  site = await startLive(async () => ({ CLAMD: `${host}:${port}` }));
});
test.afterAll(async () => {
  await site?.stop();
  await scanner.close();
});

const position = 'Product Designer';

/** Sends an application, as the form does. */
async function apply(fullName: string, resume: string) {
  const form = new FormData();
  const fields = { key: randomUUID(), elapsed: '20000', fullName, position, phone: '0300 1234567' };
  for (const [name, value] of Object.entries({ ...fields, email: 'sara@lumen.example' }))
    form.append(name, value);
  form.append('resume', new Blob([`%PDF-1.4\n${resume}\n%%EOF\n`]), 'cv.pdf');
  const response = await fetch(`${site.url}/api/submissions/application`, {
    method: 'POST',
    body: form,
    headers: { origin: site.url },
  });
  expect(response.status).toBe(204);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the privacy page says what is sent before anybody touches it, and for how long it is stored after', async ({
  page,
}) => {
  await page.goto(`${site.url}/privacy`);
  await expect(page.getByText(/is sent to our server when you press the button/)).toBeVisible();
  await expect(page.getByText(/Nothing that you type is sent/)).toBeHidden();
  await expect(page.getByText(/We store what you send by our forms/)).toBeVisible();
  await page.mouse.wheel(0, 100);
  await expect(page.getByText(/messages 24 months after the last one/)).toBeVisible();
  await expect(page.getByText(/Nothing that you type is sent/)).toBeHidden();
});

test('applications are counted in Jobs, one with a virus is held back, and a person is erased', async ({
  page,
}) => {
  await join(page, site.firstLink, manager);
  await apply('Sara Ahmed', 'A résumé');
  await apply('Sara Virus', eicar);

  await test.step('without the right nothing is counted; with it Jobs shows two', async () => {
    await page.goto(`${site.url}/admin/jobs`);
    const row = page.getByRole('row', { name: new RegExp(position) });
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('application');
    await page.goto(`${site.url}/admin/people`);
    await button(page, `Change ${manager.name}`).click();
    await page.getByLabel('May see applications').click();
    await button(page, 'Save').click();
    await expect(notice(page, 'Person Changed')).toBeVisible();
    await page.goto(`${site.url}/admin/jobs`);
    await expect(row).toContainText('2 applications');
  });

  await test.step('the file with a virus is not a link', async () => {
    await page.goto(`${site.url}/admin/messages`);
    await page.getByText('Sara Virus').first().click();
    await expect(page.getByText(/cv.pdf cannot be opened: the virus scanner has found Eicar/)).toBeVisible();
  });

  await test.step('the settings are saved', async () => {
    await page.goto(`${site.url}/admin/visitors`);
    await page.getByLabel(/We have your message/).check();
    await page.getByLabel('Months that messages are stored').fill('12');
    await button(page, 'Save').click();
    await button(page, 'Save and delete').click();
    await expect(notice(page, 'Settings Saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(/We have your message/)).toBeChecked();
    await expect(page.getByLabel('Months that messages are stored')).toHaveValue('12');
  });

  await test.step('the person is found, exported and erased', async () => {
    await page.getByLabel('Email of the visitor').fill('sara@lumen.example');
    await button(page, 'Find').click();
    await expect(page.getByText(/2 applications, 2 files/)).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await resetLook(page);
    const download = page.waitForEvent('download');
    await button(page, 'Export').click();
    expect((await download).suggestedFilename()).toBe('visitor.json');
    await button(page, 'Erase').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await expect(page.getByText('Erased: 2 applications, 2 files.')).toBeVisible();
    expect(await findingsOfState(page)).toEqual([]);
    await page.goto(`${site.url}/admin/messages`);
    await expect(page.getByText('Sara Virus')).toBeHidden();
  });
});
