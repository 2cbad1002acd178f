import { headingOf } from '../headingOf';
import { culturePhotos } from '../../shared/src/content/culture';
import { team } from '../../shared/src/content/team';
import { expect, open, still, test } from '../site';
import { scrollThrough } from './look';

test.use(still);

test(
  'every member has portrait, role, bio and three links, and the culture section values and photos',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/team');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf('/team')]);
    const cards = page.getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText(team.map(({ name }) => name));
    await scrollThrough(page);
    for (const [index, { name, role, bio, linkedin, github, email }] of team.entries()) {
      const card = cards.nth(index);
      await expect(card.getByText(role, { exact: true })).toBeVisible();
      await expect(card.getByText(bio, { exact: true })).toBeVisible();
      await expect
        .poll(() => card.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(card.getByRole('link')).toHaveCount(3);
      await expect(card.getByRole('link', { name: `${name} on LinkedIn` })).toHaveAttribute('href', linkedin);
      await expect(card.getByRole('link', { name: `${name} on GitHub` })).toHaveAttribute('href', github);
      await expect(card.getByRole('link', { name: `Email ${name}` })).toHaveAttribute(
        'href',
        `mailto:${email}`,
      );
    }
    for (const link of await cards.locator('a[target=_blank]').all()) {
      await expect(link).toHaveAttribute('rel', /noopener/);
    }

    const culture = page.getByRole('region', { name: 'Our Culture', exact: true });
    await expect(culture.getByRole('heading', { level: 3 })).toHaveText([
      'Excellence',
      'Transparency',
      'Innovation',
      'Collaboration',
      'Growth',
    ]);
    const photos = culture.getByRole('img');
    await expect(photos).toHaveCount(culturePhotos.length);
    for (const [index, { alt }] of culturePhotos.entries()) {
      await expect(photos.nth(index)).toHaveAccessibleName(alt);
      await expect
        .poll(() => photos.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  },
);
