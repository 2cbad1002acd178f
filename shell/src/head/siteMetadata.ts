import { brand } from '@vibrant-peak/shared/content/brand';
import type { PageMetadata } from '@vibrant-peak/shared/contract';

export const notFoundMetadata: PageMetadata = {
  title: `Page not found | ${brand.name}`,
  description: `No page of ${brand.name} has this address. The home page leads to services, projects, team and careers.`,
  robots: 'noindex, nofollow',
};

export const unavailableMetadata: PageMetadata = {
  title: `Page unavailable | ${brand.name}`,
  robots: 'noindex, nofollow',
};
