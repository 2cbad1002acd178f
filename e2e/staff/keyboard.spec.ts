import type { Page } from '@playwright/test';
import { passUntil, stopClock } from '../public/clock';
import { expect, still, test } from '../site';
import { button, expectEntry, expectRows, field, goTo, notice, openDesk, row } from './desk';
import { caseOf } from './entityCases';

test.use(still);

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab or Shift+Tab until the named element has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press(key);
    if ((await focusedName(page)) === name) return;
  }
  throw new Error(`${key} never came to ${name}`);
}

test.describe('in the early hours of Karachi', () => {
  test.use({ timezoneId: 'Asia/Karachi' });

  test(
    'a list: add, edit and delete by keyboard alone; a job is posted today by the local clock',
    { tag: '@smoke' },
    async ({ page }) => {
      const { path, singular, samples, entry } = caseOf('Jobs');
      const labels = Object.keys(entry);
      const name = Object.values(entry)[0] as string;
      const [first, second, third] = samples as [string, string, string];
      await page.clock.install({ time: new Date('2026-03-04T21:30:00Z') });
      await openDesk(page, path);

      await tabTo(page, `Add ${singular}`);
      await page.keyboard.press('Enter');
      await expect(field(page, labels[0]!)).toBeFocused();
      await expectEntry(page, { Active: true, 'Posted Date': '2026-03-05' });
      await tabTo(page, 'Save');
      await page.keyboard.press('Enter');
      await expect(field(page, labels[0]!)).toBeFocused();
      await expect(field(page, labels[0]!)).toHaveAccessibleDescription('This field is required');
      for (const [index, label] of labels.entries()) {
        if (index > 0) await page.keyboard.press('Tab');
        await expect(field(page, label)).toBeFocused();
        const value = entry[label]!;
        if (typeof value === 'boolean') await page.keyboard.press('Space');
        else {
          await page.keyboard.press('Control+A');
          await page.keyboard.insertText(value);
        }
      }
      await expectEntry(page, entry);
      await tabTo(page, 'Save');
      await page.keyboard.press('Enter');
      await expectRows(page, [...samples, name]);
      await expect(button(page, `Add ${singular}`)).toBeFocused();
      await expect(notice(page, `${singular} Added`)).toHaveText(`${singular} Added${name}`);
      await expect(notice(page, `${singular} Added`)).toHaveAttribute('data-type', 'success');

      await tabTo(page, `Edit ${second}`);
      await page.keyboard.press('Space');
      await expect(field(page, labels[0]!)).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await page.keyboard.press('Enter');
      await expectRows(page, [first, `${second}!`, ...samples.slice(2), name]);
      await expect(button(page, `Edit ${second}!`)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(field(page, labels[0]!)).toBeFocused();
      await tabTo(page, 'Cancel');
      await page.keyboard.press('Enter');
      await expect(button(page, `Edit ${second}!`)).toBeFocused();

      await page.keyboard.press('Tab');
      await expect(button(page, `Delete ${second}!`)).toBeFocused();
      await stopClock(page);
      await page.keyboard.press('Enter');
      const removed = notice(page, `${singular} Removed`);
      await passUntil(page, () => removed.count());
      await page.clock.runFor(500);
      await expectRows(page, [first, ...samples.slice(2), name]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button(page, `Edit ${third}`)).toBeFocused();

      await expect(removed).toHaveText(`${singular} Removed${second}!Undo`);
      await expect(removed).toHaveAttribute('data-type', 'error');
      await page.keyboard.press('Alt+KeyT');
      await page.clock.runFor(100);
      await tabTo(page, 'Undo');
      await page.keyboard.press('Enter');
      await page.clock.resume();
      await expectRows(page, [first, `${second}!`, ...samples.slice(2), name]);
    },
  );
});

test('letters typed right after Enter on Add go into the form, at a sixth of the processor, too', async ({
  page,
}) => {
  const { path, singular } = caseOf('Team Members');
  const processor = await page.context().newCDPSession(page);
  await openDesk(page, path);
  for (const rate of [1, 6]) {
    await processor.send('Emulation.setCPUThrottlingRate', { rate });
    await tabTo(page, `Add ${singular}`);
    // Sent without waiting for one another, as a keyboard does.
    await Promise.all(['Enter', ...'Nadia'].map((key) => page.keyboard.press(key)));
    await expect(field(page, 'Name')).toHaveValue('Nadia');
    await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await field(page, 'Name').fill('');
    await button(page, 'Cancel').click();
    await expect(button(page, `Add ${singular}`)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
  }
});

test('Enter on a row opens its form, which stays open and is not saved', async ({ page }) => {
  await openDesk(page, '/admin/projects');
  await row(page, 'Swift Cart').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Swift Cart');
  await expect(notice(page, 'Project Updated')).toHaveCount(0);
});

test('Enter that changes the selected rows ends there, although the filter now hides them', async ({
  page,
}) => {
  await openDesk(page, '/admin/projects');
  await page.getByLabel('Filter by Category').selectOption('IoT Development');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByLabel('Field to change').selectOption('Category');
  await page.getByLabel('New Category').fill('Sensors');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add Project')).toBeFocused();
});

test('by keyboard: each stop of Tab shows that it has the focus; order, choice and search of a list; messages; settings', async ({
  page,
}) => {
  await openDesk(page, '/admin/team');

  await test.step('each stop of Tab on a list is in view and shows that it has the focus', async () => {
    const seen = new Set<string>();
    for (let press = 0; press < 100; press++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        if (!element || element === document.body) return null;
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        element.dataset['stop'] ??= String(document.querySelectorAll('[data-stop]').length);
        return {
          key: element.dataset['stop'],
          name: element.getAttribute('aria-label') ?? element.textContent ?? '',
          isInView: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
          isMarked: (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
        };
      });
      if (stop === null || seen.has(stop.key)) break;
      seen.add(stop.key);
      expect(stop, stop.name).toMatchObject({ isInView: true, isMarked: true });
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  await test.step('order, choice and search', async () => {
    await goTo(page, 'Projects');
    await tabTo(page, 'Search Projects');
    await page.keyboard.type('web');
    await expectRows(page, ['Bazaar Insight', 'Open Clinic']);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await tabTo(page, 'Title');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expectRows(page, [
      'Swift Cart',
      'Open Clinic',
      'Harbor Design System',
      'Greenline',
      'Bazaar Insight',
    ]);
    await expect(page.getByRole('columnheader', { name: 'Title' }).getByRole('button')).toBeFocused();
    await tabTo(page, 'Select Greenline');
    await page.keyboard.press('Space');
    await expect(row(page, 'Greenline')).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, 'Remove selected', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectRows(page, ['Swift Cart', 'Open Clinic', 'Harbor Design System', 'Bazaar Insight']);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

  await test.step('messages: open, delete, on to the next', async () => {
    await goTo(page, 'Messages');
    const inbox = page.getByRole('list', { name: 'Inbox' });
    await inbox.getByRole('listitem').nth(1).getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    const detail = page.getByRole('region', { name: 'Message', exact: true });
    await expect(detail).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(detail.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inbox.getByRole('listitem')).toHaveCount(5);
    await expect(inbox.getByRole('listitem').nth(1).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Delete message from Rabia Noor')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inbox.getByRole('listitem')).toHaveCount(4);
    await expect(inbox.getByRole('listitem').nth(1).getByRole('button').first()).toBeFocused();
  });

  await test.step('tabs of the settings by arrows, a switch by Space, a save by Enter', async () => {
    await goTo(page, 'Settings');
    await page.getByRole('tab', { name: 'General' }).focus();
    for (const name of ['Social Media', 'Footer', 'SEO', 'General']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name })).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    for (const name of ['Social Media', 'Footer']) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    const social = page.getByRole('switch', { name: 'Social Icons' });
    while (!(await social.evaluate((control) => control === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(social).not.toBeChecked();
    await page.getByLabel('Copyright Text').focus();
    await page.keyboard.type('!');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Settings Updated')).toContainText('Footer copyright text has been saved.');
  });
});
