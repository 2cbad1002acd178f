import { headingOf } from '../headingOf';
import { homeServices } from '../../shared/src/content/homeServices';
import { testimonials } from '../../shared/src/content/testimonials';
import { visionStatement } from '../../shared/src/content/vision';
import { expect, open, still, test } from '../site';
import { openStopped, passUntil } from './clock';
import { restingPosition, scrollTo, topOf } from './look';

test.use(still);

test(
  'sections in order, each named by its heading: hero, vision and values, services, portfolio',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/');
    await test.step('sections', async () => {
      const sections = page.getByRole('main').locator('section[id]');
      const ids = await sections.evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids).toEqual(['home', 'about', 'services', 'portfolio', 'testimonials', 'contact']);
      for (const id of ids) {
        const label = await page.locator(`#${id}`).getAttribute('aria-labelledby');
        await expect(page.locator(`#${id}`).locator(`[id="${label}"]`)).toHaveRole('heading');
      }
      await expect(page).toHaveTitle('Modern Software Solutions');
    });

    await test.step('the hero has the headline and two links', async () => {
      const hero = page.locator('#home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf('/')]);
      await hero.getByRole('link', { name: "Let's Build Together", exact: true }).click();
      await expect(page).toHaveURL('/#contact');
      await expect(page.locator('#contact')).toBeInViewport();
      await restingPosition(page);
      await hero.getByRole('link', { name: 'Explore Services', exact: true }).click();
      await expect(page).toHaveURL('/#services');
      await expect(page.getByRole('link', { name: 'View All Services' })).toBeInViewport();
    });

    await test.step('about has the vision and four values', async () => {
      const about = page.locator('#about');
      await expect(about.getByText(visionStatement)).toBeVisible();
      await expect(about.getByRole('heading', { name: 'Our vision', exact: true })).toBeVisible();
      await expect(about.getByRole('heading', { level: 3 })).toHaveText([
        'Innovation',
        'Excellence',
        'Collaboration',
        'Integrity',
      ]);
    });

    await test.step('services are four cards, and a link to all', async () => {
      const services = page.locator('#services');
      const cards = services.getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText([
        'Web Development',
        'Mobile Apps',
        'UI/UX Design',
        'DevOps',
      ]);
      for (const [index, { description }] of homeServices.entries()) {
        await expect(cards.nth(index).locator('svg').first()).toBeVisible();
        await expect(cards.nth(index)).toContainText(description);
      }
      await services.getByRole('link', { name: 'View All Services', exact: true }).click();
      await expect(page).toHaveURL('/services');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/services'));
      await page.goBack();
    });

    await test.step('the office panel is beside the message form, on a phone below it', async () => {
      const boxes = () =>
        page.locator('#contact').evaluate((section) =>
          ['form', '[role=tablist]'].map((part) => {
            const { x, y, right, bottom } = section.querySelector(part)!.getBoundingClientRect();
            return { x, y, right, bottom };
          }),
        );
      // The parts of a page to which a visitor returns are loaded again.
      for (const part of ['form', '[role=tablist]'])
        await expect(page.locator('#contact').locator(part)).toBeVisible();
      const [form, panel] = await boxes();
      expect(panel!.x).toBeGreaterThanOrEqual(form!.right);
      await page.setViewportSize({ width: 375, height: 900 });
      const [narrowForm, narrowPanel] = await boxes();
      expect(narrowPanel!.y).toBeGreaterThanOrEqual(narrowForm!.bottom);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('the portfolio links to all projects', async () => {
      await page.locator('#portfolio').getByRole('link', { name: 'View All Projects', exact: true }).click();
      await expect(page).toHaveURL('/projects');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/projects'));
    });
  },
);

test('testimonials have the name of the client, and as many stars as given', async ({ page }) => {
  await openStopped(page, '/');
  await scrollTo(page, await topOf(page.locator('#testimonials')));
  await passUntil(page, () => page.locator('[data-island=testimonials][data-ready]').count());
  const region = page.getByRole('region', { name: 'Testimonials', exact: true });
  const next = region.getByRole('button', { name: 'Next testimonial' });
  await next.focus();
  for (const { name, position, quote, rating } of testimonials) {
    await expect(region.getByRole('heading')).toHaveText([name]);
    const card = region.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(position);
    await expect(card).toContainText(quote);
    await expect(region.getByRole('img', { name: `${rating} out of 5 stars` })).toHaveCount(1);
    await next.click();
    await page.clock.runFor(1000);
  }
});

for (const [width, height] of [
  [1366, 657],
  [1280, 720],
  [1440, 789],
] as const)
  test(`results of projects are in the first view of a window of ${width} × ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const bottoms = await page
      .getByRole('main')
      .getByRole('list')
      .first()
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().bottom));
    expect(bottoms).toHaveLength(4);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(height);
  });

test('the headline has two lines in a window 1024 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { height } = heading.getBoundingClientRect();
    return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
  });
  expect(lines).toBe(2);
});
