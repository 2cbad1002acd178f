import { brand } from '@vibrant-peak/shared/content/brand';

/** schema.org `BreadcrumbList` of a detail page: home, its list, itself. */
export const breadcrumbs = (list: { name: string; path: string }, title: string, path: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, list, { name: title, path }].map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: entry.name,
    item: new URL(entry.path, brand.url).href,
  })),
});
