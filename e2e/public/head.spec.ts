import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { jobs } from '../../shared/src/content/jobs';
import { projects } from '../../shared/src/content/projects';
import { services } from '../../shared/src/content/services';
import { expect, open, publicPaths, still, test } from '../site';
import { expectHead, headOf, ofDocument, origin, unlisted } from './head';

test.use(still);

const ownPages = [
  ...services.map(({ id, title }) => [`/services/${id}`, title, 'Service']),
  ...projects.map(({ slug, title }) => [`/projects/${slug}`, title, 'CreativeWork']),
  ...jobs.map(({ id, title }) => [`/careers/${id}`, title, 'JobPosting']),
] as [path: string, title: string, type: string][];

const listed = [
  ...publicPaths.filter((path) => !unlisted.has(path)),
  '/privacy',
  ...ownPages.map(([path]) => path),
];

test(
  "every page's HTML has its own head, with one tag of each kind",
  { tag: '@smoke' },
  async ({ page, request }) => {
    const descriptions = new Set<string>();
    for (const path of publicPaths) {
      const html = await (await request.get(path)).text();
      const head = await headOf(page, html);
      expectHead(head, path);
      expect(head).toMatchObject(ofDocument);
      descriptions.add(head['description']![0]!);
      expect(html).toContain('<html lang="en"');
    }
    expect(descriptions.size).toBe(publicPaths.length);

    await test.step('the 404 page is not indexed', async () => {
      const head = await headOf(page, await (await request.get('/no-such-page')).text());
      expect(head['robots']).toEqual(['noindex, nofollow']);
      expect(head['canonical']).toBeUndefined();
      expect(head['title']).toEqual(['Page not found | Vibrant Peak']);
    });
  },
);

test('structured data describes the company and each opening', async ({ request }) => {
  const structured = async (path: string) => {
    const html = await (await request.get(path)).text();
    const texts = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g));
    return texts.map(([, text]) => JSON.parse(text!) as Record<string, unknown>);
  };
  expect(await structured('/')).toMatchObject([
    { '@type': ['Organization', 'LocalBusiness'], name: 'Vibrant Peak', url: origin },
    { '@type': 'WebSite', name: 'Vibrant Peak', url: origin },
  ]);
  const [list] = await structured('/careers');
  expect(list).toMatchObject({ itemListElement: jobs.map(({ title }) => ({ name: title })) });
  const postings = await Promise.all(jobs.map(async ({ id }) => (await structured(`/careers/${id}`))[0]!));
  expect(postings).toMatchObject(
    jobs.map(({ title, postedDate, validThrough, salary }) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title,
      datePosted: postedDate,
      validThrough,
      baseSalary: { currency: salary.currency, value: { minValue: salary.from, maxValue: salary.to } },
      hiringOrganization: { '@type': 'Organization', name: 'Vibrant Peak' },
    })),
  );
  for (const posting of postings) {
    expect(posting['description']).toEqual(expect.stringContaining('<li>'));
    expect(posting['jobLocation']).toBeTruthy();
  }
  expect(await structured('/team')).toEqual([]);
});

test('every project, service and opening has a page of its own, with title and structured data', async ({
  request,
}) => {
  for (const [path, title, type] of ownPages) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title.replaceAll('&', '&amp;')} | Vibrant Peak</title>`);
    expect(html).toContain(`"@type":"${type}"`);
  }
});

test('every indexed page has a card of its own for link previews, of 1200 by 630 pixels and at most 60 kB', async ({
  request,
}) => {
  const cards = new Set<string>();
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
    const card = await request.get(new URL(address).pathname);
    expect(card.status(), address).toBe(200);
    const body = await card.body();
    expect(await sharp(body).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(body.length, path).toBeLessThan(60_000);
    cards.add(createHash('sha256').update(body).digest('hex'));
  }
  expect(cards.size).toBe(listed.length);
});

test('structured data follows navigations between detail pages; an unknown address is the 404 page', async ({
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
  await expect.poll(types).toEqual(['Service', 'BreadcrumbList']);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveTitle('Team | Vibrant Peak');
  await expect.poll(types).toEqual([]);

  await open(page, '/projects/no-such-project');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect.poll(types).toEqual(['Organization,LocalBusiness', 'WebSite']);
});

test('sitemap, robots, manifest, icons and social image exist', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.status()).toBe(200);
  expect(sitemap.headers()['content-type']).toMatch(/xml/);
  const text = await sitemap.text();
  const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
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
