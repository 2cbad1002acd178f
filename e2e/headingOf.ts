import { socialPages } from '../shared/artwork/socialPages';

/** Headline of a public page, which its social image shows, too. @throws for a path without one. */
export function headingOf(path: string): string {
  const heading = socialPages[path]?.title;
  if (heading === undefined) throw new Error(`${path} has no headline in shared/artwork/socialPages.ts`);
  return heading;
}
