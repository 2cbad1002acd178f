import { brand } from 'shared/content/brand';
import type { PageMetadata } from 'shared/contract';

export const notFoundMetadata: PageMetadata = {
  title: `Page not found | ${brand.name}`,
  robots: 'noindex, nofollow',
};

export const unavailableMetadata: PageMetadata = {
  title: `Page unavailable | ${brand.name}`,
  robots: 'noindex, nofollow',
};
