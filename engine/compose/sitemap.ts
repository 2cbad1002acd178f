/**
 * Sitemap of the public pages (sitemaps.org protocol 0.9).
 * @param paths addresses of documents: they hold no sign that XML would have to escape.
 */
export const sitemap = (paths: readonly string[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
