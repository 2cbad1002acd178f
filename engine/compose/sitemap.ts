/** Sitemap of the public pages (sitemaps.org protocol 0.9). */
export const sitemap = (paths: readonly string[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${addressOf(path, origin)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** An absolute address, as XML holds it. */
const addressOf = (path: string, origin: string) =>
  new URL(path, origin).href.replace(/[&<>"']/g, (sign) => escapes[sign]!);
