import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { brand } from '../src/content/brand';
import { socialImage } from './socialImage';

const width = 1200;
const height = 630;
const jpeg = { quality: 78, mozjpeg: true };
const font = await boldSora();

/**
 * The headings' font as TrueType, the one format that the renderer supports; it silently replaces missing fonts.
 * @returns the path of a TrueType file with the bold weight only.
 */
async function boldSora(): Promise<string> {
  const whole = readFileSync(
    fileURLToPath(import.meta.resolve('@fontsource-variable/sora/files/sora-latin-wght-normal.woff2')),
  );
  const characters = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code)).join('');
  const bold = await subsetFont(whole, `${characters}–—‘’“”…`, {
    targetFormat: 'truetype',
    variationAxes: { wght: 700 },
  });
  const file = join(mkdtempSync(join(tmpdir(), 'social-')), 'sora.ttf');
  writeFileSync(file, bold);
  return file;
}

/** Everything that determines the drawing beside its text; a change gives the pictures new names. */
export const socialCardStyle = () =>
  JSON.stringify(['Sora 700', jpeg, shade.toString(), socialImage(), brand.name]);

/** Picture of a page for link previews: its title beside the peak, above the word mark. */
export async function drawSocialCard(title: string, file: string): Promise<void> {
  const words = await written(title, title.length > 22 ? 64 : 76, 620);
  const mark = await written(brand.name, 34, 400);
  const { height: wordsHeight = 0 } = await sharp(words).metadata();
  await sharp(Buffer.from(socialImage()))
    .resize(width, height)
    .composite([
      { input: shade },
      { input: words, left: 72, top: Math.round((height - wordsHeight) / 2) - 30 },
      { input: mark, left: 72, top: height - 100 },
    ])
    .jpeg(jpeg)
    .toFile(file);
}

const written = (text: string, size: number, measure: number) =>
  sharp({
    text: {
      text: `<span foreground="white">${text.replaceAll('&', '&amp;')}</span>`,
      font: `Sora ${size}`,
      fontfile: font,
      rgba: true,
      width: measure,
      dpi: 72,
    },
  })
    .png()
    .toBuffer();

/** Darkens the side with the text. */
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s"><stop offset="0" stop-color="#150d2b" stop-opacity=".92"/><stop offset=".55" stop-color="#150d2b" stop-opacity=".7"/><stop offset=".85" stop-color="#150d2b" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
);
