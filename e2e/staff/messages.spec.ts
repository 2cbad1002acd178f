import type { Page } from '@playwright/test';
import { passUntil, stopClock } from '../public/clock';
import { expect, still, test } from '../site';
import { button, goTo, notice, openDesk } from './desk';

test.use({ ...still, timezoneId: 'Asia/Karachi' });

const inbox = (page: Page) => page.getByRole('list', { name: 'Inbox' });
const item = (page: Page, name: string) =>
  inbox(page)
    .getByRole('listitem')
    .filter({ has: button(page, `Delete message from ${name}`) });
const opener = (page: Page, name: string) => item(page, name).getByRole('button').first();
const detail = (page: Page) => page.getByRole('region', { name: 'Message', exact: true });

test(
  'the inbox: its columns, opening, deleting, Undo, remembered from page to page, gone on reload',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.clock.install();
    await openDesk(page, '/admin/messages');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
    await expect(page.getByText('3 new', { exact: true })).toBeVisible();
    await expect(inbox(page).getByRole('listitem')).toHaveText([
      'Sara AhmedNewWeb shop for three showrooms28 Oct 2026, 14:12',
      'Jonas WeberNewQuote for a mobile app27 Oct 2026, 20:40',
      'Rabia NoorReadInternship in design25 Oct 2026, 16:05',
      'Tom OkaforNewSensors for cold stores22 Oct 2026, 12:30',
      'Maryam ButtReadThank you19 Oct 2026, 22:58',
      'Li WenReadMoving a freight portal to the cloud, and keeping it running while we do14 Oct 2026, 08:21',
    ]);
    await expect(detail(page)).toHaveCount(0);

    await test.step('opening a message shows it and marks it read', async () => {
      await opener(page, 'Tom Okafor').click();
      await expect(detail(page)).toContainText('Sensors for cold stores');
      await expect(detail(page)).toContainText('2. Does the gateway survive a week without a line?');
      await expect(detail(page).getByRole('link', { name: 'tom@harvestlane.example' })).toHaveAttribute(
        'href',
        'mailto:tom@harvestlane.example',
      );
      await expect(item(page, 'Tom Okafor')).toContainText('Read');
      await expect(page.getByText('2 new', { exact: true })).toBeVisible();
      await opener(page, 'Rabia Noor').click();
      await expect(detail(page)).toContainText('Internship in design');
      await expect(detail(page)).toHaveCount(1);
      await expect(page.getByText('2 new', { exact: true })).toBeVisible();
    });

    await test.step('deleting another one preserves the selection, and opens nothing', async () => {
      await stopClock(page);
      await button(page, 'Delete message from Jonas Weber').click();
      await passUntil(page, () => notice(page, 'Message Deleted').count());
      await page.clock.runFor(500);
      await expect(notice(page, 'Message Deleted')).toHaveText(
        'Message DeletedJonas Weber: Quote for a mobile appUndo',
      );
      await expect(notice(page, 'Message Deleted')).toHaveAttribute('data-type', 'error');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('1 new', { exact: true })).toBeVisible();
      await expect(detail(page)).toContainText('Internship in design');
      await expect(opener(page, 'Rabia Noor')).toHaveAttribute('aria-current', 'true');
    });

    await test.step('Undo puts it back in its place, as it was, from another page, too', async () => {
      await goTo(page, 'Team', 'Team Members');
      await notice(page, 'Message Deleted').getByRole('button', { name: 'Undo' }).click();
      await page.clock.resume();
      await goTo(page, 'Messages');
      await expect(inbox(page).getByRole('listitem').nth(1)).toContainText('Jonas WeberNew');
      await expect(page.getByText('2 new', { exact: true })).toBeVisible();
    });

    await test.step('deleting the open one clears the selection', async () => {
      await opener(page, 'Sara Ahmed').click();
      await button(page, 'Delete message from Sara Ahmed').click();
      await expect(detail(page)).toHaveCount(0);
      await expect(inbox(page).locator('[aria-current]')).toHaveCount(0);
      await opener(page, 'Jonas Weber').click();
      await detail(page).getByRole('button', { name: 'Delete' }).click();
      await expect(detail(page)).toHaveCount(0);
      for (const name of ['Rabia Noor', 'Tom Okafor', 'Maryam Butt', 'Li Wen'])
        await button(page, `Delete message from ${name}`).click();
      await expect(page.getByText('0 new', { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
    });

    await page.reload();
    await expect(page.getByText('3 new', { exact: true })).toBeVisible();
  },
);
