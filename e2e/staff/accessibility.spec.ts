import type { Page } from '@playwright/test';
import { expect, findingsInEveryLook, open, resetLook, test } from '../site';
import { button, field, notice, openDesk } from './desk';
import { entityCases } from './entityCases';

test.describe.configure({ timeout: 90_000 });

type State = (page: Page) => Promise<void>;

const shortcuts: State = async (page) => {
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
};

/** Over whatever is open on the page, such as a form with its messages; another dialog is closed first. */
const palette: State = async (page) => {
  if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
};

const tabState =
  (name: string): State =>
  async (page) => {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  };

/** What can be opened on a page, one after the other. */
const states: Record<string, Record<string, State>> = {
  '/admin': { Analytics: tabState('Analytics'), shortcuts },
  '/admin/receipts': {},
  '/admin/platform': {},
  '/admin/messages': {
    'an open message': async (page) => {
      await page.getByRole('list', { name: 'Inbox' }).getByRole('button').first().click();
      await expect(page.getByRole('region', { name: 'Message', exact: true })).toBeVisible();
    },
    'a deletion': async (page) => {
      await page
        .getByRole('button', { name: /^Delete message from/ })
        .last()
        .click();
      await expect(notice(page, 'Message Deleted')).toBeVisible();
    },
  },
  '/admin/settings': Object.fromEntries(
    ['Social Media', 'Footer', 'SEO'].map((name) => [name, tabState(name)]),
  ),
  ...Object.fromEntries(
    entityCases.map(({ path, singular }) => [
      path,
      {
        'messages of the form': async (page: Page) => {
          await button(page, `Add ${singular}`).click();
          await button(page, 'Save').click();
          await expect(page.getByText('This field is required').first()).toBeVisible();
        },
      },
    ]),
  ),
};

/** States that one list shows for all of them. */
const listStates: Record<string, State> = {
  'a question on leaving': async (page) => {
    await field(page, 'Title').fill('Half');
    await button(page, 'Command palette').click();
    await page.getByRole('option').filter({ hasText: 'Team' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  },
  'chosen rows, an order and a notice': async (page) => {
    await button(page, 'Stay').click();
    await button(page, 'Cancel').click();
    await expect(notice(page, 'Editing Cancelled')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await page.getByRole('checkbox', { name: 'Select Greenline' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
  },
  'a removal': async (page) => {
    await button(page, 'Remove selected').click();
    await expect(notice(page, 'Project Removed')).toBeVisible();
  },
  'nothing found': async (page) => {
    await page.getByRole('searchbox').fill('nobody has this');
    await expect(page.getByText('No results found.')).toBeVisible();
  },
  'the preview of an import': async (page) => {
    await page.getByLabel('CSV file').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Title,Description,Category\nA,B,C\n,B,C'),
    });
    await expect(page.getByText('1 of 2 rows can be imported.')).toBeVisible();
  },
};
states['/admin/projects'] = { ...states['/admin/projects'], ...listStates };

test('/admin/login has no serious accessibility finding in any look', async ({ page }) => {
  await open(page, '/admin/login');
  expect(await findingsInEveryLook(page), 'the page').toEqual([]);
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('wrong');
  await button(page, 'Login').click();
  await expect(notice(page, 'Login failed')).toBeVisible();
  expect(await findingsInEveryLook(page), 'a refusal').toEqual([]);
});

for (const [path, reachable] of Object.entries(states)) {
  test(`${path} has no serious accessibility finding in any look`, async ({ page }) => {
    await openDesk(page, path);
    expect(await findingsInEveryLook(page), 'the page').toEqual([]);
    if (path === '/admin') {
      await button(page, 'Open menu').click();
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
      const isPhone = (width: number) => width < 768;
      expect(await findingsInEveryLook(page, isPhone), 'the drawer').toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const [name, reach] of Object.entries({ ...reachable, palette })) {
      await resetLook(page);
      await reach(page);
      expect(await findingsInEveryLook(page), name).toEqual([]);
    }
  });
}

test('headings go down one step at a time, and landmarks are there once', async ({ page }) => {
  for (const path of Object.keys(states)) {
    await openDesk(page, path);
    await expect(page.getByRole('main'), path).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Admin' }), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    for (const [index, level] of levels.entries()) {
      expect(level, `${path}, heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  }
});
