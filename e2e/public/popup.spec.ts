import type { Page } from '@playwright/test';
import { projects } from '../../shared/src/content/projects';
import { expect, hydrated, open, still, test } from '../site';
import { openStopped, passUntil } from './clock';

test.use(still);

const dialog = (page: Page) => page.getByRole('dialog');

const opener = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Portfolio', exact: true })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .getByRole('button', { name: /^View Details/ });

test.describe('project popup of the home page', () => {
  test(
    'shows all details of a project and leaves the title unchanged; Close, the X and Escape close it and return the focus, a click outside does not',
    { tag: '@smoke' },
    async ({ page }) => {
      await open(page, '/');
      const description = await page.locator('meta[name=description]').getAttribute('content');
      await opener(page, 'Swift Cart').focus();
      const ways: (() => Promise<void>)[] = [
        () => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
        () => dialog(page).getByRole('button', { name: 'Close dialog', exact: true }).click(),
        () => page.keyboard.press('Escape'),
      ];
      for (const [index, project] of projects.slice(0, 3).entries()) {
        await opener(page, project.title).click();
        await expect(dialog(page)).toHaveAccessibleName(project.title);
        await expect(dialog(page).locator(':focus')).toHaveCount(1);
        for (const text of [
          project.fullDescription,
          project.clientName,
          project.duration,
          project.category,
          ...project.technologies,
        ]) {
          await expect(dialog(page).getByText(text, { exact: true }).first()).toBeVisible();
        }
        await expect(page).toHaveTitle('Modern Software Solutions');
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description!);
        await ways[index]!();
        await expect(dialog(page)).toHaveCount(0);
        await expect(opener(page, project.title)).toBeFocused();
        await expect(page).toHaveURL('/');
      }

      await opener(page, 'Harbor Design System').click();
      await expect(dialog(page)).toBeVisible();
      for (const [x, y] of [
        [8, 450],
        [1430, 450],
        [720, 4],
      ] as const) {
        await page.mouse.click(x, y);
      }
      await page.waitForTimeout(500);
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).toHaveAccessibleName('Harbor Design System');
    },
  );

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('a press that hydrates the carousel is a click', async ({ page }) => {
      await page.goto('/');
      // React hydrates a pressed part synchronously: here by touch, once the part's code and
      // content are loaded.
      await opener(page, 'Harbor Design System').evaluate((button) => {
        let isAlive = false;
        const press = async () => {
          for (let step = 0; step < 300; step++) await Promise.resolve();
          if (isAlive) return;
          button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
          isAlive = button.closest('[data-island][data-ready]') !== null;
        };
        document.addEventListener(
          'load',
          ({ target }) => target instanceof HTMLScriptElement && press(),
          true,
        );
        const { json } = Response.prototype;
        Response.prototype.json = async function () {
          const data: unknown = await json.call(this);
          void press();
          return data;
        };
      });
      const button = await opener(page, 'Harbor Design System').elementHandle();
      await hydrated(page);
      await button!.scrollIntoViewIfNeeded();
      await expect(page.locator('[data-island=portfolio]')).toHaveAttribute('data-ready', '');
      await button!.dispatchEvent('click');
      await expect(dialog(page)).toHaveAccessibleName('Harbor Design System');
    });

    test('a press on a moving card is a click', async ({ page }) => {
      await openStopped(page, '/');
      await opener(page, 'Harbor Design System').scrollIntoViewIfNeeded();
      const track = page.getByRole('region', { name: 'Portfolio', exact: true }).getByRole('list');
      await passUntil(page, () => track.and(page.locator('.react-multi-carousel-track')).count());
      // Slowly: on a busy machine the move would be over when the test looks.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0.05 });
      await page.clock.runFor(4000);
      const isMoving = () =>
        track.evaluate((element) => {
          const moves = element.getAnimations();
          for (const move of moves) move.currentTime = 150;
          return moves.length > 0;
        });
      await expect.poll(isMoving, { intervals: [20] }).toBe(true);
      const { x, y, width, height } = (await opener(page, 'Harbor Design System').boundingBox())!;
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.waitForTimeout(2000);
      await page.mouse.up();
      await passUntil(page, () => dialog(page).count());
      await expect(dialog(page)).toHaveAccessibleName('Harbor Design System');
    });
  });
});
