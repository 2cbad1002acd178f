import { expect, still, test } from '../site';
import { add, button, expectEntry, expectRows, field, fillIn, goTo, notice, openDesk, row } from './desk';
import { entityCases, type EntityCase } from './entityCases';

const sampleCounts: Record<string, number> = {
  'Team Members': 8,
  Projects: 5,
  Services: 4,
  Testimonials: 4,
  Jobs: 4,
};

test.describe.configure({ timeout: 60_000 });
test.use(still);

for (const entity of entityCases) {
  const { path, heading, singular, samples, entry } = entity;
  const name = Object.values(entry)[0] as string;
  const nameField = Object.keys(entry)[0]!;
  const renamed = `${name} II`;
  const [firstName] = samples as [string, ...string[]];

  test(`${heading}: samples, add, edit, delete`, async ({ page }) => {
    await openDesk(page, path);
    await expect(page).toHaveTitle(`${heading} | Vibrant Peak`);
    const table = page.getByRole('table', { name: heading });
    await expectRows(page, samples);
    await expect(table.getByRole('row')).toHaveCount(1 + sampleCounts[heading]!);
    for (const text of entity.firstRow) await expect(row(page, firstName)).toContainText(text);

    await test.step('add: defaults and messages', async () => {
      await button(page, `Add ${singular}`).click();
      await expect(page.getByRole('heading', { name: `Add ${singular}`, exact: true })).toBeVisible();
      await expect(table).toHaveCount(0);
      await expect(button(page, `Add ${singular}`)).toHaveCount(0);
      await expectEntry(page, entity.defaults);

      for (const label of Object.keys(entity.required)) await field(page, label).fill('');
      await button(page, 'Save').click();
      for (const [label, message] of Object.entries(entity.required)) {
        await expect(field(page, label), label).toHaveAccessibleDescription(
          new RegExp(`(^|[.D] )${message}$`),
        );
        await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
      }
      await expect(page.getByText(/^(This field is required|Must be a number)$/)).toHaveCount(
        Object.keys(entity.required).length,
      );
      await expect(field(page, nameField)).toBeFocused();
      await expect(page.getByText(`${singular} Added`)).toHaveCount(0);
      await field(page, nameField).fill('x');
      await expect(field(page, nameField)).toHaveAccessibleDescription('');
    });

    await test.step('save', async () => {
      await fillIn(page, entry);
      await button(page, 'Save').click();
      await expect(notice(page, `${singular} Added`)).toHaveText(`${singular} Added${name}`);
      await expect(notice(page, `${singular} Added`)).toHaveAttribute('data-type', 'success');
      await expect(page.getByRole('form')).toHaveCount(0);
      await expectRows(page, [...samples, name]);
      for (const text of entity.entryRow) await expect(row(page, name)).toContainText(text);
    });

    await test.step('edit', async () => {
      await button(page, `Edit ${firstName}`).click();
      await expect(table).toHaveCount(0);
      await expectEntry(page, entity.firstEntry);
      await field(page, nameField).fill(renamed);
      await button(page, 'Save').click();
      await expect(notice(page, `${singular} Updated`)).toHaveText(`${singular} Updated${renamed}`);
      await expect(notice(page, `${singular} Updated`)).toHaveAttribute('data-type', 'success');
      await expectRows(page, [renamed, ...samples.slice(1), name]);
      for (const text of entity.firstRow) await expect(row(page, renamed)).toContainText(text);
    });

    await test.step('cancel', async () => {
      await button(page, `Edit ${name}`).click();
      await expectEntry(page, entry);
      await field(page, nameField).fill('Not to be kept');
      await button(page, 'Cancel').click();
      await expect(notice(page, 'Editing Cancelled')).toHaveText('Editing CancelledNo changes were saved.');
      await expectRows(page, [renamed, ...samples.slice(1), name]);
    });

    await test.step('delete', async () => {
      await button(page, `Delete ${samples[1]}`).click();
      await expectRows(page, [renamed, ...samples.slice(2), name]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const removed = notice(page, `${singular} Removed`);
      await expect(removed).toHaveText(`${singular} Removed${samples[1]}Undo`);
      await expect(removed).toHaveAttribute('data-type', 'error');
    });
  });
}

test('all lists: kept from page to page, gone on reload; the public site does not change', async ({
  page,
}) => {
  const nameOf = ({ entry }: EntityCase) => Object.values(entry)[0] as string;
  const rowsOf = (entity: EntityCase) => [...entity.samples.slice(1), nameOf(entity)];
  await openDesk(page, '/admin');
  for (const entity of entityCases) {
    await goTo(page, entity.link, entity.heading);
    await add(page, entity.singular, entity.entry);
    await button(page, `Delete ${entity.samples[0]}`).click();
    await button(page, `Add ${entity.singular}`).click();
    await field(page, Object.keys(entity.entry)[0]!).fill('Not to be kept');
    await button(page, 'Cancel').click();
    await expectRows(page, rowsOf(entity));
  }

  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peak Innovation, Vibrant Solutions');
  for (const entity of entityCases) {
    for (const link of entity.publicWay)
      await page.getByRole('link', { name: link, exact: true }).first().click();
    await page
      .getByRole('heading', { name: entity.publicHeading, exact: true })
      .first()
      .scrollIntoViewIfNeeded();
    const main = page.getByRole('main');
    for (const title of entity.samples) await expect(main).toContainText(title);
    await expect(main).not.toContainText(nameOf(entity));
    if (entity.publicWay.length > 0)
      await page.evaluate((steps) => history.go(-steps), entity.publicWay.length);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peak Innovation, Vibrant Solutions');
  }
  await page.goBack();

  for (const entity of entityCases.toReversed()) {
    await goTo(page, entity.link, entity.heading);
    await expectRows(page, rowsOf(entity));
  }
  await page.reload();
  for (const entity of entityCases) {
    await goTo(page, entity.link, entity.heading);
    await expectRows(page, entity.samples);
  }
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ adminAuth: 'authenticated' });
});

test('a list that was emptied says so, and stays empty until a reload', async ({ page }) => {
  const { path, heading, samples } = entityCases.find(({ link }) => link === 'Services')!;
  await openDesk(page, path);
  for (const title of samples) await button(page, `Delete ${title}`).click();
  await expect(page.getByRole('table', { name: heading })).toContainText('No results found.');
  await expectRows(page, []);
  await goTo(page, 'Dashboard');
  await goTo(page, 'Services');
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByText('No results found.', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expectRows(page, samples);
  await expect(page.getByText('No results found.')).toHaveCount(0);
});

test.describe('in the early hours of Karachi', () => {
  test.use({ timezoneId: 'Asia/Karachi' });

  test('a job is posted today by the local clock, and records of one moment stay apart', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-04T21:30:00Z'));
    await openDesk(page, '/admin/jobs');
    const { entry } = entityCases.find(({ heading }) => heading === 'Jobs')!;
    await button(page, 'Add Job').click();
    await expect(field(page, 'Posted Date')).toHaveValue('2026-03-05');
    await button(page, 'Cancel').click();

    for (const Title of ['First', 'Second', 'Third']) await add(page, 'Job', { ...entry, Title });
    await button(page, 'Edit Second').click();
    await field(page, 'Title').fill('Changed');
    await button(page, 'Save').click();
    await button(page, 'Delete First').click();
    const { samples } = entityCases.find(({ heading }) => heading === 'Jobs')!;
    await expectRows(page, [...samples, 'Changed', 'Third']);
  });
});
