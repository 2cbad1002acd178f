/** Document head of a page. Missing fields take the site's defaults. */
export interface PageMetadata {
  /** The whole document title, brand included where it is wanted. */
  title: string;
  description?: string;
  keywords?: string;
  /** Address of the social image. */
  ogImage?: string;
  /** What the social image shows, for those who do not see it; the title when missing. */
  ogImageAlt?: string;
  /** Canonical address; by default the page's own path on the site's origin. */
  ogUrl?: string;
  /** Robots directive; none means indexable. */
  robots?: string;
}
