import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { applicationsIn } from '../../live/src/testing/testApplication';
import { jobs } from '../../shared/src/content/jobs';
import { startLive, type LiveSite } from '../liveSite';
import { accessibilityFindings, expect, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { databaseKinds, databaseOf } from './databaseOf';
import { joinByLink, staffCalls } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 740 } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

const message = {
  Email: 'sara@lumen.example',
  Subject: 'Web shop "one" <two>',
  Message: '\nWe need a shop.\n\nFor three & more showrooms.',
};

for (const kind of databaseKinds)
  test.describe(`on ${kind}`, () => {
    const database = databaseOf(kind);
    let site: LiveSite;
    let data: string;
    let DATABASE_URL: string;
    let staff: ReturnType<typeof staffCalls>;
    test.beforeAll(async () => {
      data = mkdtempSync(join(tmpdir(), 'vibrant-peak-without-scripts-'));
      DATABASE_URL = await database.start();
      site = await startLive(async () => ({ DATA: data, DATABASE_URL }));
      staff = staffCalls(site.url, await joinByLink(site.url, site.firstLink));
    });
    test.afterAll(async () => {
      await site?.stop();
      await database.stop();
      removeFolder(data);
    });

    /** What arrived with this name. */
    async function inboxOf(name: string) {
      const { body } = await staff.call<{ conversations: { kind: string; name: string; subject: string }[] }>(
        site.url,
        'GET /inbox',
      );
      return body.conversations.filter((each) => each.name === name);
    }

    test('a message is a plain post: the page says what is missing with everything filled in, or thanks', async ({
      page,
      problems,
    }) => {
      problems.expect(/status of 422/);
      await page.goto(`${site.url}/`);
      await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCount(1);
      await expect(page.locator('form')).not.toContainText('needs JavaScript');
      await fill(page, message);
      await page.getByRole('button', { name: 'Send Message' }).click();

      await expect(page).toHaveTitle(/^Not sent yet: /);
      await expect(page.getByRole('alert')).toContainText('Name must be at least 2 characters.');
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1);
      for (const [name, value] of Object.entries(message)) await expect(field(page, name)).toHaveValue(value);
      expect(await inboxOf('Plain')).toEqual([]);
      await page.getByRole('alert').getByRole('link').click();
      await expect(field(page, 'Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');

      await fill(page, { Name: 'Plain' });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
      await page.reload();
      await page.goto(`${site.url}/api/forms/contact`);
      await fill(page, { Name: 'Plain', ...message });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible();
      expect(await inboxOf('Plain')).toMatchObject([{ kind: 'contact', subject: message.Subject }]);
    });

    test('an application has a page of its own, which says that the file has to be chosen again', async ({
      page,
      problems,
    }) => {
      problems.expect(/status of 422/);
      const [job] = jobs;
      await page.goto(`${site.url}/careers`);
      await page.getByRole('link', { name: 'Apply without JavaScript' }).first().click();
      await expect(page.getByRole('heading', { name: `Apply for: ${job!.title}` })).toBeVisible();
      await expect(field(page, 'Position')).toHaveValue(job!.title);
      const typed = {
        'Full Name': 'Plainly',
        Email: 'sara@lumen.example',
        'Cover Letter': 'I draw.\nI build.',
      };
      await fill(page, typed);
      const buffer = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\n%%EOF\n');
      const choose = () =>
        page.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
      await choose();
      await page.getByRole('button', { name: 'Submit Application' }).click();

      await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
        'Phone number must be at least 10 digits',
        /choose the file again.*cv\.pdf/,
      ]);
      for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value);
      await expect(field(page, 'Position')).toHaveValue(job!.title);
      await expect(page.getByLabel('Resume')).toHaveAccessibleDescription(/choose the file again/);

      await fill(page, { Phone: '0300 1234567' });
      await choose();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('heading', { name: 'Application submitted successfully!' })).toBeVisible();
      const [stored, ...others] = await applicationsIn(DATABASE_URL || join(data, 'live.db'));
      expect(others).toEqual([]);
      expect(stored).toMatchObject({ name: 'Plainly', subject: job!.title, text: typed['Cover Letter'] });
      expect(Buffer.from(stored!.bytes)).toEqual(buffer);
    });

    test('the privacy page says what the live profile stores', async ({ page }) => {
      await page.goto(`${site.url}/privacy`);
      await expect(page.getByText(/is sent to our server when you press the button/)).toBeVisible();
      await expect(page.getByText(/We store what you send by our forms/)).toBeVisible();
      await expect(page.getByText(/Nothing that you type is sent/)).toBeHidden();
    });

    // The checker is a script.
    test.describe('their pages', () => {
      test.use({ javaScriptEnabled: true });

      for (const colorScheme of ['light', 'dark'] as const)
        test(`have no accessibility findings in the ${colorScheme} scheme`, async ({ page, problems }) => {
          problems.expect(/status of 422/);
          await page.emulateMedia({ colorScheme });
          await page.goto(`${site.url}/api/forms/application?position=Designer`);
          expect(await accessibilityFindings(page)).toEqual([]);
          await page.getByRole('button', { name: 'Submit Application' }).click();
          await expect(page.getByRole('alert')).toBeVisible();
          expect(await accessibilityFindings(page)).toEqual([]);
        });
    });
  });
