import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, logIn, still, test } from '../site';
import { openStopped, passUntil } from '../public/clock';
import { add, button, expectEntry, expectRows, field, goTo, notice, openDesk, sidebar } from './desk';
import { caseOf } from './entityCases';

test.use(still);

const projects = caseOf('Projects');

const search = (page: Page, heading: string) => page.getByRole('searchbox', { name: `Search ${heading}` });

async function importFile(page: Page, text: string) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Import CSV').click();
  await (await chooser).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function exportFile(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

// Search, order, pages and rows of a file that are wrong: `EntityScreen.test.tsx` and
// `CsvTools.test.tsx`.
test('chosen rows of a search are removed together; Undo works from another page, and preserves later additions and changes', async ({
  page,
}) => {
  // The clock is frozen so that notices stay.
  await logIn(page);
  await openStopped(page, '/admin/projects');
  await passUntil(page, () => page.getByRole('table').count());

  await search(page, 'Projects').fill('web development');
  await expectRows(page, ['Bazaar Insight', 'Open Clinic']);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  await button(page, 'Remove selected').click();
  await expect(page.getByText(/selected$/)).toHaveCount(0);
  await passUntil(page, () => notice(page, '2 Projects Removed').count());
  await page.clock.runFor(500);
  await expect(notice(page, '2 Projects Removed')).toHaveAttribute('data-type', 'error');
  await search(page, 'Projects').fill('');
  await expectRows(page, ['Swift Cart', 'Harbor Design System', 'Greenline']);

  await add(page, 'Project', projects.entry);
  await button(page, 'Edit Swift Cart').click();
  await field(page, 'Title').fill('Swifter Cart');
  await button(page, 'Save').click();
  await goTo(page, 'Messages');
  // The newest toast is in front; the pointer spreads the others.
  await notice(page, 'Project Updated').hover();
  await notice(page, '2 Projects Removed').getByRole('button', { name: 'Undo' }).click();
  await goTo(page, 'Projects');
  await expectRows(page, [
    'Bazaar Insight',
    'Swifter Cart',
    'Harbor Design System',
    'Greenline',
    'Open Clinic',
    'Night Train',
  ]);
});

test('an export holds what the list shows, formulas made harmless, and comes back through the import, which explains its errors', async ({
  page,
}) => {
  const formula = '=HYPERLINK("http://evil.example")';
  const entry = { Title: formula, Description: 'Süßer, "quoted"\nand of two lines', Category: '@SUM(A1)' };
  await openDesk(page, '/admin/projects');
  await add(page, 'Project', entry);
  await search(page, 'Projects').fill('sußer');
  await expectRows(page, [formula]);
  const narrow = await exportFile(page);
  expect(narrow.name).toMatch(/^projects-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(narrow.text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
    'Title,Description,Category,Image URL,Featured',
    `"'=HYPERLINK(""http://evil.example"")","Süßer, ""quoted""\nand of two lines","'@SUM(A1)",,No`,
  ]);

  await search(page, 'Projects').fill('');
  await expectRows(page, [...projects.samples, formula]);
  const title = page.getByRole('columnheader', { name: 'Title', exact: true });
  await title.getByRole('button').click();
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  const whole = (await exportFile(page)).text.trimEnd().split('\r\n');
  expect(whole).toHaveLength(7);
  expect(whole.slice(2).map((line) => line.split(',')[0])).toEqual(projects.samples.toSorted());

  await page.reload();
  await expectRows(page, projects.samples);
  const dialog = page.getByRole('dialog', { name: 'Import Projects' });
  const file = `${narrow.text}\r\n,No title.,Web Development,,No`;
  await importFile(page, file);
  await expect(dialog).toContainText('1 of 2 rows can be imported.');
  await expect(dialog.getByRole('listitem')).toHaveText(['Row 3Title: This field is required']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expectRows(page, projects.samples);

  await importFile(page, file);
  await dialog.getByRole('button', { name: 'Import Project', exact: true }).click();
  await expectRows(page, [...projects.samples, formula]);
  await expect(notice(page, 'Project Added')).toHaveAttribute('data-type', 'success');
  await button(page, `Edit ${formula}`).click();
  await expectEntry(page, { ...entry, Featured: false });
});

test.describe('unsaved changes', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

  async function typeSomething(page: Page) {
    await goTo(page, 'Projects');
    await button(page, 'Add Project').click();
    await field(page, 'Title').fill('Half a project');
  }

  /** Whether closing the page makes the browser ask first. */
  const isAskedOnClosing = (page: Page) =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'the sidebar': (page) => sidebar(page).getByRole('link', { name: 'Team' }).click(),
    Back: (page) => page.evaluate(() => history.back()),
    'the palette': async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill('Team');
      await page.keyboard.press('Enter');
    },
  };

  test('sidebar, Back, palette, Logout and closing the tab ask first, while something is unsaved: Stay preserves everything and the focus, leaving loses it', async ({
    page,
  }) => {
    await openDesk(page, '/admin/team');
    for (const [name, leave] of Object.entries(ways)) {
      await test.step(name, async () => {
        await typeSomething(page);
        await leave(page);
        await expect(question(page)).toBeVisible();
        await question(page).getByRole('button', { name: 'Stay' }).click();
        await expect(question(page)).toHaveCount(0);
        await expect(page).toHaveURL('/admin/projects?add');
        await expect(field(page, 'Title')).toHaveValue('Half a project');
        // It was there before the palette was opened, too.
        if (name === 'the palette') await expect(field(page, 'Title')).toBeFocused();

        await leave(page);
        await question(page).getByRole('button', { name: 'Leave without saving' }).click();
        // Back closes the form, the others leave the list.
        await expect(page).toHaveURL(name === 'Back' ? '/admin/projects' : '/admin/team');
        await expect(question(page)).toHaveCount(0);
        if (name !== 'Back') await goTo(page, 'Projects');
        await expectRows(page, projects.samples);
      });
    }

    await test.step('nobody is asked after Save, after Cancel, and when nothing changed', async () => {
      await goTo(page, 'Projects');
      await add(page, 'Project', projects.entry);
      await goTo(page, 'Team', 'Team Members');
      await goTo(page, 'Projects');
      await button(page, 'Edit Night Train').click();
      await field(page, 'Title').fill('Other');
      await field(page, 'Title').fill('Night Train');
      await goTo(page, 'Settings');
      await page.getByLabel('Tagline').fill('Other');
      await sidebar(page).getByRole('link', { name: 'Projects' }).click();
      await question(page).getByRole('button', { name: 'Stay' }).click();
      await page.getByRole('tabpanel', { name: 'General' }).getByRole('button', { name: 'Save' }).click();
      await typeSomething(page);
      await expect(question(page)).toHaveCount(0);

      const asked = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      expect(await isAskedOnClosing(page)).toBe(true);
      await expect(field(page, 'Title')).toHaveValue('Half a project');
      await button(page, 'Cancel').click();
      await expectRows(page, [...projects.samples, 'Night Train']);
      expect(await isAskedOnClosing(page)).toBe(false);
    });

    await test.step('Logout, once', async () => {
      await typeSomething(page);
      await button(page, 'Logout').click();
      await question(page).getByRole('button', { name: 'Stay' }).click();
      expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBe('authenticated');
      await button(page, 'Logout').click();
      await question(page).getByRole('button', { name: 'Leave without saving' }).click();
      await expect(page).toHaveURL('/admin/login');
      await expect(notice(page, 'Logged out')).toHaveText('Logged outYou have been logged out successfully');
    });
  });
});

test('the command palette reaches every remote from a form, by keyboard, by mouse and twice; ? shows the shortcuts', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const options = palette.getByRole('option');
  const heading = page.getByRole('heading', { level: 1 });
  const openPalette = async () => {
    await page.keyboard.press('Control+K');
    const input = page.getByRole('combobox', { name: 'Search pages and actions' });
    // A palette that is fading out still contains its old text.
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
  };

  await openDesk(page, '/admin/services');
  await button(page, 'Add Service').click();
  await expect(field(page, 'Title')).toBeFocused();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await test.step('keys that follow the shortcut belong to the palette, whatever the connection and the processor do', async () => {
    await button(page, 'Cancel').click();
    await button(page, `Delete ${caseOf('Services').samples[0]}`).focus();
    await page.context().setOffline(true);
    await page.keyboard.press('Control+K');
    await page.keyboard.type('mess');
    await expect(page.getByRole('combobox', { name: 'Search pages and actions' })).toHaveValue('mess');
    await page.context().setOffline(false);
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText('Messages');
    await page.goBack();
    await expectRows(page, caseOf('Services').samples);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await button(page, 'Add Service').click();
    await expect(field(page, 'Title')).toBeFocused();
  });

  await openPalette();
  await expect(options).toHaveCount(9 + 1 + 5 + 2 + 4);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  const place = () => palette.getByRole('combobox').boundingBox();
  const before = await place();
  await page.keyboard.type('nothing like it');
  await expect(options).toHaveCount(0);
  await expect(palette).toContainText('No matches.');
  expect(await place()).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(field(page, 'Title')).toBeFocused();

  await button(page, 'Command palette').click();
  await options.filter({ hasText: 'Messages' }).click();
  await expect(heading).toHaveText('Messages');
  for (const [typed, found] of Object.entries({ RECEIPTS: 'Invoice Generator', PLATFORM: 'Platform' })) {
    await openPalette();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(palette).toHaveCount(0);
    await expect(heading).toHaveText(found);
  }
  for (let time = 0; time < 2; time++) {
    await openPalette();
    await page.keyboard.type('add job');
    await expect(options).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/jobs?add');
    await expect(page.getByRole('heading', { name: 'Add Job', exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Add Job', exact: true })).toBeVisible();

  await test.step('? shows the shortcuts, but not while somebody types', async () => {
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await field(page, 'Title').focus();
    await page.keyboard.type('why?');
    await expect(field(page, 'Title')).toHaveValue('why?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Cancel').click();
    await expectRows(page, caseOf('Jobs').samples);
    await page.keyboard.press('?');
    await expect(sheet.getByRole('term')).toHaveText([
      'Open the command palette',
      'Show this list',
      'Take back the last change of a list',
      'Open the row that has the focus',
      'Next and previous message',
      'Go to the notices',
      'Close what is open',
    ]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });
});

test('the palette stays when the form that was asked for before it arrives', async ({ page }) => {
  await openDesk(page, '/admin/services');
  const { x, y } = (await button(page, 'Add Service').boundingBox())!;
  await page.mouse.click(x + 10, y + 10);
  await page.keyboard.press('Control+K');
  await expect(page.locator('input[name=title]')).toBeAttached();
  // The focus moves in the following frames.
  await page.waitForTimeout(300);
  await expect(page.getByRole('combobox', { name: 'Search pages and actions' })).toBeFocused();
  // The element that opened the palette was removed with the list.
  await page.keyboard.press('Escape');
  await expect(page.locator('input[name=title]')).toBeFocused();
});
