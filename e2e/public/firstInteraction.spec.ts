import type { Locator, Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { expect, still, test, variant } from '../site';

test.use(still);

/**
 * Milliseconds between the load and the first interaction by a program, without pointer or keys
 * before it.
 */
const delays = [0, 5000, 1000] as const;

/** As by a screen reader. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click());

/** As by a password manager. */
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, text) => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);

for (const [index, delay] of delays.entries()) {
  test(`a password manager logs in ${delay} ms after the load`, variant(index), async ({ page }) => {
    await page.goto('/admin/login');
    await page.waitForTimeout(delay);
    await fill(page, 'Username', 'admin');
    await fill(page, 'Password', 'admin123');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByText('Login successful')).toBeVisible();
  });

  // The walk covers other delays.
  if (delay === 1000) continue;
  test(
    `parts of the home page work with a screen reader ${delay} ms after the load`,
    variant(index),
    async ({ context }) => {
      const parts: Record<string, [selector: string, answers: (page: Page) => Promise<void>]> = {
        'Send Message': [
          'form button[type=submit]',
          (page) => expect(page.getByText('Please enter a valid email address.')).toBeVisible(),
        ],
        'an office tab': [
          '[role=tab]:has-text("Karachi")',
          (page) =>
            expect(page.getByRole('tab', { name: 'Karachi' })).toHaveAttribute('aria-selected', 'true'),
        ],
        'Next testimonial': [
          '[aria-label="Next testimonial"]',
          (page) =>
            expect(
              page.getByRole('region', { name: 'Testimonials' }).getByText('Sofia Lindqvist').first(),
            ).toBeVisible(),
        ],
        'View Details': [
          '#portfolio button:has-text("View Details")',
          (page) => expect(page.getByRole('dialog')).toBeVisible(),
        ],
      };
      // On a page each, at the same time: they mostly wait.
      await Promise.all(
        Object.entries(parts).map(([name, [selector, answers]]) =>
          test.step(name, async () => {
            const page = await context.newPage();
            await page.goto('/');
            await page.waitForTimeout(delay);
            await press(page, selector);
            await answers(page);
          }),
        ),
      );
    },
  );
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

/** Parts of the home page, and what a press of each shows. */
const presses: { target: (page: Page) => Locator; shows: (page: Page) => Locator; width?: number }[] = [
  { target: button('Switch to dark mode'), shows: (page) => page.locator('html.dark') },
  {
    target: button('Open menu'),
    width: 375,
    shows: (page) => page.getByRole('navigation', { name: 'Mobile' }).getByRole('link').first(),
  },
  { target: button('Next testimonial'), shows: (page) => page.getByText('testimonial 2 of 4') },
  {
    target: button('Send Message'),
    shows: (page) => page.getByText('Please enter a valid email address.'),
  },
  {
    target: (page) => page.getByRole('link', { name: 'View All Services' }),
    shows: (page) => page.getByRole('heading', { level: 1, name: headingOf('/services') }),
  },
];

const ways: ((target: Locator) => Promise<void>)[] = [
  (target) => target.press('Enter'),
  (target) => target.evaluate((element: HTMLElement) => element.click()),
  (target) => target.tap(),
];

/** Limit for an answer on a busy machine, in milliseconds. */
const answerTime = 60_000;

test.describe('at a quarter of the CPU speed', () => {
  for (const [turn, delay] of delays.entries())
    test(
      `the first press is answered ${delay} ms after the load, by keys, by programs and by touch`,
      // A minute each: the later ones run in `npm run test:long`.
      turn === 0 ? variant(turn) : { tag: '@long' },
      async ({ browser }, { project }) => {
        test.slow();
        for (const [index, { target, shows, width = 1440 }] of presses.entries()) {
          const context = await browser.newContext({ baseURL: project.use.baseURL, hasTouch: true });
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 900 });
          const session = await context.newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
          await page.goto('/');
          await page.waitForTimeout(delay);
          await ways[(index + turn) % ways.length]!(target(page));
          await expect(shows(page)).toBeVisible({ timeout: answerTime });
          await context.close();
        }
      },
    );
});

test('an office tab focused early by a script works with arrow keys', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Lahore' }).evaluate((tab: HTMLElement) => tab.focus());
  await expect(page.locator('[data-island=contact]')).toHaveAttribute('data-ready', '');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Karachi' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true, contextOptions: {} });

  for (const name of ['Portfolio', 'Testimonials'])
    test(`a swipe on ${name} during its hydration moves it by exactly one slide`, async ({ page }) => {
      await page.goto('/');
      const region = page.getByRole('region', { name, exact: true });
      const left = async () => (await region.boundingBox())!.x;
      const inView = async () => {
        const places = await region
          .getByRole('heading')
          .evaluateAll((headings) =>
            headings.map((heading) => [heading.textContent, heading.getBoundingClientRect().x] as const),
          );
        const start = await left();
        return places.find(([, x]) => x >= start && x < start + 200)?.[0];
      };
      await region.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const first = await inView();
      const { y, height } = (await region.boundingBox())!;
      const devices = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        devices.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: y + height / 2 }],
        });

      await touch('touchStart', 320);
      await expect(page.locator('[data-island]:not([data-ready])')).toHaveCount(0);
      await page.waitForTimeout(500);
      for (let x = 300; x >= 120; x -= 20) await touch('touchMove', x);
      await touch('touchEnd');

      await expect.poll(inView).not.toBe(first);
      // The slide in view when the row rests.
      let moved: string | null | undefined;
      const rests = async () => {
        const before = moved;
        moved = await inView();
        return moved !== undefined && moved === before;
      };
      await expect.poll(rests, { intervals: [700] }).toBe(true);
      await page.waitForTimeout(5200);
      expect(await inView()).toBe(moved);
    });
});
