import { pictureEncoding } from '@vibrant-peak/shared/pictureWidths';
import sharp from 'sharp';
import { problem } from '../http/problem';
import { examinePicture, inputOptions } from './examinePicture';
import { widthsOf } from './widthsOf';

/** A picture in the format and widths of the site. */
export interface EncodedPicture {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  files: { width: number; bytes: Uint8Array }[];
}

/** Longest time for reading, and for each width, in seconds. */
const timeout = { seconds: 20 };

/**
 * Rotates a picture as its camera says and encodes it again, in sRGB. Only its pixels stay: no
 * place, camera or comment.
 * @throws a problem (422) with the reason.
 */
export async function encodePicture(upload: Buffer): Promise<EncodedPicture> {
  const original = await examinePicture(upload);
  const widths = widthsOf(original.width);
  const { data, info } = await sharp(upload, inputOptions)
    .autoOrient()
    .resize({ width: widths.at(-1) })
    .timeout(timeout)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const files: EncodedPicture['files'] = [];
  for (const width of widths) {
    const pixels = sharp(data, { raw: info }).resize({ width });
    files.push({
      width,
      bytes: await pixels.avif(pictureEncoding).timeout(timeout).toBuffer().catch(refuse),
    });
  }
  return { width: info.width, height: info.height, files };
}

function refuse({ message }: Error): never {
  if (/^timeout/.test(message))
    throw problem(422, 'This picture takes too long to prepare: make it smaller first.');
  throw problem(422, 'This picture is damaged or incomplete. Save it again and try again.');
}
