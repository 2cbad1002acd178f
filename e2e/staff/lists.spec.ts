import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, still, test } from '../site';
import { add, button, expectRows, goTo, openDesk, toolLines } from './desk';
import { caseOf, entityCases, type EntityCase } from './entityCases';

test.use(still);

// Forms, validation and notices are tested in `EntityPage.test.tsx`, and once in
// `keyboard.spec.ts`.
test('all lists: remembered from page to page, gone on reload; the public site does not change', async ({
  page,
}) => {
  const entryTitle = ({ entry }: EntityCase) => Object.values(entry)[0] as string;
  const rowsOf = (entity: EntityCase) => [...entity.samples.slice(1), entryTitle(entity)];
  await openDesk(page, '/admin');
  for (const entity of entityCases) {
    await goTo(page, entity.link, entity.heading);
    await add(page, entity.singular, entity.entry);
    await button(page, `Delete ${entity.samples[0]}`).click();
    await expectRows(page, rowsOf(entity));
  }

  await page.getByRole('link', { name: 'View site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
  const expectUnchanged = async (entity: EntityCase) => {
    await page
      .getByRole('heading', { name: entity.publicHeading, exact: true })
      .first()
      .scrollIntoViewIfNeeded();
    const main = page.getByRole('main');
    for (const title of entity.samples) await expect(main).toContainText(title);
    await expect(main).not.toContainText(entryTitle(entity));
  };
  await expectUnchanged(caseOf('Testimonials'));
  await page.getByRole('link', { name: 'View All Projects', exact: true }).click();
  const pages = entityCases.filter(({ publicLink }) => publicLink);
  for (const entity of pages) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: entity.publicLink!, exact: true })
      .click();
    await expectUnchanged(entity);
  }
  await page.evaluate((steps) => history.go(-steps), pages.length + 2);

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

  await test.step('a row is gone in the frame after the press', async () => {
    const { heading, samples } = caseOf('Testimonials');
    await goTo(page, 'Testimonials', heading);
    const isGone = await button(page, `Delete ${samples[0]}`).evaluate(
      (element: HTMLElement) =>
        new Promise<boolean>((resolve) => {
          element.click();
          requestAnimationFrame(() => resolve(!element.isConnected));
        }),
    );
    expect(isGone).toBe(true);
  });

  await test.step('a list that was emptied says so, and stays empty', async () => {
    const { heading, samples } = caseOf('Services');
    await goTo(page, 'Services');
    for (const title of samples) await button(page, `Delete ${title}`).click();
    await expect(page.getByRole('table', { name: heading })).toContainText('No results found.');
    await goTo(page, 'Dashboard');
    await goTo(page, 'Services');
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(page.getByText('No results found.', { exact: true })).toBeInViewport({ ratio: 1 });
  });
});

/** Texts below the buttons of their rows. Where the list has 832 px, also those that are cut. */
const cutTexts = (page: Page) =>
  page
    .locator('tbody td.text')
    .filter({ visible: true })
    .evaluateAll((cells) =>
      cells
        .filter((cell) => {
          const buttons = cell.parentElement!.querySelector('.actions')!;
          const isCovered = cell.getBoundingClientRect().right > buttons.getBoundingClientRect().left;
          const isWide = cell.closest('table')!.parentElement!.clientWidth >= 832;
          return isCovered || (isWide && cell.scrollWidth > cell.clientWidth);
        })
        .map(({ textContent }) => textContent),
    );

/** Names and texts that take more than one line. */
const brokenTexts = (page: Page) =>
  page.locator('tbody td:is(.title, .text) span:not(.thumbnail)').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

for (const width of [768, 900, 1024, 1280, 1440]) {
  test(`the buttons of every row and the open column menu are in view and texts take one line at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openDesk(page, '/admin');
    const covered = (area: string) =>
      page.locator(area).evaluateAll((parts) =>
        parts
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            const isReached = (x: number) => part.contains(document.elementFromPoint(x, middle));
            return middle < innerHeight && !(isReached(left + 5) && isReached(right - 5));
          })
          .map((part) => part.getAttribute('aria-label') ?? part.textContent),
      );
    for (const sidebarButton of ['Collapse sidebar', 'Expand sidebar']) {
      for (const { link, heading } of entityCases) {
        await goTo(page, link, heading);
        expect(await covered('tbody button'), heading).toEqual([]);
        expect(await brokenTexts(page), heading).toEqual([]);
        expect(await cutTexts(page), heading).toEqual([]);
        const tools = button(page, 'Tools');
        if (await tools.isVisible()) await tools.click();
        await page.locator('summary', { hasText: 'Columns' }).click();
        expect(await covered('details[open] label'), heading).toEqual([]);
      }
      await button(page, sidebarButton).click();
    }
  });
}

test('beside short texts the bio of a member has room at 1280 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk(page, '/admin/team');
  const head = page.getByRole('columnheader', { name: 'Bio' });
  expect((await head.boundingBox())!.width).toBeGreaterThan(150);
});

test('two filters in use are read whole at 768 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openDesk(page, '/admin/projects');
  await button(page, 'Collapse sidebar').click();
  const filters = ['Category', 'Featured'].map((name) => page.getByLabel(`Filter by ${name}`));
  await filters[0]!.selectOption('Web Development');
  await filters[1]!.selectOption('Yes');
  for (const filter of filters) {
    const missing = await filter.evaluate((select) => {
      const { width } = select.getBoundingClientRect();
      select.style.flex = 'none';
      return select.getBoundingClientRect().width - width;
    });
    expect(missing).toBeLessThan(1);
  }
});

test('a long value of a filter is cut short, whole in its title, and the tools stay on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk(page, '/admin/projects');
  const category = 'Software for hospitals, laboratories, pharmacies and their suppliers';
  await add(page, 'Project', { Title: 'Atlas', Description: 'A map.', Category: category });
  const filter = page.getByLabel('Filter by Category');
  await filter.selectOption(category);
  await expect(filter).toHaveAttribute('title', `Category: ${category}`);
  await expect(filter).toHaveCSS('text-overflow', 'ellipsis');
  for (const width of [1440, 1280, 960]) {
    await page.setViewportSize({ width, height: 800 });
    const tools = await toolLines(page);
    expect(tools, String(width)).toHaveLength(1);
  }
});
