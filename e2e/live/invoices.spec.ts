import type { Browser, Page } from '@playwright/test';
import { startLive, type LiveSite } from '../liveSite';
import { expect, findingsOfState, resetLook, still, test } from '../site';
import { databaseOf } from './databaseOf';
import { hands, type Hand } from './hands';
import { join, manager, phone, signIn } from './people';
import { staffCalls } from './staffCalls';

test.skip(!!process.env['SITE'], 'starts a site of its own');
test.use({ ...still, hasTouch: true });

const journeys = [
  { kind: 'SQLite', by: 'keyboard' },
  { kind: 'SQLite', by: 'element.click()' },
  { kind: 'PostgreSQL', by: 'touch' },
] as const;

for (const { kind, by } of journeys)
  test.describe(`on ${kind}, by ${by}`, () => {
    const hand: Hand = hands[by];
    const database = databaseOf(kind);
    let site: LiveSite;
    test.beforeAll(async () => {
      const DATABASE_URL = await database.start();
      site = await startLive(async () => ({ DATABASE_URL, CHROMIUM: 'none' }));
    });
    test.afterAll(async () => {
      await site?.stop();
      await database.stop();
    });

    // Presses without events before them are tried by the long tests.
    test(
      'an invoice is drafted, seen on another device, issued, paid in parts and credited',
      { tag: by === 'element.click()' ? '@long' : [] },
      async ({ page, browser }) => {
        await join(page, site.firstLink, manager);
        await giveRights(page);
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        const heading = (name: RegExp) => page.getByRole('heading', { level: 1, name });
        const row = (name: RegExp) =>
          page.getByRole('table', { name: 'Invoices' }).getByRole('row', { name });

        await test.step('an empty list leads to the generator, which keeps what is typed', async () => {
          await page.goto(`${site.url}/admin/invoices`);
          await expect(page.getByText(/^No invoices yet/)).toBeVisible();
          await expectAccessible(page);
          await hand.press(page.getByRole('link', { name: 'New invoice', exact: true }));
          const client = page.getByRole('group', { name: 'Bill To' });
          await hand.type(client.getByLabel('Company'), 'Lumen Ltd');
          await hand.type(page.getByLabel('Item Name'), 'Design');
          await hand.type(page.getByLabel('Rate', { exact: true }), '120.50');
          await hand.press(button('Add Item'));
          await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
          await expect(page).toHaveURL(/\/admin\/receipts\?invoice=\d+$/);
          await expectAccessible(page);
        });

        const other = await otherDevice(browser);
        await test.step('the draft is on another device, and changes from there arrive', async () => {
          await other.goto(`${site.url}/admin/invoices`);
          await other.getByRole('link', { name: /^Draft INV-/ }).click();
          const client = other.getByRole('group', { name: 'Bill To' });
          await expect(client.getByLabel('Company')).toHaveValue('Lumen Ltd');
          await client.getByLabel('Email').fill('sara@lumen.example');
          await expect(other.getByText('Saving …')).toBeHidden();
          await expect
            .poll(async () => (await (await calls(page))('GET /invoices/1')).value?.invoice.billTo.email)
            .toBe('sara@lumen.example');
          await hand.type(page.getByLabel('Notes'), 'Thank you');
          const here = page.getByRole('group', { name: 'Bill To' });
          await expect(here.getByLabel('Email')).toHaveValue('sara@lumen.example');
        });

        await test.step('it is issued after a question, and does not change any more', async () => {
          await hand.press(button('Issue'));
          const dialog = page.getByRole('dialog', { name: 'Issue this invoice?' });
          await expect(dialog.getByText('Lumen Ltd')).toBeVisible();
          await expectAccessible(page);
          await hand.press(dialog.getByRole('button', { name: /^Issue INV-\d{4}-0001$/ }));
          await expect(heading(/^Invoice INV-\d{4}-0001$/)).toBeVisible();
          await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('Design');
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

        await test.step('a part is paid, then the rest', async () => {
          const payments = page.getByRole('region', { name: 'Payments' });
          await pay('20.50');
          await expect(payments.getByText('$100.00 is owed.')).toBeVisible();
          await expect(page.getByText('Partly paid', { exact: true })).toBeVisible();
          await pay();
          await expect(payments.getByText('Nothing is owed.')).toBeVisible();
        });

        await test.step('a credit note names its invoice, and is named by it', async () => {
          await hand.press(button('Credit note'));
          await expect(page.getByText('Draft of a credit note for')).toBeVisible();
          await hand.press(button('Issue'));
          const dialog = page.getByRole('dialog', { name: 'Issue this invoice?' });
          await hand.press(dialog.getByRole('button', { name: /^Issue CN-\d{4}-0001$/ }));
          await expect(heading(/^Credit note CN-\d{4}-0001$/)).toBeVisible();
          await hand.press(page.getByRole('link', { name: /^INV-\d{4}-0001$/ }));
          await expect(heading(/^Invoice INV-\d{4}-0001$/)).toBeVisible();
          await expect(page.getByRole('link', { name: /^CN-\d{4}-0001$/ })).toBeVisible();
        });

        await test.step('the list has both', async () => {
          await hand.press(page.getByRole('link', { name: 'All invoices', exact: true }));
          await expect(row(/^INV-\d{4}-0001 Lumen Ltd .* \$120\.50 Paid$/)).toBeVisible();
          await expect(row(/^CN-\d{4}-0001 Lumen Ltd .* \$120\.50 Issued$/)).toBeVisible();
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

    async function calls(page: Page) {
      const [{ name, value } = { name: '', value: '' }] = await page.context().cookies();
      const { call } = staffCalls(site.url, `${name}=${value}`);
      return async (route: string, body?: object) => (await call<Answer>(site.url, route, body)).body;
    }

    /** The first manager has not been given them, either. */
    async function giveRights(page: Page): Promise<void> {
      const ask = await calls(page);
      const { people } = await ask('GET /people');
      await ask(`PATCH /people/${people![0]!.id}`, { mayInvoice: true, mayIssue: true });
    }
  });

interface Answer {
  people?: { id: string }[];
  value?: { invoice: { billTo: { email: string } } };
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findingsOfState(page)).toEqual([]);
  await resetLook(page);
}
