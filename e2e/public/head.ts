import type { Page } from '@playwright/test';
import { expect, type publicPaths } from '../site';

/** Origin in the pages' metadata. */
export const origin = 'https://www.vibrantpeak.example';

export const titles: Record<(typeof publicPaths)[number], string> = {
  '/': 'Modern Software Solutions',
  '/services': 'Services | Vibrant Peak',
  '/projects': 'Projects | Vibrant Peak',
  '/team': 'Team | Vibrant Peak',
  '/careers': 'Careers | Vibrant Peak',
  '/how-we-work': 'How We Work | Vibrant Peak',
  '/blog': 'Blog Coming Soon | Vibrant Peak',
  '/resources': 'Resources Coming Soon | Vibrant Peak',
  '/events': 'Events Coming Soon | Vibrant Peak',
  '/coming-soon': 'Coming-soon Coming Soon | Vibrant Peak',
};

/** Pages that are not indexed, because they have no content yet. */
export const unlisted = new Set<string>(['/blog', '/resources', '/events', '/coming-soon']);

/**
 * All titles and named tags in the head of the page, or of the given HTML, each with all its
 * contents.
 */
export const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const tags: Record<string, string[]> = {};
    const add = (name: string, content: string | null) => (tags[name] ??= []).push(content ?? '');
    for (const title of root.querySelectorAll('head title, body > title')) add('title', title.textContent);
    for (const meta of root.querySelectorAll('meta[name], meta[property]')) {
      const media = meta.getAttribute('media') ?? '';
      add(
        `${meta.getAttribute('name') ?? meta.getAttribute('property')}${media}`,
        meta.getAttribute('content'),
      );
    }
    // An empty icon is a placeholder until after the first paint.
    const links = 'link[rel=canonical], link[rel=icon]:not([href="data:,"]), link[rel=manifest]';
    for (const link of root.querySelectorAll(links))
      add(link.getAttribute('rel')!, link.getAttribute('href'));
    return tags;
  }, html);

/** Icon and manifest belong to the document: they stay the same after navigations. */
export const ofDocument = { icon: ['/favicon.svg'], manifest: ['/manifest.webmanifest'] };

export function expectHead(head: Record<string, string[]>, path: keyof typeof titles) {
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
