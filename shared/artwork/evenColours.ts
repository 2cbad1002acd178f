import sharp, { type Sharp } from 'sharp';

/** Below this opacity rounding has distorted a pixel's colour. */
const faint = 96;

/**
 * Halves the bytes of a picture without a visible change. Nearly transparent pixels have lost their
 * colour to rounding, which is noise to the encoder: they get the mean colour of their
 * surroundings, the more the fainter they are.
 */
export async function evenColours(drawn: Sharp): Promise<Sharp> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const around = await sharp(onlyFaint(data), { raw: info })
    .blur(info.width / 90)
    .raw()
    .toBuffer();
  const mean = meanColour(around);
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    const own = Math.min(1, data[pixel + 3]! / faint);
    const near = Math.min(1, around[pixel + 3]! / 16);
    for (let channel = 0; channel < 3; channel++) {
      const soft = around[pixel + channel]! * near + mean[channel]! * (1 - near);
      data[pixel + channel] = Math.round(data[pixel + channel]! * own + soft * (1 - own));
    }
  }
  return sharp(data, { raw: info });
}

/**
 * Faint pixels only, amplified: the colours of solid shapes must not run into the light around
 * them.
 */
function onlyFaint(data: Buffer): Buffer {
  const copy = Buffer.from(data);
  for (let alpha = 3; alpha < copy.length; alpha += 4)
    copy[alpha] = copy[alpha]! < faint ? Math.round((copy[alpha]! * 255) / faint) : 0;
  return copy;
}

function meanColour(data: Buffer): number[] {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    weight += data[pixel + 3]!;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += data[pixel + channel]! * data[pixel + 3]!;
  }
  return sum.map((total) => total / Math.max(1, weight));
}
