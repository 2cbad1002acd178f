import sharp from 'sharp';

const width = 160;
const height = 226;
/** Difference of neighbouring pixels, of 255, from which an edge is seen. */
const edge = 14;

/**
 * Where a picture has edges, whatever its colours are: in greyscale, in small, each edge one pixel wider on all sides
 * so that a hair's breadth does not count.
 */
export async function outlineOf(picture: Buffer): Promise<Uint8Array> {
  const grey = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'cover', position: 'top' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer();
  const outline = new Uint8Array(width * height);
  for (let y = 1; y < height - 2; y++) {
    for (let x = 1; x < width - 2; x++) {
      const at = y * width + x;
      const across = Math.abs(grey[at]! - grey[at + 1]!);
      const down = Math.abs(grey[at]! - grey[at + width]!);
      if (Math.max(across, down) < edge) continue;
      for (const row of [-width, 0, width]) outline.fill(1, at + row - 1, at + row + 2);
    }
  }
  return outline;
}

/** How much of two outlines coincides: 1 for the same, about 0.3 for two unrelated pages of text. */
export function likeness(one: Uint8Array, other: Uint8Array): number {
  let both = 0;
  let any = 0;
  for (const [index, value] of one.entries()) {
    both += value & other[index]!;
    any += value | other[index]!;
  }
  return both / any;
}
