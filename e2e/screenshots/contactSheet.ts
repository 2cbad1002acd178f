import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import sharp, { type OverlayOptions } from 'sharp';

export interface Picture {
  name: string;
  /** Screenshot. */
  image: Buffer;
}

const margin = 16;
const labelHeight = 24;
const sheetWidth = 2400;
/** A longer page continues in the next column. */
const MAX_HEIGHT = 1500;

/**
 * Arranges pictures of one width side by side, each below its name, in rows of the highest
 * picture's height.
 */
export async function drawSheet(pictures: readonly Picture[], width: number, file: string): Promise<void> {
  const column = width < 700 ? 250 : width < 1000 ? 380 : 580;
  const tiles = (await Promise.all(pictures.map((picture) => tilesOf(picture, column)))).flat();
  const perRow = Math.floor((sheetWidth - margin) / (column + margin));
  const layers: OverlayOptions[] = [];
  let top = margin;
  for (let first = 0; first < tiles.length; first += perRow) {
    const row = tiles.slice(first, first + perRow);
    for (const [index, { name, image }] of row.entries()) {
      const left = margin + index * (column + margin);
      layers.push({ input: label(name, column), left, top }, { input: image, left, top: top + labelHeight });
    }
    top += labelHeight + margin + Math.max(...row.map(({ height }) => height));
  }
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: '#888' } })
    .composite(layers)
    .jpeg({ quality: 80 })
    .toFile(file);
}

async function tilesOf({ name, image }: Picture, column: number) {
  const { data, info } = await sharp(image)
    .resize({ width: column })
    .png()
    .toBuffer({ resolveWithObject: true });
  const tiles = [];
  for (let top = 0; top < info.height; top += MAX_HEIGHT) {
    const height = Math.min(MAX_HEIGHT, info.height - top);
    const part = await sharp(data).extract({ left: 0, top, width: column, height }).png().toBuffer();
    tiles.push({ name: top === 0 ? name : `${name}, on`, image: part, height });
  }
  return tiles;
}

const label = (text: string, width: number) =>
  Buffer.from(
    `<svg width="${width}" height="${labelHeight}"><text y="17" font-family="sans-serif" font-size="14" fill="#fff">${escapeHtml(text)}</text></svg>`,
  );
