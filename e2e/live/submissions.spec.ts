import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applicationsIn } from '../../live/src/testing/testApplication';
import { jobs } from '../../shared/src/content/jobs';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, open, still, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { joinByLink, staffCalls } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use(still);

let site: LiveSite;
let data: string;
let staff: ReturnType<typeof staffCalls>;
test.beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vibrant-peak-submissions-'));
  site = await startLive(async () => ({ DATA: data }));
  staff = staffCalls(site.url, await joinByLink(site.url, site.firstLink));
});
test.afterAll(async () => {
  await site?.stop();
  removeFolder(data);
});

interface Listed {
  id: number;
  kind: string;
  name: string;
  subject: string;
}

/** What arrived with this name. */
async function inboxOf(name: string): Promise<Listed[]> {
  const { body } = await staff.call<{ conversations: Listed[] }>(site.url, 'GET /inbox');
  return body.conversations.filter((each) => each.name === name);
}

const form = (page: Page) => page.getByRole('form', { name: 'Contact form' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });
const notice = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });

/** Opens the form, in more time than robots take. */
async function openForm(page: Page): Promise<void> {
  await open(page, `${site.url}/#contact`);
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await page.waitForTimeout(2000);
}

async function fill(page: Page, name: string): Promise<void> {
  await form(page).getByLabel('Name').fill(name);
  await form(page).getByLabel('Email').fill('sara@lumen.example');
  await form(page).getByLabel('Subject').fill('Web shop');
  await form(page).getByLabel('Message').fill('We need a shop for three showrooms.');
}

test('a message that is written by keyboard arrives once, and the form says so', async ({ page }) => {
  await openForm(page);
  await expect(form(page).getByText(/We store what you send/)).toBeVisible();
  await form(page).getByLabel('Name').focus();
  for (const text of ['Keyboard', 'sara@lumen.example', 'Web shop', 'We need a shop for three showrooms.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The hidden field takes no focus: the link to the privacy page comes next, then the button.
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page, 'Message Sent!')).toBeVisible();
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  expect(await inboxOf('Keyboard')).toMatchObject([{ kind: 'contact', subject: 'Web shop' }]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('a message arrives', async ({ page }) => {
    await openForm(page);
    const fields = [
      ['Name', 'Touch'],
      ['Email', 'sara@lumen.example'],
      ['Subject', 'Web shop'],
      ['Message', 'We need a shop for three showrooms.'],
    ] as const;
    for (const [label, text] of fields) {
      await form(page).getByLabel(label).tap();
      await page.keyboard.insertText(text);
    }
    await send(page).tap();
    await expect(notice(page, 'Message Sent!')).toBeVisible();
    expect(await inboxOf('Touch')).toMatchObject([{ kind: 'contact', subject: 'Web shop' }]);
  });
});

test('pressed twice by a program, it arrives once', async ({ page }) => {
  await openForm(page);
  await fill(page, 'Twice');
  await send(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(notice(page, 'Message Sent!')).toHaveCount(1);
  expect(await inboxOf('Twice')).toHaveLength(1);
});

test('the same words from two tabs arrive once', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openForm(tab);
    await fill(tab, 'Two tabs');
  }
  for (const tab of [page, other]) {
    await send(tab).click();
    await expect(notice(tab, 'Message Sent!')).toBeVisible();
  }
  expect(await inboxOf('Two tabs')).toHaveLength(1);
});

test('after a lost answer and without a connection the text stays, and arrives once automatically', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_(FAILED|INTERNET_DISCONNECTED|CONNECTION_ABORTED)/);
  await openForm(page);
  await fill(page, 'Patient');
  // Each answer is lost, also of what is sent again automatically meanwhile.
  await page.route('**/api/submissions/contact', async (route) => {
    await route.fetch().catch(() => undefined);
    await route.abort();
  });
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Not sent yet');
  expect(await accessibilityFindings(page)).toEqual([]);
  await context.setOffline(true);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Not sent yet');
  await expect(form(page).getByLabel('Message')).toHaveValue('We need a shop for three showrooms.');
  await page.unroute('**/api/submissions/contact');
  await context.setOffline(false);
  await expect(notice(page, 'Message Sent!')).toBeVisible();
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  expect(await inboxOf('Patient')).toHaveLength(1);
});

test('an application arrives once with its résumé', async ({ page, problems }) => {
  problems.expect(/status of 422/);
  const [job] = jobs;
  await open(page, `${site.url}/careers`);
  await page.getByRole('button', { name: job!.title, exact: true }).click();
  await page.getByRole('button', { name: 'Apply Now', exact: true }).click();
  const application = page.getByRole('region', { name: `Apply for: ${job!.title}` });
  await application.getByLabel('Full Name').fill('Applicant');
  await application.getByLabel('Email').fill('sara@lumen.example');
  await application.getByLabel('Phone').fill('0300 1234567');
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n');
  await application
    .getByLabel('Resume')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') });
  await page.waitForTimeout(2000);

  await test.step('a file that is none is named at its field', async () => {
    await application.getByRole('button', { name: 'Submit Application' }).click();
    await expect(application.getByLabel('Resume')).toHaveAccessibleDescription(/not a PDF or Word document/);
    await expect(application.getByLabel('Full Name')).toHaveValue('Applicant');
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  await application
    .getByLabel('Resume')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await application.getByRole('button', { name: 'Submit Application' }).press('Enter');
  await expect(notice(page, 'Application submitted successfully!')).toBeVisible();
  await expect(application).toHaveCount(0);
  // The first manager has not been given the right to see applications.
  const [stored, ...others] = await applicationsIn(join(data, 'live.db'));
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ name: 'Applicant', subject: job!.title, fileName: 'cv.pdf' });
  expect(Buffer.from(stored!.bytes)).toEqual(buffer);
});
