import type { PageMetadata } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';

/** Document head of a page, not indexed by search engines. */
export const staffMetadata = (page: string): PageMetadata => ({
  title: `${page} | ${brand.name}`,
  robots: 'noindex, nofollow',
});
