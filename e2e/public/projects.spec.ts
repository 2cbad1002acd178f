import type { Page } from '@playwright/test';
import { headingOf } from '../headingOf';
import { projects } from '../../shared/src/content/projects';
import { expect, hydrated, open, still, test } from '../site';

test.use(still);

const everything = projects.map(({ title }) => title);

const byCategory: Record<string, string[]> = {
  'Web Development': ['Bazaar Insight', 'Open Clinic'],
  'Mobile Development': ['Swift Cart'],
  'UI/UX Design': ['Harbor Design System'],
  'IoT Development': ['Greenline'],
  All: everything,
};

const filter = (page: Page) => page.getByRole('group', { name: 'Filter by category' });
const dialog = (page: Page) => page.getByRole('dialog');
const viewDetails = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true }).getByRole('button', { name: 'View Details', exact: true });

test('cards, the filter, the grid, and the link home', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/projects');
  await test.step('cards show image, category, title and description', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf('/projects')]);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(everything);
    for (const { title, category, description, imageAlt } of projects) {
      const card = page.getByRole('article', { name: title, exact: true });
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('img', { name: imageAlt, exact: true })).toBeVisible();
      await expect
        .poll(() => card.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(card.getByText(category, { exact: true })).toBeVisible();
      await expect(card.getByText(description, { exact: true })).toBeVisible();
    }
  });

  await test.step('the filter has all and each category, and shows the selected one', async () => {
    const buttons = filter(page).getByRole('button');
    await expect(buttons).toHaveText([
      'All',
      'Web Development',
      'Mobile Development',
      'UI/UX Design',
      'IoT Development',
    ]);
    await expect(filter(page).getByRole('button', { pressed: true })).toHaveText(['All']);
    for (const [category, titles] of Object.entries(byCategory)) {
      await filter(page).getByRole('button', { name: category, exact: true }).click();
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(titles);
      await expect(filter(page).getByRole('button', { pressed: true })).toHaveText([category]);
    }
  });

  await test.step('the grid has one column on phones, two from 768 pixels, three from 1024', async () => {
    for (const [width, columns] of [
      [375, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(lefts).toHaveLength(projects.length);
      expect(new Set(lefts).size, `${width} pixels wide`).toBe(columns);
    }
  });

  await page.getByRole('main').getByRole('link', { name: 'Back to Home', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Modern Software Solutions');
});

test.describe('project dialog', () => {
  const title = 'Projects | Vibrant Peak';

  const headOf = (page: Page) =>
    page.evaluate(() => ({
      title: document.title,
      ...Object.fromEntries(
        ['description', 'og:title', 'og:description', 'twitter:title', 'twitter:description'].map((name) => [
          name,
          [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)]
            .map((tag) => tag.getAttribute('content'))
            .join('|'),
        ]),
      ),
    }));

  test("sets the page's title and description until it closes, and links to the project's own page", async ({
    page,
    context,
  }) => {
    await open(page, '/projects');
    const own = await headOf(page);
    expect(own.title).toBe(title);
    const ways: (() => Promise<void>)[] = [
      () => dialog(page).getByRole('button', { name: 'Close', exact: true }).click(),
      () => dialog(page).getByRole('button', { name: 'Close dialog', exact: true }).click(),
      () => page.keyboard.press('Escape'),
    ];
    for (const [index, close] of ways.entries()) {
      const project = projects[index]!;
      await viewDetails(page, project.title).click();
      await expect(dialog(page)).toHaveAccessibleName(project.title);
      await expect
        .poll(() => headOf(page))
        .toEqual({
          title: expect.stringContaining(project.title),
          description: project.description,
          'og:title': expect.stringContaining(project.title),
          'og:description': project.description,
          'twitter:title': expect.stringContaining(project.title),
          'twitter:description': project.description,
        });
      for (const text of [
        project.fullDescription,
        project.clientName,
        project.duration,
        ...project.technologies,
      ]) {
        await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
      }
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect.poll(() => headOf(page)).toEqual(own);
      await expect(viewDetails(page, project.title)).toBeFocused();
    }

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await viewDetails(page, 'Greenline').click();
    await dialog(page).getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(dialog(page).getByRole('button', { name: 'Link copied', exact: true })).toBeVisible();
    await expect(page).toHaveURL('/projects');
    await open(page, await page.evaluate(() => navigator.clipboard.readText()));
    await expect(page).toHaveURL('/projects/greenline');
    await open(page, '/projects?project=greenline');
    await expect(dialog(page)).toHaveAccessibleName('Greenline');
  });

  test('restores the title on Back and on leaving', async ({ page }) => {
    await open(page, '/team');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
    await viewDetails(page, 'Greenline').click();
    await expect(page).toHaveTitle(/Greenline/);
    await page.goBack();
    await expect(page).toHaveURL('/team');
    await expect(page).toHaveTitle('Team | Vibrant Peak');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Meet the engineers/);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

    await page.goForward();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('article')).toHaveCount(projects.length);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveTitle('Careers | Vibrant Peak');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  for (const path of ['/projects', '/'])
    test(`Back closes a project's dialog on ${path}, and so do its buttons, once`, async ({ page }) => {
      await open(page, '/team');
      await page.goto(path);
      await hydrated(page);
      const button = viewDetails(page, 'Bazaar Insight').first();
      await button.tap();
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(`${path}?project=bazaar-insight`);
      await page.goBack();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await button.tap();
      await dialog(page).getByRole('button', { name: 'Close', exact: true }).tap();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await page.goBack();
      await expect(page).toHaveURL('/team');
    });
});

test('the filter is in the address: it can be shared, and Back restores it', async ({ page }) => {
  await open(page, '/projects');
  await page.getByRole('button', { name: 'Mobile Development' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/projects?category=Mobile+Development');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test.describe('project dialog with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('shows its text while it fades out', async ({ page }) => {
    await open(page, '/projects');
    await viewDetails(page, 'Open Clinic').click();
    await expect(dialog(page)).toBeVisible();
    const texts = await page.evaluate(async () => {
      const seen: string[] = [];
      const close = [...document.querySelectorAll<HTMLElement>('dialog button')].find(
        (button) => button.textContent === 'Close',
      );
      close?.click();
      for (;;) {
        const open = document.querySelector('dialog');
        if (!open) return seen;
        seen.push(open.querySelector('h2')?.textContent ?? '');
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    expect([...new Set(texts)]).toEqual(['Open Clinic']);
  });
});

test('the picture of the card that spans columns begins with its top, and has no blank band beside it', async ({
  page,
}) => {
  await open(page, '/projects');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page.getByRole('article', { name: 'Open Clinic' }).evaluate((article) => {
      const card = article.getBoundingClientRect();
      const picture = article.querySelector('img')!.getBoundingClientRect();
      return [picture.top - card.top, picture.left - card.left, card.right - picture.right];
    });
    expect(Math.max(...gaps)).toBeLessThan(2);
  }
  const picture = page.getByRole('article', { name: 'Open Clinic' }).locator('img');
  await expect(picture).toHaveCSS('object-position', '50% 0%');
});

test('the picture of the card that spans columns ends between two rows of its screen, with the one beside it', async ({
  page,
}) => {
  await open(page, '/projects');
  await page.setViewportSize({ width: 1440, height: 900 });
  const picture = page.getByRole('article', { name: 'Open Clinic' }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  const [wide, beside] = await Promise.all([
    picture.boundingBox(),
    page.getByRole('article', { name: 'Greenline' }).locator('img').boundingBox(),
  ]);
  expect(Math.abs(wide!.height - beside!.height)).toBeLessThan(1);
  const darkest = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const end = Math.round((width * image.clientHeight) / image.clientWidth);
    const { data } = context.getImageData(0, end - 2, width, 4);
    return data.reduce((least, value) => Math.min(least, value), 255);
  });
  // Boxes have a value below 224, lines of the table have none.
  expect(darkest).toBeGreaterThan(226);
});

test('from 768 pixels the categories are one line', async ({ page }) => {
  await open(page, '/projects');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await filter(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width} pixels wide`).toBe(1);
  }
});

test('on a phone the categories scroll, and fade out where there are more', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/projects');
  expect(await filter(page).evaluate((group) => getComputedStyle(group).maskImage)).toContain('gradient');
  const last = filter(page).getByRole('button').last();
  await last.focus();
  const [group, chip] = await Promise.all([filter(page).boundingBox(), last.boundingBox()]);
  // Left of the fade, which is 40 pixels wide.
  expect(chip!.x + chip!.width).toBeLessThanOrEqual(group!.x + group!.width - 39);
});

for (const path of ['/projects', '/'])
  test(`a project's dialog on ${path} shows the whole picture and text below it`, async ({ page }) => {
    await open(page, path);
    await page
      .getByRole('article')
      .filter({ visible: true })
      .getByRole('button', { name: 'View Details' })
      .first()
      .click();
    const text = dialog(page).getByText(projects[0]!.fullDescription.split('\n')[0]!);
    const picture = dialog(page).getByRole('img').first();
    await expect(text).toBeInViewport({ ratio: 0.9 });
    const { width, height } = (await picture.boundingBox())!;
    expect(height).toBeLessThanOrEqual(271);
    expect(width / height).toBeCloseTo(1.5, 1);
  });
