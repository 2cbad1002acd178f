import sharp, { type Metadata } from 'sharp';
import { problem } from '../http/problem';

/** As the chosen formats are named. */
const formats = 'JPEG, PNG, WebP or AVIF';

/** Maximum of pixels, read from the header before decoding. */
const MAX_PIXELS = 65_500_000;

/** Least size of an upload, in pixels. Logos are flat. */
const smallest = { width: 160, height: 32 };

/** Other formats are refused, so that libraries such as those of SVG and PDF read no upload. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});

/** Tolerates what decoders only warn of, as phones write it. A truncated file is an error. */
export const inputOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

/**
 * The size of an upload as it is to be seen, in pixels.
 * @throws a problem (422) that says why it is not taken.
 */
export async function examinePicture(bytes: Buffer): Promise<{ width: number; height: number }> {
  const metadata = await sharp(bytes, inputOptions).metadata().catch(refuse);
  const { width, height } = metadata.autoOrient;
  if (isAnimated(metadata, bytes)) throw problem(422, 'This picture is animated. Choose a still picture.');
  if (width < smallest.width || height < smallest.height)
    throw problem(
      422,
      `This picture is ${width} x ${height} pixels: it needs at least ${smallest.width} x ${smallest.height}.`,
    );
  return { width, height };
}

function refuse({ message }: Error): never {
  if (/pixel limit/.test(message))
    throw problem(
      422,
      `This picture has more than ${Math.floor(MAX_PIXELS / 1e6)} megapixels: make it smaller first.`,
    );
  throw problem(422, `This file is not a picture in a supported format, or it is damaged: use ${formats}.`);
}

/** A chunk before the pixels gives the frames of an animated PNG. */
const isAnimated = ({ pages = 1, format }: Metadata, bytes: Buffer) =>
  pages > 1 || (format === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL'));
