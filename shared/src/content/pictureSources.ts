const ownPicture = /^(\/media\/[a-z0-9-]+\.[0-9a-f]{8})-(\d+)\.avif$/;

/** Each picture is stored in two widths; its address names the larger one. */
const smallerWidths: Record<string, number> = { 192: 96, 480: 160, 960: 480, 1280: 640 };

/** The `srcset` of one of our own pictures; undefined for an address whose other widths are unknown. */
export function srcSetOf(url: string): string | undefined {
  const [, stem, width] = ownPicture.exec(url) ?? [];
  if (!stem || !width) return undefined;
  const smaller = smallerWidths[width];
  return smaller ? `${stem}-${smaller}.avif ${smaller}w, ${url} ${width}w` : undefined;
}
