import type { PageMetadata } from '@vibrant-peak/shared/contract';
import { brand } from '@vibrant-peak/shared/content/brand';

/** One tag of the document head, both prerendered and updated in the browser. */
export interface HeadTag {
  tag: 'meta' | 'link';
  /** The attribute that identifies the tag, such as `name="description"`. */
  key: [attribute: string, value: string];
  /** The attribute with the content, and the content; `undefined` removes the tag. */
  value: [attribute: string, content: string | undefined];
}

const socialImage = brand.socialImage;

/** All tags of a page's document head. */
export function headTags(metadata: PageMetadata, path: string): HeadTag[] {
  const { title, description = brand.description, keywords = brand.keywords.join(', '), robots } = metadata;
  const address = metadata.ogUrl ?? new URL(path, brand.url).href;
  const image = new URL(metadata.ogImage ?? socialImage, brand.url).href;
  const imageAlt = metadata.ogImageAlt ?? title;
  const meta = (name: string, content?: string): HeadTag => ({
    tag: 'meta',
    key: ['name', name],
    value: ['content', content],
  });
  const graph = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    key: ['property', `og:${name}`],
    value: ['content', content],
  });
  return [
    meta('description', description),
    meta('keywords', keywords),
    meta('robots', robots),
    { tag: 'link', key: ['rel', 'canonical'], value: ['href', robots ? undefined : address] },
    graph('type', 'website'),
    graph('site_name', brand.name),
    graph('title', title),
    graph('description', description),
    graph('locale', 'en_US'),
    graph('image', image),
    graph('image:alt', imageAlt),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    graph('url', address),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', image),
    meta('twitter:image:alt', imageAlt),
  ];
}
