import { basename } from 'node:path';
import { imageSize } from 'image-size';
import type { LoaderContext } from 'webpack';

/** Pictures that a remote may import. */
export const pictureFile = /\.(png|jpe?g|svg|webp|avif)$/;

/** The query under which a picture is its address alone. */
export const addressQuery = '?address';

/** webpack hands over bytes instead of text. */
export const raw = true;

/**
 * Makes a picture a module with its address, and its width and height in pixels, so that a page can reserve its space.
 * @throws when the file has no size.
 */
export default function pictureLoader(this: Pick<LoaderContext<object>, 'resourcePath'>, content: Buffer) {
  const { width, height } = sizeOf(content);
  const address = JSON.stringify(`./${basename(this.resourcePath)}${addressQuery}`);
  return `import src from ${address};\nexport default { src, width: ${width}, height: ${height} };\n`;
}

/** The size as browsers show it: quarter turns in a photo's metadata swap width and height. */
function sizeOf(content: Buffer): { width: number; height: number } {
  const { width, height, orientation = 1 } = measured(content);
  return orientation < 5 ? { width, height } : { width: height, height: width };
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
