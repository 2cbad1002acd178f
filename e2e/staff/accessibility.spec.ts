import type { Page } from '@playwright/test';
import {
  accessibilityFindings,
  expect,
  findingsOfState,
  headingLevels,
  open,
  resetLook,
  sampled,
  still,
  test,
} from '../site';
import { button, field, goTo, notice, openDesk } from './desk';
import { entityCases } from './entityCases';

test.use(still);

/**
 * Checks the open page on a desktop in the light scheme, with its headings, and on a phone in the
 * dark scheme.
 */
async function expectSound(page: Page, what: string): Promise<void> {
  await resetLook(page);
  await expectSoundOutline(page);
  expect(await findingsOfState(page), what).toEqual([]);
  await resetLook(page);
}

/** For pages made of parts checked elsewhere. */
async function expectSoundPart(page: Page, what: string, part = 'main'): Promise<void> {
  expect(await findingsOfState(page, part), what).toEqual([]);
  await resetLook(page);
}

/** For pages drawn by parts checked elsewhere: one run is enough. */
const expectNoFindings = async (page: Page, what: string) =>
  expect(await accessibilityFindings(page, 'main'), what).toEqual([]);

const dialog = 'dialog';

const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click();
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
};

/** Heading levels do not skip, and landmarks are unique. */
async function expectSoundOutline(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const levels = await headingLevels(page);
  for (const [index, level] of levels.entries())
    expect(level, `heading ${index + 1}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
}

test(
  'login, dashboard, drawer, palette and shortcuts have no accessibility finding',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/admin/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password').fill('wrong');
    await button(page, 'Login').click();
    await expect(notice(page, 'Login failed')).toBeVisible();
    expect(await findingsOfState(page), 'the login page, refusing somebody').toEqual([]);
    await resetLook(page);
    await page.getByLabel('Password').fill('admin123');
    await button(page, 'Login').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

    await expectSound(page, 'dashboard');
    await page.setViewportSize({ width: 375, height: 740 });
    await button(page, 'Open menu').click();
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    expect(await accessibilityFindings(page), 'the drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await resetLook(page);
    await openTab(page, 'Analytics');
    await expectNoFindings(page, 'Analytics');
    await page.locator('body').press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectSoundPart(page, 'shortcuts', dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    expect(await findingsOfState(page), 'palette').toEqual([]);
  },
);

test('all other pages have no accessibility finding, and a sound outline', async ({ page }) => {
  await openDesk(page, '/admin/platform');
  await expectSound(page, 'platform');

  await test.step('Messages', async () => {
    await goTo(page, 'Messages');
    await expectSoundOutline(page);
    await page
      .getByRole('button', { name: /^Delete message from/ })
      .last()
      .click();
    await page.getByRole('list', { name: 'Inbox' }).getByRole('button').first().click();
    await expect(page.getByRole('region', { name: 'Message', exact: true })).toBeVisible();
    await expect(notice(page, 'Message Deleted')).toBeVisible();
    await expectSound(page, 'an open message and a deletion');
  });

  await test.step('Settings', async () => {
    await goTo(page, 'Settings');
    await expectSound(page, 'General');
    await openTab(page, 'Footer');
    await expectSoundPart(page, 'Footer');
    for (const name of ['Social Media', 'SEO']) {
      await openTab(page, name);
      await expectNoFindings(page, name);
    }
  });

  for (const { link, heading, singular } of sampled(entityCases, 2)) {
    await test.step(heading, async () => {
      await goTo(page, link, heading);
      await expectSoundOutline(page);
      await expectSoundPart(page, 'the list');
      await button(page, `Add ${singular}`).click();
      await button(page, 'Save').click();
      await expect(page.getByText('This field is required').first()).toBeVisible();
      await expectNoFindings(page, 'messages of the form');
    });
  }

  await test.step('what one list shows for all of them', async () => {
    await goTo(page, 'Projects');
    await button(page, 'Add Project').click();
    await button(page, 'Save').click();
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await expectSound(page, 'messages of the form');
    await field(page, 'Title').fill('Half');
    await button(page, 'Command palette').click();
    await page.getByRole('option').filter({ hasText: 'Team' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await expectSoundPart(page, 'a question on leaving', dialog);

    await button(page, 'Stay').click();
    await button(page, 'Cancel').click();
    await expect(notice(page, 'Editing Cancelled')).toBeVisible();
    await button(page, 'Delete Swift Cart').click();
    await expect(notice(page, 'Project Removed')).toBeVisible();
    await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
    await page.getByRole('checkbox', { name: 'Select Greenline' }).check();
    await expect(page.getByText('1 selected')).toBeVisible();
    expect(await findingsOfState(page), 'chosen rows, an order and two notices').toEqual([]);

    await resetLook(page);
    await page.getByRole('searchbox').fill('nobody has this');
    await expect(page.getByText('No results found.')).toBeVisible();
    await expectNoFindings(page, 'nothing found');
    await page.getByLabel('CSV file').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Title,Description,Category\nA,B,C\n,B,C'),
    });
    await expect(page.getByText('1 of 2 rows can be imported.')).toBeVisible();
    await expectSoundPart(page, 'the preview of an import', dialog);
  });
});
