/** A page for search engines, and the day of the last change to its text (YYYY-MM-DD). */
export interface SitemapEntry {
  path: string;
  lastChanged: string;
}

/** Sitemap of the public pages (sitemaps.org protocol 0.9). */
export function sitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(
    ({ path, lastChanged }) =>
      `  <url><loc>${addressOf(path, origin)}</loc><lastmod>${lastChanged}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

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

/**
 * Days of the pages' last changes: a page with the title and text of the previous composition keeps its day; styles and scripts do
 * not count.
 */
export class LastChanges {
  private readonly days: Map<string, string>;

  /** @param before reads a file of the composition before; `undefined` where there is none. */
  constructor(
    sitemapBefore: string | undefined,
    private readonly origin: string,
    private readonly before: (path: string) => Promise<string | undefined>,
    private readonly today: string,
  ) {
    const entries = sitemapBefore?.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g) ?? [];
    this.days = new Map([...entries].map(([, address, day]) => [address!, day!]));
  }

  /** @param html the page; none where it is kept, to the byte. */
  async dayOf(path: string, html?: string): Promise<string> {
    const day = this.days.get(addressOf(path, this.origin));
    if (html === undefined) return day ?? this.today;
    const before = day && (await this.before(path));
    return before && textOf(before) === textOf(html) ? day : this.today;
  }
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
