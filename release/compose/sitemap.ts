/** Sitemap of the public pages (sitemaps.org protocol 0.9). */
export function sitemap(paths: string[], origin: string): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
