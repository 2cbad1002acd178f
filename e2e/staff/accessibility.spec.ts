import type { Page } from '@playwright/test';
import {
  expect,
  findingsInEveryLook,
  findingsOfState,
  headingLevels,
  open,
  resetLook,
  still,
  test,
} from '../site';
import { button, field, notice, openDesk } from './desk';
import { entityCases } from './entityCases';

test.describe.configure({ timeout: 90_000 });
test.use(still);

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
  '/admin': { Analytics: tabState('Analytics'), shortcuts, palette },
  '/admin/receipts': { palette },
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
states['/admin/projects'] = { ...states['/admin/projects'], ...listStates, palette };

/** Headings go down one step at a time, and landmarks are there once. */
async function expectSoundOutline(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await headingLevels(page);
  for (const [index, level] of levels.entries())
    expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
}

test('/admin/login has no accessibility finding in any look', async ({ page }) => {
  await open(page, '/admin/login');
  expect(await findingsInEveryLook(page), 'the page').toEqual([]);
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('wrong');
  await button(page, 'Login').click();
  await expect(notice(page, 'Login failed')).toBeVisible();
  expect(await findingsOfState(page), 'a refusal').toEqual([]);
});

for (const [path, reachable] of Object.entries(states)) {
  test(`${path} has no accessibility finding in any look, and a sound outline`, async ({ page }) => {
    await openDesk(page, path);
    await expectSoundOutline(page);
    expect(await findingsInEveryLook(page), 'the page').toEqual([]);
    if (path === '/admin') {
      await button(page, 'Open menu').click();
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
      const isPhone = (width: number) => width < 768;
      expect(await findingsInEveryLook(page, isPhone), 'the drawer').toEqual([]);
      await page.keyboard.press('Escape');
    }
    for (const [name, reach] of Object.entries(reachable)) {
      await resetLook(page);
      await reach(page);
      expect(await findingsOfState(page), name).toEqual([]);
    }
  });
}
