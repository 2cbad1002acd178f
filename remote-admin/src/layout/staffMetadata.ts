import type { PageMetadata } from 'shared/contract';
import { brand } from 'shared/content/brand';

/** Document head of a page that only staff see: search engines are asked to stay away. */
export const staffMetadata = (page: string): PageMetadata => ({
  title: `${page} | ${brand.name}`,
  robots: 'noindex, nofollow',
});
