const ownPicture = /^(\/media\/[a-z0-9-]+\.[0-9a-f]{8})-(\d+)\.avif$/;

/** Each picture is stored in several widths; its address names the largest. Stored records may name older pictures, 960 px wide. */
const smallerWidths: Record<string, number[]> = {
  192: [96],
  480: [160],
  960: [480],
  1024: [480, 720],
  1280: [480, 720, 960],
  1600: [480, 720, 1024],
};

/** The `srcset` of one of the site's pictures; undefined for an address without known widths. */
export function srcSetOf(url: string): string | undefined {
  const [, stem, width] = ownPicture.exec(url) ?? [];
  if (!stem || !width) return undefined;
  const smaller = smallerWidths[width];
  if (!smaller) return undefined;
  return [...smaller.map((each) => `${stem}-${each}.avif ${each}w`), `${url} ${width}w`].join(', ');
}
