import { homeServices } from '../../shared/src/content/homeServices';
import { testimonials } from '../../shared/src/content/testimonials';
import { visionStatement } from '../../shared/src/content/vision';
import { expect, open, test } from '../site';
import { openStopped } from './clock';
import { restingPosition, scrollTo, topOf } from './look';

test('the sections stand in their order, each named by its heading', async ({ page }) => {
  await open(page, '/');
  const sections = page.getByRole('main').locator('section[id]');
  const ids = await sections.evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids).toEqual(['home', 'about', 'services', 'portfolio', 'testimonials', 'contact']);
  for (const id of ids) {
    const label = await page.locator(`#${id}`).getAttribute('aria-labelledby');
    await expect(page.locator(`#${id}`).locator(`[id="${label}"]`)).toHaveRole('heading');
  }
  await expect(page).toHaveTitle('Modern Software Solutions');
});

test('the hero says what the company offers and leads on', async ({ page }) => {
  await open(page, '/');
  const hero = page.locator('#home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Peak Innovation, Vibrant Solutions']);
  await hero.getByRole('link', { name: "Let's Build Together", exact: true }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await restingPosition(page);
  await hero.getByRole('link', { name: 'Explore Services', exact: true }).click();
  await expect(page).toHaveURL('/#services');
  await expect(page.getByRole('link', { name: 'View All Services' })).toBeInViewport();
});

test('about gives the vision and four values, services are four cards', async ({ page }) => {
  await open(page, '/');
  const about = page.locator('#about');
  await expect(about.getByText(visionStatement)).toBeVisible();
  await expect(about.getByRole('heading', { name: 'Our vision', exact: true })).toBeVisible();
  await expect(about.getByRole('heading', { level: 3 })).toHaveText([
    'Innovation',
    'Excellence',
    'Collaboration',
    'Integrity',
  ]);

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
});

test('the portfolio leads to all projects', async ({ page }) => {
  await open(page, '/');
  await page.locator('#portfolio').getByRole('link', { name: 'View All Projects', exact: true }).click();
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Projects');
});

test('testimonials name who speaks, with as many stars as they gave', async ({ page }) => {
  await openStopped(page, '/');
  await scrollTo(page, await topOf(page.locator('#testimonials')));
  await expect(page.locator('[data-island=testimonials]')).toHaveAttribute('data-ready', '');
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

for (const [width, arrangement] of [
  [1440, 'beside'],
  [375, 'below'],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`the office panel stands ${arrangement} the message form`, async ({ page }) => {
      await open(page, '/');
      const [form, panel] = await page.locator('#contact').evaluate((section) =>
        ['form', '[role=tablist]'].map((part) => {
          const { x, y, right, bottom } = section.querySelector(part)!.getBoundingClientRect();
          return { x, y, right, bottom };
        }),
      );
      if (arrangement === 'beside') expect(panel!.x).toBeGreaterThanOrEqual(form!.right);
      else expect(panel!.y).toBeGreaterThanOrEqual(form!.bottom);
    });
  });
}
