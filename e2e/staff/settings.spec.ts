import type { Page } from '@playwright/test';
import { expect, hydrated, logIn, still, test } from '../site';
import { openStopped, passUntil } from '../public/clock';
import { goTo, notice } from './desk';

test.use(still);

/** For each tab a field, a new value and the notice of a save. */
const tabs = {
  General: ['Site Name', 'Steady Hill', 'General settings have been saved successfully.'],
  'Social Media': ['Instagram', 'steady_hill', 'Social media settings have been saved successfully.'],
  Footer: ['Copyright Text', 'Steady Hill Ltd.', 'Footer copyright text has been saved.'],
  SEO: ['Google Analytics ID', 'G-OTHER11111', 'SEO settings have been saved successfully.'],
} as const;

const panel = (page: Page, tab: string) => page.getByRole('tabpanel', { name: tab, exact: true });
const saveButton = (page: Page, tab: string) => panel(page, tab).getByRole('button', { name: 'Save' });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function openTab(page: Page, tab: string) {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await expect(panel(page, tab)).toBeVisible();
}

async function expectSaving(page: Page, tab: string) {
  await expect(saveButton(page, tab)).toBeDisabled();
  await expect(saveButton(page, tab)).toHaveAttribute('aria-busy', 'true');
}

async function expectIdle(page: Page, tab: string) {
  await expect(saveButton(page, tab)).toBeEnabled();
  await expect(saveButton(page, tab)).not.toHaveAttribute('aria-busy', 'true');
}

// The fields, buttons and switches of each tab are tested in `SettingsPage.test.tsx`.
test(
  'a save takes 800 ms, survives a change of tab and of page, and says so; Cancel gives back what was saved; nothing of it changes the public site',
  { tag: '@smoke' },
  async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (/google(-analytics|tagmanager)/.test(request.url())) outside.push(request.url());
    });
    await logIn(page);
    await openStopped(page, '/admin/settings');
    await passUntil(page, () => page.getByRole('tab').count());
    await expect(page.getByRole('tab')).toHaveText(Object.keys(tabs));
    await field(page, 'Site Name').fill('First Name');
    await saveButton(page, 'General').click();
    await expectSaving(page, 'General');
    await page.clock.runFor(400);

    await openTab(page, 'Social Media');
    await expectIdle(page, 'Social Media');
    await field(page, 'Instagram').fill('steady_hill');
    await saveButton(page, 'Social Media').click();
    await expectSaving(page, 'Social Media');
    await page.clock.runFor(390);
    await openTab(page, 'General');
    await expectSaving(page, 'General');
    await expect(page.getByText('Settings Updated')).toHaveCount(0);
    await page.clock.runFor(20);
    await expectIdle(page, 'General');
    await passUntil(page, () => notice(page, 'Settings Updated').count());
    await expect(notice(page, 'Settings Updated')).toHaveText(`Settings Updated${tabs.General[2]}`);
    await expect(notice(page, 'Settings Updated')).toHaveAttribute('data-type', 'success');

    await field(page, 'Site Name').fill('Second Name');
    await saveButton(page, 'General').click();
    await goTo(page, 'Messages');
    await page.clock.runFor(900);
    await passUntil(page, async () => (await notice(page, 'Settings Updated').count()) === 3);
    await goTo(page, 'Settings');
    await expect(field(page, 'Site Name')).toHaveValue('Second Name');
    await openTab(page, 'Social Media');
    await expect(field(page, 'Instagram')).toHaveValue('steady_hill');

    // Notices close automatically.
    await page.clock.runFor(10_000);
    await passUntil(page, async () => (await page.getByText('Settings Updated').count()) === 0);
    await openTab(page, 'General');
    await field(page, 'Site Name').fill('Not to be stored');
    await panel(page, 'General').getByRole('button', { name: 'Cancel' }).click();
    await passUntil(page, () => notice(page, 'Editing Cancelled').count());
    await expect(notice(page, 'Editing Cancelled')).toHaveText('Editing CancelledNo changes were saved.');
    await expect(field(page, 'Site Name')).toHaveValue('Second Name');

    await page.reload();
    await passUntil(page, () => page.getByRole('tab').count());
    await expect(field(page, 'Site Name')).toHaveValue('Vibrant Peak');

    await page.clock.resume();
    await test.step('saved settings change nothing on the public site and load nothing', async () => {
      for (const [tab, [label, value, savedText]] of Object.entries(tabs)) {
        await openTab(page, tab);
        await field(page, label).fill(value);
        if (tab === 'Footer') {
          for (const name of ['Social Icons', 'Contact Info', 'Newsletter']) {
            await page.getByRole('switch', { name }).click();
          }
          await expect(
            notice(page, 'Setting Updated').filter({ hasText: 'Newsletter display has been enabled' }),
          ).toBeVisible();
        }
        await saveButton(page, tab).click();
        await expect(notice(page, 'Settings Updated').filter({ hasText: savedText })).toBeVisible();
      }
      await page.getByRole('link', { name: 'View site' }).click();
      await hydrated(page);
      await expect(page).toHaveTitle('Modern Software Solutions');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('Vibrant Peak');
      await expect(footer).toContainText('Mon-Fri 9:00 AM - 6:00 PM');
      await expect(footer.getByRole('form')).toHaveCount(0);
      await expect(footer.getByRole('textbox')).toHaveCount(0);
      await expect(footer).not.toContainText('Steady Hill');
      await expect(page.getByRole('banner')).not.toContainText('Steady Hill');
      expect(outside).toEqual([]);
    });
  },
);
