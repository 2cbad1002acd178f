import { cultureIntroduction, cultureValues } from '../../shared/src/content/culture';
import { homeServices, homeServicesIntroduction } from '../../shared/src/content/homeServices';
import { projects } from '../../shared/src/content/projects';
import { portfolioIntroduction } from '../../shared/src/content/vision';
import { printed, solid, textOf } from '../invoice/pdf';
import { expect, open, still, test } from '../site';

test.use({ ...still, colorScheme: 'dark' });

const formats = ['A4', 'Letter'] as const;

/** The default of browsers. */
const margin = '0.4in';

test('a printed page has its headline, no skip link, its header once, and dark text on white, also from dark mode', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  for (const path of ['/', '/careers', '/nowhere']) {
    await open(page, path);
    const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
    await page.evaluate(() =>
      window.addEventListener('beforeprint', () => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        document.documentElement.dataset['printed'] = JSON.stringify([color, backgroundColor]);
      }),
    );
    const pages = (await printed(page, 'A4')).map(textOf);
    const whole = pages.join('');
    expect(whole).toContain(heading!.replace(/\s+/g, ''));
    expect(whole).not.toContain('Skiptocontent');
    expect(whole.split('GetaQuote').length - 1).toBeLessThanOrEqual(1);
    const colors = (await page.locator('html').getAttribute('data-printed'))!;
    const [color, ground] = (JSON.parse(colors) as string[]).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(color).toBeLessThan(80);
    expect(ground).toBeGreaterThan(240);
    await expect(page.locator('html')).toHaveClass(/dark/);
  }
});

test('on paper controls are left out, and cards stand beside each other', async ({ page }) => {
  await open(page, '/services');
  const services = (await printed(page, 'A4')).map(textOf);
  expect(services.join('')).not.toMatch(/LearnMore|Openasapage/);
  expect(services).toHaveLength(1);
  await open(page, '/');
  expect((await printed(page, 'A4')).map(textOf).join('')).not.toContain('SendMessage');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await open(page, '/team');
  expect((await printed(page, 'A4')).length).toBeLessThanOrEqual(4);
  await open(page, '/careers');
  expect((await printed(page, 'A4')).map(textOf).join('')).not.toContain('Openasapage');
  await open(page, '/projects');
  const cards = await printed(page, 'Letter');
  expect(cards.map(textOf).join('')).not.toContain('BacktoHome');
  expect(cards).toHaveLength(1);
});

test('links that only lead on are left out on paper, and addresses stay', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const [path, link] of [
    ['/', /Meetourteam|Workwithus|ViewAll|ExploreServices/],
    ['/services', /Howwework/],
    ['/services/web-development', /Howwework|Readhow|Allservices/],
    ['/projects/open-clinic', /Meetthewholeteam|Allprojects/],
    ['/careers/senior-react-engineer', /Allopenings/],
    ['/blog', /BacktoHome/],
    ['/nowhere', /ReturntoHome/],
  ] as const) {
    await open(page, path);
    const text = (await printed(page, 'A4')).map(textOf).join('');
    expect(text, path).toContain('VibrantPeak');
    expect(text, path).not.toMatch(link);
    if (path === '/') expect(text).toContain('lahore@vibrantpeak.example');
  }
});

test('a heading is printed on the page where its section begins', async ({ page }) => {
  for (const [path, heading, first] of [
    ['/', homeServicesIntroduction.title, homeServices[1]!.title],
    ['/', portfolioIntroduction.title, projects[0]!.title],
    ['/team', cultureIntroduction.title, cultureValues[0]!.title],
  ] as const) {
    await open(page, path);
    for (const format of formats)
      for (const width of ['0', margin]) {
        const pages = (await printed(page, format, width)).map(textOf);
        const found = pages.find((text) => text.includes(solid(heading)));
        expect(found, `${heading}, ${format}, margins of ${width}`).toContain(solid(first));
      }
  }
});

test('the openings and the benefits take two printed pages', async ({ page }) => {
  await open(page, '/careers');
  for (const format of formats) expect(await printed(page, format, margin), format).toHaveLength(2);
});

test('a printed home page shows all slides in use, and quotes dark on white', async ({ page }) => {
  await open(page, '/');
  const portfolio = page.getByRole('region', { name: 'Portfolio', exact: true });
  await portfolio.scrollIntoViewIfNeeded();
  await expect(portfolio.locator('.react-multi-carousel-track')).toBeAttached();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const quotes = document.querySelector('#testimonials')!;
      document.documentElement.dataset['quotes'] = getComputedStyle(quotes).color;
    }),
  );
  const pages = await printed(page, 'A4');
  const whole = pages.map(textOf).join('');
  for (const { title } of projects) expect(whole.split(solid(title)), title).toHaveLength(2);
  for (const { right, text, width } of pages.flatMap(({ texts, width }) =>
    texts.map((run) => ({ ...run, width })),
  ))
    expect(right, text).toBeLessThanOrEqual(width);
  const color = (await page.locator('html').getAttribute('data-quotes'))!;
  expect(Number(/\d+/.exec(color)?.[0])).toBeLessThan(80);
  await expect(page.locator('#testimonials')).toHaveClass(/dark/);
});

test('no printed page is nearly empty', async ({ page }) => {
  for (const path of [
    '/',
    '/services',
    '/services/web-development',
    '/projects',
    '/projects/open-clinic',
    '/team',
    '/careers',
    '/privacy',
  ]) {
    await open(page, path);
    for (const format of formats) {
      const pages = await printed(page, format);
      for (const [index, { texts, height }] of pages.entries()) {
        const used = Math.max(...texts.map(({ bottom }) => bottom)) / height;
        expect(used, `${path}, ${format}, page ${index + 1} of ${pages.length}`).toBeGreaterThan(0.15);
      }
    }
  }
});
