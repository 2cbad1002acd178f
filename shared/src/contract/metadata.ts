/** Document head of a page. Missing fields get the site's defaults. */
export interface PageMetadata {
  /** The whole document title, including the brand where wanted. */
  title: string;
  description?: string;
  keywords?: string;
  /** URL of the social image. */
  ogImage?: string;
  /** Alternative text of the social image; the title by default. */
  ogImageAlt?: string;
  /** Canonical URL; by default the page's own path on the site's origin. */
  ogUrl?: string;
  /** Robots directive; without one the page is indexable. */
  robots?: string;
}

/** Makes document heads of a site's staff pages, which search engines do not index. */
export const staffMetadataOf =
  (siteName: string) =>
  (page: string): PageMetadata => ({ title: `${page} | ${siteName}`, robots: 'noindex, nofollow' });
