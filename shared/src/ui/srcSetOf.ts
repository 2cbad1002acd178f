const ownPicture = /^(\/media\/[a-z0-9-]+\.[0-9a-f]{8})-(\d+)\.avif$/;

/** Each picture is stored in several widths; its address names the largest one. Stored records may name pictures of before, 960 wide. */
const smallerWidths: Record<string, number[]> = {
  192: [96],
  480: [160],
  960: [480],
  1024: [480, 720],
  1280: [480, 720, 960],
};

/** The `srcset` of one of our own pictures; undefined for an address whose other widths are unknown. */
export function srcSetOf(url: string): string | undefined {
  const [, stem, width] = ownPicture.exec(url) ?? [];
  if (!stem || !width) return undefined;
  const smaller = smallerWidths[width];
  if (!smaller) return undefined;
  return [...smaller.map((each) => `${stem}-${each}.avif ${each}w`), `${url} ${width}w`].join(', ');
}
