import type { Locator, Page } from '@playwright/test';
import { passUntil, stopClock } from '../public/clock';
import { expect, still, test } from '../site';
import { button, expectRows, field, fillIn, notice, openDesk, row } from './desk';
import { caseOf, entityCases } from './entityCases';

test.use({ ...still, viewport: { width: 375, height: 740 }, hasTouch: true });

const drawer = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Elements that touch or cross the edge of the screen. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const outside = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return element.checkVisibility() && (left < 0 || right > width) && !element.closest('[role=tablist]');
    });
    return [
      ...(document.documentElement.scrollWidth > width ? ['the page'] : []),
      ...outside.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });

interface Target {
  name: string;
  width: number;
  height: number;
}

/** All pressable elements; a field inside a label has the size of the label. */
const targets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a, button, input, textarea, select, [role=tab], [role=option]',
      ),
    ]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
      )
      .map((element) => element.closest<HTMLElement>('label') ?? element)
      .filter(
        (element) => element.getBoundingClientRect().width > 1 && element.textContent !== 'Skip to content',
      )
      .map((element): Target => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return { name: `${element.tagName} ${name.trim()}`, width, height };
      }),
  );

async function expectTouchable(page: Page) {
  const all = await targets(page);
  expect(all.length).toBeGreaterThanOrEqual(4);
  // Links in text, and the close button of a dialog, which has other ways out, may be smaller.
  const isControl = ({ name }: Target) => !/^A .*\.|Close dialog/.test(name);
  expect(all.filter(({ width, height }) => width < 24 || height < 24)).toEqual([]);
  expect(all.filter((target) => isControl(target) && (target.width < 40 || target.height < 40))).toEqual([]);
}

type State = (page: Page) => Promise<unknown>;

/** Parts to open on each page, by the page's link in the drawer. */
const states: Record<string, State> = {
  Dashboard: (page) => page.getByRole('tab', { name: 'Analytics' }).tap(),
  Messages: (page) => page.getByRole('list', { name: 'Inbox' }).getByRole('button').first().tap(),
  Settings: (page) => page.getByRole('tab', { name: 'SEO' }).tap(),
  Receipts: async () => undefined,
  ...Object.fromEntries(
    entityCases.map(({ link, singular }) => [
      link,
      async (page: Page) => {
        await expect(button(page, 'Export CSV')).toBeHidden();
        await button(page, 'Tools').tap();
        await expect(button(page, 'Export CSV')).toBeVisible();
        await page
          .getByRole('checkbox', { name: /^Select / })
          .nth(1)
          .check();
        await expectFitting(page, 'a choice');
        await button(page, `Add ${singular}`).tap();
        await button(page, 'Save').tap();
        await expect(page.getByText('This field is required').first()).toBeVisible();
      },
    ]),
  ),
};

async function expectFitting(page: Page, what: string): Promise<void> {
  expect(await overflowing(page), what).toEqual([]);
  await expectTouchable(page);
}

test('all pages fit the screen, at 320 px, too, and every control can be touched', async ({ page }) => {
  await openDesk(page, '/admin/platform');
  await expectFitting(page, 'Platform');
  for (const [label, reach] of Object.entries(states)) {
    await test.step(label, async () => {
      await button(page, 'Open menu').tap();
      await drawer(page).getByRole('link', { name: label, exact: true }).tap();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveTitle(new RegExp(`^${label}`));
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflowing(page), '320 px').toEqual([]);
      await page.setViewportSize({ width: 375, height: 740 });
      // The invoice form has tests of its own.
      if (label === 'Receipts') return;
      await expectFitting(page, label);
      await reach(page);
      await expectFitting(page, 'opened');
    });
  }
});

/** Waits until an open dialog lies within the screen. */
async function expectWithinScreen(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await dialog.boundingBox())!;
      return x >= 0 && y >= 0 && x + width <= 375 && y + height <= 740;
    })
    .toBe(true);
}

/** Whether a notice lies over an element. */
const isCovered = (page: Page, element: Locator) =>
  element.evaluate((control) => {
    const { top, bottom, left, right } = control.getBoundingClientRect();
    const isOver = (notice: Element) => {
      const box = notice.getBoundingClientRect();
      return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
    };
    return [...document.querySelectorAll('[data-scope=toast][role=status]')].some(isOver);
  });

test('Back closes the drawer', async ({ page }) => {
  await openDesk(page, '/admin/team');
  await button(page, 'Open menu').tap();
  await drawer(page).getByRole('link', { name: 'Jobs' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
  await button(page, 'Open menu').tap();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Members');
  await expect(drawer(page)).toBeHidden();
});

test('the drawer, the palette, the import and a list by touch', async ({ page }) => {
  await page.clock.install();
  await openDesk(page, '/admin/team');
  await test.step('the sidebar is a drawer: Tab stays in it and the bar above; Escape, a touch beside it and a link close it, and the focus returns', async () => {
    const opener = button(page, 'Open menu');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.tap();
    await expect(drawer(page)).toBeVisible();
    await expect(button(page, 'Close menu')).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await drawer(page).boundingBox())!.x).toBe(0);
    await expectTouchable(page);
    await expect(page.getByRole('button', { name: /sidebar$/ })).toBeHidden();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(false);
    }

    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await page.touchscreen.tap(340, 400);
    await expect(drawer(page)).toBeHidden();

    await opener.tap();
    await drawer(page).getByRole('link', { name: 'Jobs' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    await expect(drawer(page)).toBeHidden();
    expect(await overflowing(page)).toEqual([]);
  });

  await test.step('the palette and the import fit the screen', async () => {
    await button(page, 'Command palette').tap();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await expectWithinScreen(palette);
    await expectTouchable(page);
    await palette.getByRole('option').filter({ hasText: 'Add Job' }).tap();
    await expect(page.getByRole('heading', { name: 'Add Job' })).toBeVisible();
    await button(page, 'Cancel').tap();
    await page.getByLabel('CSV file').setInputFiles({
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Title,Location,Type,Description,Requirements,Posted Date\n${'wide'.repeat(60)},b,c,d,e,f\n,`,
      ),
    });
    await expectWithinScreen(page.getByRole('dialog', { name: 'Import Jobs' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await button(page, 'Open menu').tap();
  await drawer(page).getByRole('link', { name: 'Team' }).tap();
  const { samples, entry } = caseOf('Team Members');
  await test.step('names of the columns beside the values, the next card below', async () => {
    const cards = page.getByRole('table', { name: 'Team Members' }).locator('tbody').getByRole('row');
    await expect(cards).toHaveCount(8);
    const [first, second] = [(await cards.nth(0).boundingBox())!, (await cards.nth(1).boundingBox())!];
    expect(second.y).toBeGreaterThan(first.y + first.height);
    const labels = await cards
      .first()
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels).toEqual(['none', 'none', '"Role"', '"Bio"', '"LinkedIn URL"', '"Twitter URL"', 'none']);
  });

  await test.step('add, edit and delete', async () => {
    await button(page, 'Add Team Member').tap();
    await fillIn(page, entry);
    await button(page, 'Save').tap();
    await expectRows(page, [...samples, 'Nadia Rehman']);
    await row(page, 'Nadia Rehman').getByRole('button', { name: 'Edit' }).tap();
    await field(page, 'Name').fill('Nadia R.');
    await button(page, 'Save').tap();
    await expect(row(page, 'Nadia R.')).toBeVisible();
    await stopClock(page);
    await row(page, 'Nadia R.').getByRole('button', { name: 'Delete' }).tap();
    await passUntil(page, () => notice(page, 'Team Member Removed').count());
    await page.clock.runFor(500);
    await expectRows(page, samples);
    await notice(page, 'Team Member Removed').getByRole('button', { name: 'Undo' }).tap();
    await page.clock.resume();
    await expectRows(page, [...samples, 'Nadia R.']);
    await row(page, 'Nadia R.').getByRole('button', { name: 'Delete' }).tap();
    await expectRows(page, samples);
    await expect(notice(page, 'Team Member Removed')).toHaveCount(0);
  });

  await test.step('notices cover neither what has the focus nor the last buttons', async () => {
    const removed = notice(page, 'Team Member Removed');
    /** Waits until the newest notice has stopped moving. */
    const settle = () =>
      removed.first().evaluate(async (element) => {
        await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
      });
    for (const title of ['Bilal Khan', 'Usman Tariq']) {
      await button(page, `Delete ${title}`).tap();
      await settle();
      // Well before the notice closes automatically.
      await expect.poll(() => isCovered(page, page.locator(':focus')), { timeout: 2500 }).toBe(false);
    }
    await expect(removed).toHaveCount(0);
    await button(page, 'Delete Kwame Mensah').tap();
    await settle();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect(await isCovered(page, button(page, 'Delete Mei Lin Tan'))).toBe(false);
  });

  await button(page, 'Open menu').tap();
  await drawer(page).getByRole('button', { name: 'Logout' }).tap();
  await expect(page).toHaveURL('/admin/login');
});
