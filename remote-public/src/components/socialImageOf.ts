import { brand } from 'shared/content/brand';

/** Picture of a page for link previews, as `shared/artwork/socialPages.ts` lists them. */
export const socialImageOf = (path: string) =>
  brand.socialImage.replace('-.', `${path.replaceAll('/', '-')}.`);
