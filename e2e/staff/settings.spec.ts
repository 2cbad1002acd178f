import type { Page } from '@playwright/test';
import { expect, hydrated, logIn, still, test } from '../site';
import { openStopped, passUntil } from '../public/clock';
import { goTo, notice, openDesk } from './desk';

test.use(still);

interface TabCase {
  tab: string;
  /** What stands in the fields, in their order. */
  values: Readonly<Record<string, string>>;
  changed: string;
  value: string;
  savedText: string;
}

const tabCases: readonly [TabCase, ...TabCase[]] = [
  {
    tab: 'General',
    values: {
      'Site Name': 'Vibrant Peak',
      Tagline: 'Peak Innovation, Vibrant Solutions',
      'Contact Email': 'hello@vibrantpeak.example',
      'Phone Number': '+92 42 3555 0140',
      Address: 'Lahore, Pakistan',
    },
    changed: 'Site Name',
    value: 'Steady Hill',
    savedText: 'General settings have been saved successfully.',
  },
  {
    tab: 'Social Media',
    values: {
      Facebook: 'https://www.facebook.com/vibrantpeak.example',
      Twitter: 'https://x.com/vibrantpeak_example',
      LinkedIn: 'https://www.linkedin.com/company/vibrantpeak-example',
      Instagram: 'https://www.instagram.com/vibrantpeak.example',
      'YouTube Channel ID': 'UCvibrantpeakexample0001',
      GitHub: 'https://github.com/vibrantpeak-example',
    },
    changed: 'Instagram',
    value: 'steady_hill',
    savedText: 'Social media settings have been saved successfully.',
  },
  {
    tab: 'Footer',
    values: { 'Copyright Text': 'Vibrant Peak (Private) Limited. All rights reserved.' },
    changed: 'Copyright Text',
    value: 'Steady Hill Ltd.',
    savedText: 'Footer copyright text has been saved.',
  },
  {
    tab: 'SEO',
    values: {
      'Meta Title': 'Modern Software Solutions',
      'OG Image': 'https://www.vibrantpeak.example/social.jpg',
      'Google Analytics ID': 'G-EXAMPLE000',
    },
    changed: 'Google Analytics ID',
    value: 'G-OTHER11111',
    savedText: 'SEO settings have been saved successfully.',
  },
];

const panel = (page: Page, tab: string) => page.getByRole('tabpanel', { name: tab, exact: true });
const saveButton = (page: Page, tab: string) => panel(page, tab).getByRole('button', { name: 'Save' });

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

test('Save is busy for 800 ms and then says so; Cancel gives back what was saved', async ({ page }) => {
  await logIn(page);
  await openStopped(page, '/admin/settings');
  await passUntil(page, () => page.getByRole('tab').count());
  await expect(page.getByRole('tab')).toHaveText(['General', 'Social Media', 'Footer', 'SEO']);
  for (const tabCase of tabCases) {
    await test.step(tabCase.tab, () => expectSaved(page, tabCase));
    // Notices go by themselves.
    await page.clock.runFor(10_000);
    await passUntil(
      page,
      async () => (await page.getByText(/^(Settings Updated|Editing Cancelled)$/).count()) === 0,
    );
  }
});

async function expectSaved(page: Page, { tab, values, changed, value, savedText }: TabCase): Promise<void> {
  await openTab(page, tab);
  for (const [label, text] of Object.entries(values)) {
    await expect(panel(page, tab).getByLabel(label, { exact: true }), label).toHaveValue(text);
  }
  const field = panel(page, tab).getByLabel(changed, { exact: true });
  await field.fill(value);
  await saveButton(page, tab).click();
  await expectSaving(page, tab);
  await page.clock.runFor(790);
  await expectSaving(page, tab);
  await expect(page.getByText('Settings Updated')).toHaveCount(0);
  await page.clock.runFor(20);
  await expectIdle(page, tab);
  await passUntil(page, () => notice(page, 'Settings Updated').count());
  await expect(notice(page, 'Settings Updated')).toHaveText(`Settings Updated${savedText}`);
  await expect(notice(page, 'Settings Updated')).toHaveAttribute('data-type', 'success');

  await field.fill('Not to be kept');
  await panel(page, tab).getByRole('button', { name: 'Cancel' }).click();
  await passUntil(page, () => notice(page, 'Editing Cancelled').count());
  await expect(notice(page, 'Editing Cancelled')).toHaveText('Editing CancelledNo changes were saved.');
  await expect(field).toHaveValue(value);
}

test('a save in flight survives a change of tab and of page; what was saved is gone on reload', async ({
  page,
}) => {
  const [general, social] = tabCases as unknown as [TabCase, TabCase];
  await logIn(page);
  await openStopped(page, '/admin/settings');
  await passUntil(page, () => page.getByRole('tab').count());
  await page.getByLabel(general.changed, { exact: true }).fill(general.value);
  await saveButton(page, 'General').click();
  await expectSaving(page, 'General');
  await page.clock.runFor(400);

  await openTab(page, 'Social Media');
  await expectIdle(page, 'Social Media');
  await page.getByLabel(social.changed, { exact: true }).fill(social.value);
  await saveButton(page, 'Social Media').click();
  await expectSaving(page, 'Social Media');
  await page.clock.runFor(390);
  await openTab(page, 'General');
  await expectSaving(page, 'General');
  await page.clock.runFor(20);
  await expectIdle(page, 'General');
  await passUntil(page, () => notice(page, 'Settings Updated').count());
  await expect(page.getByLabel(general.changed, { exact: true })).toHaveValue(general.value);

  await page.getByLabel(general.changed, { exact: true }).fill('Second Name');
  await saveButton(page, 'General').click();
  await goTo(page, 'Messages');
  await page.clock.runFor(900);
  await passUntil(page, async () => (await notice(page, 'Settings Updated').count()) === 3);
  await goTo(page, 'Settings');
  await expect(page.getByLabel(general.changed, { exact: true })).toHaveValue('Second Name');
  await openTab(page, 'Social Media');
  await expect(page.getByLabel(social.changed, { exact: true })).toHaveValue(social.value);

  await page.reload();
  await passUntil(page, () => page.getByRole('tab').count());
  await expect(page.getByLabel(general.changed, { exact: true })).toHaveValue('Vibrant Peak');
});

test('what is typed in one tab is still there after a look at another', async ({ page }) => {
  await openDesk(page, '/admin/settings');
  await page.getByLabel('Tagline').fill('Half a thought');
  await openTab(page, 'SEO');
  await openTab(page, 'General');
  await expect(page.getByLabel('Tagline')).toHaveValue('Half a thought');
});

test('the switches of the footer take effect at once, each with its notice', async ({ page }) => {
  await openDesk(page, '/admin/settings');
  await openTab(page, 'Footer');
  const states = { 'Social Icons': true, 'Contact Info': true, Newsletter: false };
  for (const [name, isOn] of Object.entries(states)) {
    const control = page.getByRole('switch', { name, exact: true });
    await expect(control).toBeChecked({ checked: isOn });
    for (const wanted of [!isOn, isOn]) {
      await control.click();
      await expect(control).toBeChecked({ checked: wanted });
      await expectIdle(page, 'Footer');
      const text = `Footer ${name} display has been ${wanted ? 'enabled' : 'disabled'}`;
      const toast = notice(page, 'Setting Updated').filter({ hasText: text });
      await expect(toast).toHaveText(`Setting Updated${text}`);
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
    }
  }
  await page.getByRole('switch', { name: 'Newsletter' }).click();
  await goTo(page, 'Dashboard');
  await goTo(page, 'Settings');
  await openTab(page, 'Footer');
  await expect(page.getByRole('switch', { name: 'Newsletter' })).toBeChecked();
});

test('saved settings change nothing on the public site and load nothing', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (/google(-analytics|tagmanager)/.test(request.url())) outside.push(request.url());
  });
  await openDesk(page, '/admin/settings');
  for (const { tab, changed, value, savedText } of tabCases) {
    await openTab(page, tab);
    await page.getByLabel(changed, { exact: true }).fill(value);
    if (tab === 'Footer') {
      for (const name of ['Social Icons', 'Contact Info', 'Newsletter']) {
        await page.getByRole('switch', { name }).click();
      }
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
  await expect(page.getByRole('contentinfo')).not.toContainText('Steady Hill');
  await expect(page.getByRole('banner')).not.toContainText('Steady Hill');
  expect(outside).toEqual([]);
});
