import type { PageMetadata } from 'shared/contract';
import { brand } from 'shared/content/brand';

/** Document head of a staff page, not indexed by search engines. */
export const staffMetadata = (page: string): PageMetadata => ({
  title: `${page} | ${brand.name}`,
  robots: 'noindex, nofollow',
});
