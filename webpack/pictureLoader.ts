import { basename, parse } from 'node:path';
import { pictureEncoding, smallerWidths } from '@vibrant-peak/shared/pictureWidths';
import { imageSize } from 'image-size';
import type { LoaderContext } from 'webpack';
import { sha256Hex } from './digest';

/** Pictures that a remote may import. */
export const pictureFile = /\.(png|jpe?g|svg|webp|avif)$/;

/** The query under which a picture is its address alone. */
export const addressQuery = '?address';

/** Width of the site's largest pictures, in pixels. */
const largest = 1600;

/** webpack hands over bytes instead of text. */
export const raw = true;

export interface PictureLoaderOptions {
  /** Whether the build writes the files, or only names them. */
  emit: boolean;
}

type Loader = Pick<LoaderContext<PictureLoaderOptions>, 'emitFile' | 'getOptions' | 'mode' | 'resourcePath'>;

/**
 * Makes a picture a module with its address, and its width and height in pixels.
 * In production a photograph also has a `srcSet` with the site's widths.
 * @throws when the file has no size, or is damaged.
 */
export default async function pictureLoader(this: Loader, content: Buffer): Promise<string> {
  const { width, height, type } = sizeOf(content);
  const address = JSON.stringify(`./${basename(this.resourcePath)}${addressQuery}`);
  const hasWidths = this.mode === 'production' && type !== 'svg' && !(await isAnimated(content));
  const files = hasWidths ? filesOf(this.resourcePath, content, width) : [];
  if (this.getOptions().emit)
    for (const file of files) this.emitFile(file.name, await encode(content, file.width));
  const candidates = files.map((file) => `\${__webpack_public_path__}${file.name} ${file.width}w`);
  const srcSet = hasWidths ? `, srcSet: \`${candidates.join(', ')}\`` : '';
  return `import src from ${address};\nexport default { src, width: ${width}, height: ${height}${srcSet} };\n`;
}

/**
 * Names have the hash of the picture and its encoding, so that a build that encodes nothing knows
 * them.
 */
function filesOf(path: string, content: Buffer, width: number) {
  const widths = [...smallerWidths[largest]!.filter((each) => each < width), Math.min(width, largest)];
  // A space or a comma would end an address in a srcset.
  const name = parse(path).name.replace(/[^\w-]+/g, '-');
  const hash = sha256Hex(`${sha256Hex(content)} ${JSON.stringify(pictureEncoding)}`).slice(0, 8);
  return widths.map((each) => ({ name: `${name}.${hash}-${each}.avif`, width: each }));
}

/** Rotated as its metadata says, in sRGB, and without metadata. */
const encode = async (content: Buffer, width: number) =>
  (await open(content)).autoOrient().resize({ width }).avif(pictureEncoding).toBuffer();

const isAnimated = async (content: Buffer) => ((await (await open(content)).metadata()).pages ?? 1) > 1;

/** Loads sharp for the first picture: most builds have none, and loading takes 0.15 s. */
const open = async (content: Buffer) => (await import('sharp')).default(content);

/** The size as browsers show it: quarter turns in a photo's metadata swap width and height. */
function sizeOf(content: Buffer) {
  const { width, height, type, orientation = 1 } = measured(content);
  return orientation < 5 ? { width, height, type } : { width: height, height: width, type };
}

function measured(content: Buffer) {
  try {
    return imageSize(content);
  } catch (error) {
    throw new Error(`The picture has no readable size: an SVG needs width and height, or a viewBox`, {
      cause: error,
    });
  }
}
