import { widthsBelow } from '../pictureWidths';

const ownPicture = /^(\/media\/[a-z0-9-]+\.[0-9a-f]{8})-(\d+)\.avif$/;

/** The `srcset` of one of the site's pictures; undefined for an address without known widths. */
export function srcSetOf(url: string): string | undefined {
  const [, stem, width] = ownPicture.exec(url) ?? [];
  if (!stem || !width) return undefined;
  const smaller = widthsBelow(Number(width));
  if (smaller.length === 0) return undefined;
  return [...smaller.map((each) => `${stem}-${each}.avif ${each}w`), `${url} ${width}w`].join(', ');
}
