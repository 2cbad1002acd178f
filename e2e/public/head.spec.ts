import type { Page } from '@playwright/test';
import { jobs } from '../../shared/src/content/jobs';
import { projects } from '../../shared/src/content/projects';
import { services } from '../../shared/src/content/services';
import { expect, open, publicPaths, still, test } from '../site';

test.use(still);

const origin = 'https://www.vibrantpeak.example';

const titles: Record<(typeof publicPaths)[number], string> = {
  '/': 'Modern Software Solutions',
  '/services': 'Services | Vibrant Peak',
  '/projects': 'Projects | Vibrant Peak',
  '/team': 'Team | Vibrant Peak',
  '/careers': 'Careers | Vibrant Peak',
  '/blog': 'Blog Coming Soon | Vibrant Peak',
  '/resources': 'Resources Coming Soon | Vibrant Peak',
  '/events': 'Events Coming Soon | Vibrant Peak',
  '/coming-soon': 'Coming-soon Coming Soon | Vibrant Peak',
};

/** Pages that search engines are not to list: there is nothing there yet. */
const unlisted = new Set<string>(['/blog', '/resources', '/events', '/coming-soon']);

const ownPages = [
  ...services.map(({ id, title }) => [`/services/${id}`, title, 'Service']),
  ...projects.map(({ slug, title }) => [`/projects/${slug}`, title, 'CreativeWork']),
  ...jobs.map(({ id, title }) => [`/careers/${id}`, title, 'JobPosting']),
] as [path: string, title: string, type: string][];

/** All titles and named tags of the document head, each with all its contents. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags: Record<string, string[]> = {};
    const add = (name: string, content: string | null) => (tags[name] ??= []).push(content ?? '');
    for (const title of document.querySelectorAll('head title, body > title'))
      add('title', title.textContent);
    for (const meta of document.querySelectorAll('meta[name], meta[property]')) {
      const media = meta.getAttribute('media') ?? '';
      add(
        `${meta.getAttribute('name') ?? meta.getAttribute('property')}${media}`,
        meta.getAttribute('content'),
      );
    }
    // An empty icon holds the place until the first paint is over.
    const links = 'link[rel=canonical], link[rel=icon]:not([href="data:,"]), link[rel=manifest]';
    for (const link of document.querySelectorAll(links))
      add(link.getAttribute('rel')!, link.getAttribute('href'));
    return tags;
  });

function expectHead(head: Record<string, string[]>, path: keyof typeof titles) {
  const description = head['description']?.[0] ?? '';
  const image = head['og:image']?.[0] ?? '';
  const address = new URL(path, origin).href;
  for (const [name, contents] of Object.entries(head)) expect(contents, `one ${name}`).toHaveLength(1);
  expect(description.length).toBeGreaterThan(40);
  expect(head['keywords']?.[0]).toMatch(/, /);
  expect(image).toMatch(/^https:\/\/www\.vibrantpeak\.example\/.+\.(jpg|png)$/);
  expect(head).toMatchObject({
    title: [titles[path]],
    'og:type': ['website'],
    'og:site_name': ['Vibrant Peak'],
    'og:title': [titles[path]],
    'og:description': [description],
    'og:url': [address],
    'twitter:card': ['summary_large_image'],
    'twitter:title': [titles[path]],
    'twitter:description': [description],
    'twitter:image': [image],
  });
  expect(head['robots']).toEqual(unlisted.has(path) ? ['noindex, follow'] : undefined);
  expect(head['canonical']).toEqual(unlisted.has(path) ? undefined : [address]);
  expect(head['og:locale']).toEqual(['en_US']);
  expect([head['og:image:width'], head['og:image:height']]).toEqual([['1200'], ['630']]);
  expect(head['og:image:alt']?.[0]).toBeTruthy();
}

test.describe('in the HTML that the server sends', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has its own head, one of each tag', async ({ page }) => {
    const descriptions = new Set<string>();
    for (const path of publicPaths) {
      await page.goto(path);
      const head = await headOf(page);
      expectHead(head, path);
      expect(head).toMatchObject({ icon: ['/favicon.svg'], manifest: ['/manifest.webmanifest'] });
      descriptions.add(head['description']![0]!);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    expect(descriptions.size).toBe(publicPaths.length);
  });

  test('the 404 page is kept from search engines', async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto('/no-such-page');
    const head = await headOf(page);
    expect(head['robots']).toEqual(['noindex, nofollow']);
    expect(head['canonical']).toBeUndefined();
    expect(head['title']).toEqual(['Page not found | Vibrant Peak']);
  });

  test('search engines learn about the company and each opening', async ({ page }) => {
    const structured = async (path: string) => {
      await page.goto(path);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
    };
    expect(await structured('/')).toMatchObject([
      { '@type': ['Organization', 'LocalBusiness'], name: 'Vibrant Peak', url: origin },
      { '@type': 'WebSite', name: 'Vibrant Peak', url: origin },
    ]);
    const [list] = await structured('/careers');
    expect(list).toMatchObject({ itemListElement: jobs.map(({ title }) => ({ name: title })) });
    const postings = (
      await Promise.all(
        jobs
          .map(({ id }) => `/careers/${id}`)
          .map(async (path) => await (await page.request.get(path)).text()),
      )
    ).map(
      (html) =>
        JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as Record<
          string,
          unknown
        >,
    );
    expect(postings).toMatchObject(
      jobs.map(({ title, postedDate, validThrough }) => ({
        '@context': 'https://schema.org',
        '@type': 'JobPosting',
        title,
        datePosted: postedDate,
        validThrough,
        hiringOrganization: { '@type': 'Organization', name: 'Vibrant Peak' },
      })),
    );
    for (const posting of postings) {
      expect(posting['description']).toEqual(expect.stringContaining('<li>'));
      expect(posting['jobLocation']).toBeTruthy();
    }
    expect(await structured('/team')).toEqual([]);
  });
});

test('the head follows from page to page, and has no tag twice', async ({ page }) => {
  await open(page, '/team');
  const link = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  for (const [label, path] of [
    ['Projects', '/projects'],
    ['Careers', '/careers'],
    ['Blog', '/blog'],
    ['Services', '/services'],
    ['Team', '/team'],
    ['Home', '/'],
  ] as const) {
    await link(label).click();
    await expect(page).toHaveTitle(titles[path]);
    expectHead(await headOf(page), path);
  }
  await page.goBack();
  await expect(page).toHaveTitle(titles['/team']);
  expectHead(await headOf(page), '/team');
});

test('every project, service and opening has a page of its own, with its title, picture and structured data', async ({
  request,
}) => {
  const pictures = new Set<string>();
  for (const [path, title, type] of ownPages) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title.replaceAll('&', '&amp;')} | Vibrant Peak</title>`);
    expect(html).toContain(`"@type":"${type}"`);
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
    pictures.add(picture);
    expect((await request.get(new URL(picture).pathname)).status(), picture).toBe(200);
  }
  expect(pictures.size).toBe(ownPages.length);
});

test('structured data and own pages follow from page to page; an unknown one is the 404 page', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  const types = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => String((JSON.parse(script.textContent) as Record<string, unknown>)['@type'])),
      );
  await open(page, '/services?service=devops');
  await page.getByRole('dialog', { name: 'DevOps' }).getByRole('link', { name: 'Open as a page' }).click();
  await expect(page).toHaveTitle('DevOps | Vibrant Peak');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DevOps');
  await expect.poll(types).toEqual(['Service']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveTitle('Team | Vibrant Peak');
  await expect.poll(types).toEqual([]);

  await open(page, '/projects/no-such-project');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect.poll(types).toEqual(['Organization,LocalBusiness', 'WebSite']);
});

test('hydration leaves the head as it is', async ({ page }) => {
  for (const path of ['/', '/careers', '/coming-soon'] as const) {
    await open(page, path);
    const head = await headOf(page);
    expectHead(head, path);
    expect(head).toMatchObject({ icon: ['/favicon.svg'], manifest: ['/manifest.webmanifest'] });
  }
});

test('sitemap, robots, manifest, icons and social image are there', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.status()).toBe(200);
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const text = await sitemap.text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].map(
    ([, address]) => address,
  );
  const listed = [
    ...publicPaths.filter((path) => !unlisted.has(path)),
    '/privacy',
    ...ownPages.map(([path]) => path),
  ];
  expect(addresses.sort()).toEqual(listed.map((path) => new URL(path, origin).href).sort());

  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await robots.text()).trim().split('\n');
  expect(lines).toEqual(['User-agent: *', 'Disallow: /admin', `Sitemap: ${origin}/sitemap.xml`]);

  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toMatch(/manifest\+json/);
  const { name, start_url, icons } = (await manifest.json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect([name, start_url]).toEqual(['Vibrant Peak', '/']);
  expect(icons.length).toBeGreaterThanOrEqual(2);
  const home = await (await request.get('/')).text();
  const social = /<meta property="og:image" content="([^"]+)"/.exec(home)![1]!;
  for (const [address, type] of [
    ...icons.map(({ src, type }) => [src, type] as const),
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-180.png', 'image/png'],
    [new URL(social).pathname, 'image/jpeg'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toContain(type);
  }
});
