import { brand } from '@vibrant-peak/shared/content/brand';

/** Image of a page for link previews, as listed in `shared/artwork/socialPages.ts`. */
export const socialImageOf = (path: string) =>
  brand.socialImage.replace('-.', `${path.replaceAll('/', '-')}.`);
