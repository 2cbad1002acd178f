import type { Browser, Page } from '@playwright/test';
import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { paste } from '../invoice/form';
import { startLive, type LiveSite } from '../liveSite';
import { expect, still, test } from '../site';
import { databaseOf } from './databaseOf';
import { chooseOption, hands, journeys, type Hand } from './hands';
import * as steps from './invoiceSteps';
import { join, manager, phone, signIn } from './people';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use({ ...still, hasTouch: true });

for (const { kind, by, tag } of journeys)
  test.describe(`on ${kind}, by ${by}`, () => {
    const hand: Hand = hands[by];
    const expectAccessible = steps.looksBy(by);
    const database = databaseOf(kind);
    let site: LiveSite;
    let mails: TestMailServer;
    test.beforeAll(async () => {
      const DATABASE_URL = await database.start();
      mails = await testMailServer();
      site = await startLive(async () => ({
        DATABASE_URL,
        MAIL_URL: mails.url,
        MAIL_FROM: 'hello@the.site',
      }));
    });
    test.afterAll(async () => {
      await site?.stop();
      await mails.close();
      await database.stop();
    });

    test(
      'an invoice is drafted, seen on another device, issued, mailed, seen by its client, paid in parts, credited and archived',
      { tag },
      async ({ page, browser }) => {
        await join(page, site.firstLink, manager);
        await steps.prepareInvoices(page, site.url);
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
        const row = (name: RegExp) =>
          page.getByRole('table', { name: 'Invoices' }).getByRole('row', { name });

        await test.step('an empty list leads to the generator, which saves what is typed and pasted', async () => {
          await page.goto(`${site.url}/admin/invoices`);
          await expect(page.getByText(/^No invoices yet/)).toBeVisible();
          await expectAccessible(page);
          await hand.press(page.getByRole('link', { name: 'New invoice', exact: true }));
          const client = page.getByRole('group', { name: 'Bill To' });
          await hand.type(client.getByLabel('Company'), 'Lumen Ltd');
          await hand.type(page.getByLabel('Item Name'), 'Design');
          await hand.type(page.getByLabel('Rate', { exact: true }), '120.50');
          await hand.press(button('Add Item'));
          await paste(page, 'Hosting\t2\t10');
          await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
          await expect(page).toHaveURL(/\/admin\/receipts\?invoice=\d+$/);
          await expectAccessible(page);
        });

        const other = await otherDevice(browser);
        const ask = await steps.calls(page, site.url);
        await test.step('the draft is on another device, and changes from there arrive', async () => {
          await other.goto(`${site.url}/admin/invoices`);
          await other.getByRole('link', { name: /^Draft INV-/ }).click();
          await other.locator('summary', { hasText: /^Bill To/ }).click();
          const client = other.getByRole('group', { name: 'Bill To' });
          await expect(client.getByLabel('Company')).toHaveValue('Lumen Ltd');
          await client.getByLabel('Email').fill('sara@lumen.example');
          await expect(other.getByText('Saving …')).toBeHidden();
          await expect
            .poll(async () => (await ask<Kept>('GET /invoices/1')).value.invoice.billTo.email)
            .toBe('sara@lumen.example');
          await hand.type(page.getByLabel('Notes'), 'Thank you');
          await expect(page.getByText('Lumen Ltd, sara@lumen.example', { exact: true })).toBeVisible();
        });

        await test.step('it is issued after a question, and does not change any more', async () => {
          await hand.press(button('Issue'));
          const dialog = page.getByRole('dialog', { name: 'Issue this invoice?' });
          await expect(dialog.getByText('Lumen Ltd')).toBeVisible();
          await expectAccessible(page);
          await hand.press(dialog.getByRole('button', { name: /^Issue INV-\d{4}-0001$/ }));
          await expect(heading(/^Invoice INV-\d{4}-0001$/)).toBeVisible();
          await expect(page.getByRole('main')).toBeFocused();
          await expect(page.getByRole('region', { name: 'Invoice', exact: true })).toContainText('Design');
          await expectAccessible(page);
          await other.reload();
          await expect(other.getByRole('heading', { name: /^Invoice INV-\d{4}-0001$/ })).toBeVisible();
          await expect(other.getByLabel('Notes')).toHaveCount(0);
        });

        const pay = async (amount?: string) => {
          await hand.press(button('Record payment'));
          const dialog = page.getByRole('dialog', { name: 'Record payment' });
          if (amount !== undefined) await dialog.getByLabel('Amount').fill(amount);
          await hand.press(dialog.getByRole('button', { name: 'Record payment', exact: true }));
          await expect(dialog).toBeHidden();
        };

        const link = await test.step('staff look at the mail, change it and send it with the PDF', () =>
          steps.sendByMail({ page, hand, mails, expectAccessible }));

        const client = await test.step('the client opens the link on a phone, and touches the page', () =>
          steps.openAsClient(browser, link));

        await test.step('the client has paid, and staff hear of it', async () => {
          await page.reload();
          await expect(steps.badge(page, 'Viewed')).toBeVisible();
          await client.getByRole('button', { name: 'I have paid' }).tap();
          await expect(client.getByText('Thank you for telling us that you have paid.')).toBeVisible();
          await expect.poll(() => mails.mails.length).toBe(2);
          expect(mails.mails[1]!.subject).toMatch(/says that it is paid$/);
          await other.goto(`${site.url}/admin/invoices`);
          await expect(other.getByText('Client says paid', { exact: true }).last()).toBeVisible();
          await expectAccessible(other);
          await page.reload();
          await expect(page.getByText(/^The client says that it is paid/)).toBeVisible();
          await expectAccessible(page);
        });

        await test.step('a part is paid, then the rest, and the client sees it', async () => {
          const payments = page.getByRole('region', { name: 'Payments' });
          await pay('20.50');
          await expect(payments.getByText('€120.00 is owed.')).toBeVisible();
          await expect(steps.badge(page, 'Partly paid')).toBeVisible();
          await client.reload();
          await expect(client.getByText('€120.00', { exact: true }).first()).toBeVisible();
          await pay();
          await expect(payments.getByText('Nothing is owed.')).toBeVisible();
          await client.reload();
          await expect(client.getByText('Thank you for your payment.')).toBeVisible();
          expect(await steps.findingsOfPage(client)).toEqual([]);
        });

        await test.step('a credit note names its invoice, and is named by it', async () => {
          await hand.press(steps.moreOf(page));
          await hand.press(button('Credit note'));
          await hand.press(button('Draft credit note'));
          await expect(page.getByText('Draft of a credit note for')).toBeVisible();
          await hand.press(button('Issue'));
          const dialog = page.getByRole('dialog', { name: 'Issue this credit note?' });
          await hand.press(dialog.getByRole('button', { name: /^Issue CN-\d{4}-0001$/ }));
          await expect(heading(/^Credit note CN-\d{4}-0001$/)).toBeVisible();
          await hand.press(page.getByRole('link', { name: /^INV-\d{4}-0001$/ }));
          await expect(heading(/^Invoice INV-\d{4}-0001$/)).toBeVisible();
          await expect(page.getByRole('link', { name: /^CN-\d{4}-0001$/ })).toBeVisible();
        });

        await test.step('the list has both', async () => {
          await hand.press(page.getByRole('link', { name: 'All invoices', exact: true }));
          await expect(
            row(/^INV-\d{4}-0001 Lumen Ltd .* €140\.50 −\u2060€140\.50 Credited Overpaid$/),
          ).toBeVisible();
          await expect(row(/^CN-\d{4}-0001 Lumen Ltd .* €140\.50 Issued$/)).toBeVisible();
        });

        await test.step('the accountant gets this month as ZIP', async () => {
          await page.goto(`${site.url}/admin/receivables`);
          // The days of the browser and of the company may differ.
          const daysAway = (days: number) =>
            new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
          await page.getByLabel('First day').fill(daysAway(-1));
          await page.getByLabel('Last day').fill(daysAway(1));
          // That of the credit note is made after its issue, in the background.
          await expect.poll(async () => (await ask<Kept>('GET /invoices/2')).pdfHash).not.toBeNull();
          const download = page.waitForEvent('download');
          await hand.press(button('Download ZIP'));
          const files = await steps.filesOf(await download);
          expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([
            expect.stringMatching(/INV-\d{4}-0001/),
            expect.stringMatching(/CN-\d{4}-0001/),
          ]);
          expect(files.get('payments.csv')).toMatch(/20\.50[^]*120\.00/);
          await page.goto(`${site.url}/admin/invoices`);
        });

        await test.step('the client is saved: it is chosen, and the new draft deleted', async () => {
          await hand.press(page.getByRole('link', { name: 'New invoice', exact: true }));
          const client = page.getByRole('group', { name: 'Bill To' });
          await hand.type(client.getByRole('combobox', { name: 'Company' }), 'lum');
          await chooseOption(by, page.getByRole('option', { name: /^Lumen Ltd/ }));
          await expect(client.getByLabel('Email')).toHaveValue('sara@lumen.example');
          await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
          await hand.press(steps.moreOf(page));
          await hand.press(button('Delete draft'));
          const dialog = page.getByRole('dialog', { name: 'Delete this draft?' });
          await hand.press(dialog.getByRole('button', { name: 'Delete draft', exact: true }));
          await expect(heading(/^Invoices$/)).toBeVisible();
          await expect(row(/^Draft/)).toHaveCount(0);
        });
      },
    );

    /** The same person on a phone. */
    async function otherDevice(browser: Browser): Promise<Page> {
      const theirs = await phone(browser);
      await theirs.goto(`${site.url}/admin/login`);
      await signIn(theirs, manager);
      await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
      return theirs;
    }
  });

interface Kept {
  pdfHash: string | null;
  value: { invoice: { billTo: { email: string } } };
}
