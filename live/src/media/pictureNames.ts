/** What begins the names of a picture's files. */
export const pictureName = '[a-z0-9-]+\\.[0-9a-f]{8}';

/** Names of the site's pictures whose addresses a text holds, drawn ones included. */
export const pictureNamesIn = (text: string): Set<string> =>
  new Set(
    Array.from(text.matchAll(new RegExp(`/media/(${pictureName})-\\d+\\.avif`, 'g')), ([, name]) => name!),
  );
