import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { services } from '../../shared/src/content/services';
import { expect, open, still, test } from '../site';

const titles = [
  'Web Development',
  'Mobile Apps',
  'UI/UX Design',
  'DevOps',
  'Database Solutions',
  'Cloud Services',
  'Cybersecurity',
  'IT Consulting',
];

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const learnMore = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: 'Learn More', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test.use(still);

test(
  'eight cards describe the services, each opens a dialog with benefits and process, which closes in four ways',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf('/services')]);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
    for (const { title, description } of services) {
      await expect(card(page, title)).toContainText(description);
      await expect(learnMore(page, title)).toBeVisible();
    }

    for (const { title, description, benefits, process } of services) {
      await learnMore(page, title).click();
      await expect(dialog(page)).toHaveAccessibleName(title);
      await expect(dialog(page).getByRole('heading', { name: title, exact: true })).toBeFocused();
      await expect(dialog(page).getByText(description)).toBeVisible();
      await expect(dialog(page).getByRole('heading', { name: 'Key Benefits', exact: true })).toBeVisible();
      await expect(dialog(page).getByRole('heading', { name: 'Our Process', exact: true })).toBeVisible();
      const items = await dialog(page).getByRole('listitem').allTextContents();
      expect([benefits.length, process.length, items.length]).toEqual([5, 5, 10]);
      expect(items.slice(0, 5)).toEqual(benefits);
      for (const [index, step] of process.entries()) {
        expect(items[5 + index]).toContain(step.name);
        expect(items[5 + index]).toContain(step.description);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    }

    await test.step('a click anywhere on a card opens one dialog', async () => {
      const clicks: (() => Promise<void>)[] = [
        () => card(page, 'DevOps').getByRole('heading').click(),
        () => card(page, 'DevOps').click({ position: { x: 12, y: 12 } }),
        () => learnMore(page, 'DevOps').click(),
      ];
      for (const click of clicks) {
        await click();
        await expect(dialog(page)).toHaveCount(1);
        await expect(dialog(page)).toHaveAccessibleName('DevOps');
        await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expect(learnMore(page, 'DevOps')).toBeFocused();
      }
    });

    await test.step('Close, the X, Escape and a click outside close it, Contact Us has no effect', async () => {
      const opener = learnMore(page, 'Cybersecurity');
      await opener.click();
      await dialog(page).getByRole('button', { name: 'Contact Us', exact: true }).click();
      await page.waitForTimeout(300);
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL('/services');
      await expect(page).toHaveTitle('Services | Vibrant Peak');

      const ways: (() => Promise<void>)[] = [
        () => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
        () => dialog(page).getByRole('button', { name: 'Close dialog', exact: true }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 450),
      ];
      for (const close of ways) {
        if ((await dialog(page).count()) === 0) await opener.click();
        await expect(dialog(page)).toBeVisible();
        await expect(dialog(page).locator(':focus')).toHaveCount(1);
        await close();
        await expect(dialog(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
  },
);

test('cards in view at load fade in by CSS only, in cycles of four', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 2400 });
  await page.goto('/services');
  const styles = await page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { animationName, animationDelay } = getComputedStyle(card.parentElement!);
      return `${animationName} ${animationDelay}`;
    }),
  );
  const round = ['0s', '0.1s', '0.2s', '0.3s'].map((delay) =>
    expect.stringMatching(new RegExp(`fade-in ${delay}$`)),
  );
  expect(styles).toEqual([...round, ...round]);
});

test('beside the list stands what the service in focus delivers: under the pointer, else focused, else first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/services');
  const shown = page.getByText(/ delivers$/).filter({ visible: true });
  await expect(shown).toHaveText(['Web Development delivers']);
  await learnMore(page, 'Mobile Apps').focus();
  await expect(shown).toHaveText(['Mobile Apps delivers']);
  await card(page, 'DevOps').hover();
  await expect(shown).toHaveText(['DevOps delivers']);
  for (const benefit of services.find(({ title }) => title === 'DevOps')!.benefits)
    await expect(page.getByText(benefit).filter({ visible: true })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 740 });
  await expect(shown).toHaveCount(0);
});
