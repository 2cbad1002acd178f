import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import subsetFont from 'subset-font';
import { brand } from '../src/content/brand';
import { logo } from './logo';
import { mist } from './palette';
import { socialGrounds } from './socialImage';
import type { SocialCard } from './socialPages';

const width = 1200;
const height = 630;
const margin = 72;
const jpeg = { quality: 72, mozjpeg: true };
/** A screen stands at the right edge, from this column on. */
const screenLeft = 480;

interface Layout {
  ground: keyof typeof socialGrounds;
  /** Sizes of a short and a long title. */
  sizes: [short: number, long: number];
  /** Width of the text. */
  measure: number;
  lineSize: number;
}

const layouts = {
  page: { ground: 'peak', sizes: [76, 64], measure: 620, lineSize: 30 },
  words: { ground: 'ridge', sizes: [92, 84], measure: 1000, lineSize: 34 },
  screen: { ground: 'plain', sizes: [58, 50], measure: screenLeft - margin - 40, lineSize: 27 },
} satisfies Record<string, Layout>;

function layoutOf({ line, screen }: SocialCard): Layout {
  if (screen) return layouts.screen;
  return line ? layouts.words : layouts.page;
}

const font = await boldSora();

/**
 * The headings' font as TrueType, the one format that the renderer supports; it silently replaces
 * missing fonts.
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

/**
 * Everything that determines the drawing beside its text and screen; a change gives the pictures
 * new names.
 */
export const socialCardStyle = () =>
  JSON.stringify([
    'Sora 700',
    jpeg,
    layouts,
    shade.toString(),
    Object.values(socialGrounds).map((draw) => draw()),
    logo(),
    brand.name,
  ]);

/** Picture of a page for link previews. `screen` is the file of the card's screen. */
export async function drawSocialCard(card: SocialCard, file: string, screen?: string): Promise<void> {
  const { ground, sizes, measure, lineSize } = layoutOf(card);
  const title = await written(card.title, sizes[card.title.length > 22 ? 1 : 0], measure);
  const line = card.line === undefined ? undefined : await written(card.line, lineSize, measure, mist);
  const gap = line ? lineSize : 0;
  const top = Math.round((height - title.height - gap - (line?.height ?? 0)) / 2) - 40;
  const layers: OverlayOptions[] = [
    ...(ground === 'peak' ? [{ input: shade }] : []),
    ...(screen ? [await leaningOut(screen)] : []),
    { input: title.input, left: margin, top },
    ...(line ? [{ input: line.input, left: margin, top: top + title.height + gap }] : []),
    ...(await signature()),
  ];
  await sharp(Buffer.from(socialGrounds[ground]()))
    .resize(width, height)
    .composite(layers)
    .jpeg(jpeg)
    .toFile(file);
}

/** The logo and the name, at the lower left. */
async function signature(): Promise<OverlayOptions[]> {
  const size = 52;
  const name = await written(brand.name, 34, 400);
  const bottom = height - 64;
  return [
    {
      input: await sharp(Buffer.from(logo()), { density: 300 }).resize(size).png().toBuffer(),
      left: margin,
      top: bottom - size,
    },
    {
      input: name.input,
      left: margin + size + 16,
      top: Math.round(bottom - (size + name.height) / 2),
    },
  ];
}

/** A screen that reaches the right edge; its left corners are round. */
async function leaningOut(file: string): Promise<OverlayOptions> {
  const shown = width - screenLeft;
  const screenHeight = Math.round((shown * 2) / 3);
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${screenHeight}"><rect width="${shown + 40}" height="${screenHeight}" rx="20"/></svg>`;
  const input = await sharp(file)
    .resize(shown, screenHeight)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left: screenLeft, top: Math.round((height - screenHeight) / 2) };
}

async function written(text: string, size: number, measure: number, colour = 'white') {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text.replaceAll('&', '&amp;')}</span>`,
      font: `Sora ${size}`,
      fontfile: font,
      rgba: true,
      width: measure,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, height: info.height };
}

/** Darkens the side with the text. */
const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s"><stop offset="0" stop-color="#150d2b" stop-opacity=".92"/><stop offset=".55" stop-color="#150d2b" stop-opacity=".7"/><stop offset=".85" stop-color="#150d2b" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
);
