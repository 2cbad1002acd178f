import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, logIn, still, test } from '../site';
import { openStopped, passUntil } from '../public/clock';
import { add, button, expectEntry, expectRows, field, goTo, notice, openDesk, row, sidebar } from './desk';
import { caseOf, entityCases } from './entityCases';

test.describe.configure({ timeout: 60_000 });
test.use(still);

const projects = caseOf('Projects');
const testimonials = caseOf('Testimonials');

const search = (page: Page, heading: string) => page.getByRole('searchbox', { name: `Search ${heading}` });
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const sortBy = (page: Page, name: string) => head(page, name).getByRole('button').click();
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

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

/** Makes a CSV file of so many projects. */
const manyProjects = (count: number) =>
  [
    'Title,Description,Category',
    ...Array.from({ length: count }, (_, index) => `Batch ${index + 1},Row ${index + 1} of many,Import`),
  ].join('\r\n');

test.describe('search and order', () => {
  test('the search looks into all columns and ignores case and accents', async ({ page }) => {
    await openDesk(page, '/admin/jobs');
    const { samples, entry } = caseOf('Jobs');
    await add(page, 'Job', { ...entry, Title: 'Zoë Müller’s Deputy' });
    const cases: Record<string, readonly string[]> = {
      karachi: ['React Native Developer', 'Zoë Müller’s Deputy'],
      'ZOE MULLER': ['Zoë Müller’s Deputy'],
      '2026-09-28': ['DevOps Engineer'],
      contract: ['Product Designer'],
      dévops: ['DevOps Engineer'],
    };
    for (const [text, titles] of Object.entries(cases)) {
      await search(page, 'Jobs').fill(text);
      await expectRows(page, titles);
      await expect(
        page.getByRole('main').getByRole('status').getByText(`${titles.length} of 5`, { exact: true }),
      ).toBeVisible();
    }
    await search(page, 'Jobs').fill('nobody has this');
    await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
    await search(page, 'Jobs').fill('');
    await expectRows(page, [...samples, 'Zoë Müller’s Deputy']);
    await expect(page.getByText(/^\d+ of \d+$/)).toHaveCount(0);
  });

  test('columns sort numbers as numbers, texts by locale, equal ones in their order, and back', async ({
    page,
  }) => {
    await openDesk(page, '/admin/testimonials');
    for (const [Name, rating] of [
      ['Émile', '10'],
      ['zoe', '-1'],
      ['Eve', '4.5'],
    ] as const) {
      await add(page, 'Testimonial', { ...testimonials.entry, Name, 'Rating (1-5)': rating });
    }
    const [farah, sofia, imran, samina] = testimonials.samples as [string, string, string, string];
    const inserted = [farah, sofia, imran, samina, 'Émile', 'zoe', 'Eve'];
    await expectRows(page, inserted);
    await expect(head(page, 'Name')).toHaveAttribute('aria-sort', 'none');

    await sortBy(page, 'Rating (1-5)');
    await expectRows(page, ['zoe', imran, 'Eve', farah, sofia, samina, 'Émile']);
    await expect(head(page, 'Rating (1-5)')).toHaveAttribute('aria-sort', 'ascending');
    await sortBy(page, 'Rating (1-5)');
    await expectRows(page, ['Émile', farah, sofia, samina, 'Eve', imran, 'zoe']);
    await expect(head(page, 'Rating (1-5)')).toHaveAttribute('aria-sort', 'descending');

    await sortBy(page, 'Name');
    await expectRows(page, [samina, 'Émile', 'Eve', farah, imran, sofia, 'zoe']);
    await expect(head(page, 'Rating (1-5)')).toHaveAttribute('aria-sort', 'none');
    await sortBy(page, 'Name');
    await sortBy(page, 'Name');
    await expectRows(page, inserted);
  });
});

test.describe('choice and Undo', () => {
  const undo = (page: Page, title: string) => notice(page, title).getByRole('button', { name: 'Undo' });

  /** The clock stands still: no notice goes before it is needed. */
  async function openProjects(page: Page) {
    await logIn(page);
    await openStopped(page, '/admin/projects');
    await passUntil(page, () => page.getByRole('table').count());
  }

  /** Waits until so many notices have come and stand in their places. */
  async function waitForNotices(page: Page, title: string, count = 1) {
    await passUntil(page, async () => (await notice(page, title).count()) === count);
    await page.clock.runFor(500);
  }

  test('chosen rows are removed together, and Undo puts each back in its place', async ({ page }) => {
    await openProjects(page);
    const [bazaar, swift, harbor, greenline, clinic] = projects.samples as [
      string,
      string,
      string,
      string,
      string,
    ];
    for (const title of [swift, greenline]) {
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
    }
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    await button(page, 'Remove selected').click();
    await expectRows(page, [bazaar, harbor, clinic]);
    await expect(page.getByText(/selected$/)).toHaveCount(0);
    await waitForNotices(page, '2 Projects Removed');
    await expect(notice(page, '2 Projects Removed')).toHaveAttribute('data-type', 'error');
    await undo(page, '2 Projects Removed').click();
    await expectRows(page, projects.samples);

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText('5 selected', { exact: true })).toBeVisible();
    await button(page, 'Clear selection').click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

    await search(page, 'Projects').fill('web development');
    await expectRows(page, [bazaar, clinic]);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
    await button(page, 'Remove selected').click();
    await search(page, 'Projects').fill('');
    await expectRows(page, [swift, harbor, greenline]);
  });

  test('three removals are undone in any order', async ({ page }) => {
    await openProjects(page);
    const removed = ['Swift Cart', 'Bazaar Insight', 'Open Clinic'];
    const orders = [
      ['Open Clinic', 'Bazaar Insight', 'Swift Cart'],
      ['Bazaar Insight', 'Open Clinic', 'Swift Cart'],
    ];
    for (const order of orders) {
      for (const [index, title] of removed.entries()) {
        await button(page, `Delete ${title}`).click();
        await waitForNotices(page, 'Project Removed', index + 1);
      }
      await expectRows(page, ['Harbor Design System', 'Greenline']);
      const newestFirst = removed.toReversed();
      for (const title of order) {
        const place = newestFirst.indexOf(title);
        newestFirst.splice(place, 1);
        await undo(page, 'Project Removed').nth(place).click();
        const present = projects.samples.filter((sample) => !newestFirst.includes(sample));
        await expectRows(page, present);
        await waitForNotices(page, 'Project Removed', newestFirst.length);
      }
    }
  });

  test('Undo works from another page, and keeps what was added and changed since', async ({ page }) => {
    await openProjects(page);
    await button(page, 'Delete Harbor Design System').click();
    await waitForNotices(page, 'Project Removed');
    await add(page, 'Project', projects.entry);
    await button(page, 'Edit Swift Cart').click();
    await field(page, 'Title').fill('Swifter Cart');
    await button(page, 'Save').click();
    await goTo(page, 'Messages');
    await undo(page, 'Project Removed').click();
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
});

test.describe('CSV', () => {
  test('export holds what the list shows, formulas made harmless, and comes back through the import', async ({
    page,
  }) => {
    await openDesk(page, '/admin/projects');
    await add(page, 'Project', {
      Title: '=HYPERLINK("http://evil.example")',
      Description: 'Süßer, "quoted"\nand of two lines',
      Category: '@SUM(A1)',
    });
    await search(page, 'Projects').fill('sußer');
    await expectRows(page, ['=HYPERLINK("http://evil.example")']);
    const narrow = await exportFile(page);
    expect(narrow.name).toMatch(/^projects-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(narrow.text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Title,Description,Category,Image URL,Featured',
      `"'=HYPERLINK(""http://evil.example"")","Süßer, ""quoted""\nand of two lines","'@SUM(A1)",,No`,
    ]);

    await search(page, 'Projects').fill('');
    await expectRows(page, [...projects.samples, '=HYPERLINK("http://evil.example")']);
    await sortBy(page, 'Title');
    await expect(head(page, 'Title')).toHaveAttribute('aria-sort', 'ascending');
    const whole = (await exportFile(page)).text.trimEnd().split('\r\n');
    expect(whole).toHaveLength(7);
    expect(whole.slice(2).map((line) => line.split(',')[0])).toEqual([
      'Bazaar Insight',
      'Greenline',
      'Harbor Design System',
      'Open Clinic',
      'Swift Cart',
    ]);

    await page.reload();
    await expectRows(page, projects.samples);
    await importFile(page, narrow.text);
    await button(page, 'Import Project').click();
    await expectRows(page, [...projects.samples, '=HYPERLINK("http://evil.example")']);
    await button(page, 'Edit =HYPERLINK("http://evil.example")').click();
    await expectEntry(page, {
      Title: '=HYPERLINK("http://evil.example")',
      Description: 'Süßer, "quoted"\nand of two lines',
      Category: '@SUM(A1)',
      Featured: false,
    });
  });

  test('import shows what is wrong in which row, takes the good rows only after a confirmation', async ({
    page,
  }) => {
    await openDesk(page, '/admin/testimonials');
    const file = [
      'Name,Position,Content,Avatar URL,Rating (1-5),Mood',
      'Ana Pires,Owner,Good work.,,4,fine',
      ',Owner,No name.,,5,fine',
      'Bo Lund,Owner,Bad number.,javascript:alert(1),many,fine',
      '"Cem, Kaya",Owner,"Two\nlines.",,-1,fine',
    ].join('\n');
    const dialog = page.getByRole('dialog', { name: 'Import Testimonials' });
    const expectPreview = async () => {
      await expect(dialog).toContainText('2 of 4 rows can be imported.');
      await expect(dialog).toContainText('Ignored columns: Mood');
      await expect(dialog).toContainText('Ana Pires, Cem, Kaya');
      await expect(dialog.getByRole('listitem')).toHaveText([
        'Row 3Name: This field is required',
        /^Row 4(?=.*Rating \(1-5\): Must be a number)(?=.*Avatar URL: Must be the address of a picture)/,
      ]);
    };

    await importFile(page, file);
    await expectPreview();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expectRows(page, testimonials.samples);

    await importFile(page, file);
    await expectPreview();
    await dialog.getByRole('button', { name: 'Import 2 Testimonials', exact: true }).click();
    await expectRows(page, [...testimonials.samples, 'Ana Pires', 'Cem, Kaya']);
    await expect(row(page, 'Cem, Kaya')).toContainText('☆☆☆☆☆ -1');
    await expect(notice(page, '2 Testimonials Added')).toHaveAttribute('data-type', 'success');
    await notice(page, '2 Testimonials Added').getByRole('button', { name: 'Undo' }).click();
    await expectRows(page, testimonials.samples);

    for (const [text, message] of Object.entries({
      '': 'The file is empty.',
      'Name,Mood\nAna,fine':
        'The first row has to name the columns. Missing: "Position", "Content", "Rating (1-5)".',
    })) {
      await importFile(page, text);
      await expect(dialog.getByRole('alert')).toHaveText(message);
      await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await expectRows(page, testimonials.samples);
  });

  test('pages appear above 50 rows', async ({ page }) => {
    await openDesk(page, '/admin/projects');
    await expect(pages(page)).toHaveCount(0);
    await importFile(page, manyProjects(45));
    await button(page, 'Import 45 Projects').click();
    await expect(page.getByRole('row')).toHaveCount(1 + 50);
    await expect(pages(page)).toHaveCount(0);

    await add(page, 'Project', projects.entry);
    await expectRows(page, ['Night Train']);
    await expect(pages(page)).toContainText('51-51 of 51');
    await expect(pages(page).getByRole('button', { name: 'Next' })).toBeDisabled();
    await pages(page).getByRole('button', { name: 'Previous' }).click();
    await expect(pages(page)).toContainText('1-50 of 51');
    await expect(page.getByRole('row')).toHaveCount(1 + 50);
    await expect(pages(page).getByRole('button', { name: 'Previous' })).toBeDisabled();

    await sortBy(page, 'Title');
    await expect(pages(page)).toContainText('1-50 of 51');
    await expect(page.getByRole('row').nth(1)).toContainText('Batch 1');
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await search(page, 'Projects').fill('of many');
    await expect(page.getByRole('row')).toHaveCount(1 + 45);
    await expect(pages(page)).toHaveCount(0);
    await search(page, 'Projects').fill('');
    await expect(pages(page)).toContainText('1-50 of 51');
    await pages(page).getByRole('button', { name: 'Next' }).click();
    await expectRows(page, ['Swift Cart']);
    await button(page, 'Delete Swift Cart').click();
    await expect(pages(page)).toHaveCount(0);
    await expect(page.getByRole('row')).toHaveCount(1 + 50);
  });
});

test.describe('unsaved changes', () => {
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

  async function typeSomething(page: Page) {
    await goTo(page, 'Projects');
    await button(page, 'Add Project').click();
    await field(page, 'Title').fill('Half a project');
  }

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'the sidebar': (page) => sidebar(page).getByRole('link', { name: 'Team' }).click(),
    Back: (page) => page.evaluate(() => history.back()),
    'the palette': async (page) => {
      await page.keyboard.press('Control+K');
      await page.getByRole('combobox').fill('Team');
      await page.keyboard.press('Enter');
    },
  };

  test('sidebar, Back, palette and Logout ask first: Stay keeps everything and the focus, leaving loses it', async ({
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

  test('closing the tab asks while something is unsaved, and not after Cancel', async ({ page }) => {
    await openDesk(page, '/admin/team');
    await typeSomething(page);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(field(page, 'Title')).toHaveValue('Half a project');

    await button(page, 'Cancel').click();
    await expect(page.getByRole('form')).toHaveCount(0);
    page.on('dialog', ({ type }) => expect(type(), 'a question on closing').toBe('none'));
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
  });

  test('nobody is asked after Save, after Cancel, and when nothing changed', async ({ page }) => {
    await openDesk(page, '/admin/projects');
    await add(page, 'Project', projects.entry);
    await goTo(page, 'Team', 'Team Members');
    await goTo(page, 'Projects');
    await button(page, 'Edit Night Train').click();
    await goTo(page, 'Team', 'Team Members');
    await goTo(page, 'Projects');
    await button(page, 'Edit Night Train').click();
    await field(page, 'Title').fill('Other');
    await field(page, 'Title').fill('Night Train');
    await goTo(page, 'Team', 'Team Members');
    await goTo(page, 'Projects');
    await button(page, 'Edit Night Train').click();
    await field(page, 'Title').fill('Other');
    await button(page, 'Cancel').click();
    await goTo(page, 'Settings');
    await page.getByLabel('Tagline').fill('Other');
    await sidebar(page).getByRole('link', { name: 'Projects' }).click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('tabpanel', { name: 'General' }).getByRole('button', { name: 'Save' }).click();
    await goTo(page, 'Projects');
    await expect(question(page)).toHaveCount(0);
    await expectRows(page, [...projects.samples, 'Night Train']);
  });
});

test.describe('command palette and shortcuts', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
  const options = (page: Page) => palette(page).getByRole('option');

  const openPalette = async (page: Page) => {
    await page.keyboard.press('Control+K');
    const search = page.getByRole('combobox', { name: 'Search pages and actions' });
    // One that is fading out still holds what was typed in it.
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  };

  test('it reaches every page of every remote, and opens the form of every list, from anywhere and twice', async ({
    page,
  }) => {
    await openDesk(page, '/admin');
    const headings = {
      Dashboard: 'Dashboard',
      Receipts: 'Invoice Generator',
      Messages: 'Messages',
      Settings: 'Settings',
      Platform: 'Platform',
      ...Object.fromEntries(entityCases.map(({ link, heading }) => [link, heading])),
    };
    for (const [label, heading] of Object.entries(headings)) {
      await openPalette(page);
      await page.keyboard.type(label.toUpperCase());
      await expect(options(page).first()).toContainText(label);
      await page.keyboard.press('Enter');
      await expect(palette(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    for (const { singular, path } of [...entityCases, entityCases.at(-1)!]) {
      await openPalette(page);
      await page.keyboard.type(`add ${singular.slice(0, 5)}`);
      await expect(options(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${path}?add`);
      await expect(page.getByRole('heading', { name: `Add ${singular}`, exact: true })).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Add Job', exact: true })).toBeVisible();
  });

  test('arrows, mouse, no match, Escape, and the button', async ({ page }) => {
    await openDesk(page, '/admin/services');
    await button(page, 'Add Service').click();
    await expect(field(page, 'Title')).toBeFocused();
    await openPalette(page);
    await expect(options(page)).toHaveCount(9 + 1 + 5 + 2 + 4);
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('nothing like it');
    await expect(options(page)).toHaveCount(0);
    await expect(palette(page)).toContainText('Nothing is called that.');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(field(page, 'Title')).toBeFocused();

    await button(page, 'Command palette').click();
    await options(page).filter({ hasText: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  });

  test('? shows the shortcuts, but not while somebody types', async ({ page }) => {
    await openDesk(page, '/admin/projects');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible();
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
    await search(page, 'Projects').focus();
    await page.keyboard.type('why?');
    await expect(search(page, 'Projects')).toHaveValue('why?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
