/**
 * Draws all pictures of the site into `shared/media`: `npx tsx shared/artwork/draw.ts`. The
 * projects' screens need Chromium; `CHROMIUM` says where it is.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { brandMark, brandTile } from './brandMark';
import { culturePictures } from './culture';
import { evenColours } from './evenColours';
import { heroPeak } from './hero';
import { kebabCase } from './kebabCase';
import { clientPortraits } from './people';
import { portraits } from './portraits';
import { detailOf, details, screenOf, screens, screenshotOf, viewport } from './screens';
import { drawSocialCard, socialCardStyle } from './socialCard';
import { socialPages } from './socialPages';

const here = dirname(fileURLToPath(import.meta.url));
const media = join(here, '../media');
const icons = join(media, 'icons');
const index = join(here, '../src/content/pictures.ts');

const avif = { quality: 58, effort: 6, chromaSubsampling: '4:4:4' };
/** The heaviest picture; its large soft lights hide stronger compression. */
const softAvif = { ...avif, quality: 42 };

/** Screens and portraits of the team are flat: they stay sharp under stronger compression. */
const flatAvif = { ...avif, quality: 45 };

const drawingHash = (svg: string, settings: object) =>
  createHash('sha256').update(svg).update(JSON.stringify(settings)).digest('hex').slice(0, 8);

/** Renders at the target size instead of scaling, so that small widths stay crisp. */
const sized = (svg: string, width: number) =>
  sharp(
    Buffer.from(
      svg.replace(
        / width="(\d+)" height="(\d+)"/,
        (_, w, h) => ` width="${width}" height="${Math.round((width * Number(h)) / Number(w))}"`,
      ),
    ),
  );

const families = [
  { widths: [160, 480], settings: flatAvif, pictures: portraits.upright },
  { widths: [480, 960], settings: flatAvif, pictures: portraits.wide },
  { widths: [96, 192], settings: avif, pictures: clientPortraits },
  { widths: [480, 960], settings: avif, pictures: culturePictures },
  { widths: [480, 720, 960, 1280], settings: softAvif, pictures: { hero: heroPeak() }, prepare: evenColours },
];

const kept = new Set(['icons', 'fonts']);
/** Addresses of the pictures by name; those with several widths have the largest. */
const addresses = new Map<string, string>();

const keep = async (file: string, draw: (target: string) => Promise<unknown>) => {
  kept.add(file);
  const target = join(media, file);
  if (!existsSync(target)) await draw(target);
};

mkdirSync(icons, { recursive: true });

/**
 * Draws a screen, or a detail of one, in some widths: once, at the largest; at small ones the
 * browser would round sizes of text.
 */
async function keepScreen(
  name: string,
  widths: number[],
  hash: string,
  draw: (width: number) => Promise<Buffer>,
) {
  const stem = `${kebabCase(name)}.${hash}`;
  let drawn: Promise<Buffer> | undefined;
  for (const width of widths)
    await keep(`${stem}-${width}.avif`, async (target) => {
      drawn ??= draw(widths.at(-1)!);
      await sharp(await drawn)
        .resize(width)
        .avif(flatAvif)
        .toFile(target);
    });
  addresses.set(name, `/media/${stem}-${widths.at(-1)}.avif`);
}

const screenWidths = [480, 720, 1024, 1600];
for (const [name, html] of Object.entries(screens))
  await keepScreen(name, screenWidths, drawingHash(html, { viewport, screenWidths, flatAvif }), (width) =>
    screenshotOf(name, width),
  );

const detailWidths = [480, 960];
for (const [name, detail] of Object.entries(details)) {
  const screen = screenOf(name);
  await keepScreen(
    name,
    detailWidths,
    drawingHash(screens[screen]!, { detail, viewport, detailWidths, flatAvif }),
    () => detailOf(screen, detail),
  );
}

for (const { widths, settings, pictures, prepare } of families) {
  for (const [name, svg] of Object.entries(pictures)) {
    const stem = `${kebabCase(name)}.${drawingHash(svg, { widths, settings, prepare: prepare?.name })}`;
    for (const width of widths) {
      await keep(`${stem}-${width}.avif`, async (target) => {
        const drawn = sized(svg, width);
        await (prepare ? await prepare(drawn) : drawn).avif(settings).toFile(target);
      });
    }
    addresses.set(name, `/media/${stem}-${widths.at(-1)}.avif`);
  }
}

const socialCards = Object.entries(socialPages).map(([path, card]) => ({
  path,
  card,
  screen: addresses.get(card.screen ?? ''),
}));
const socialVersion = drawingHash(socialCardStyle(), socialCards);
for (const { path, card, screen } of socialCards) {
  await keep(`social${path.replaceAll('/', '-')}.${socialVersion}.jpg`, (target) =>
    drawSocialCard(card, target, screen && join(media, '..', screen)),
  );
}
addresses.set('social', `/media/social-.${socialVersion}.jpg`);

writeFileSync(join(icons, 'favicon.svg'), brandMark());
for (const [file, svg, width] of [
  ['favicon-32.png', brandMark(), 32],
  ['apple-touch-180.png', brandTile(6), 180],
  ['manifest-192.png', brandTile(9), 192],
  ['manifest-512.png', brandTile(9), 512],
] as const) {
  await sized(svg, width)
    .png({ compressionLevel: 9, palette: width > 32 })
    .toFile(join(icons, file));
}

/**
 * Requested by feeds and old browsers without a link in the page: a container for the small PNG
 * (ICONDIR, one entry).
 */
const png = readFileSync(join(icons, 'favicon-32.png'));
const entry = Buffer.alloc(22);
entry.writeUInt16LE(1, 2);
entry.writeUInt16LE(1, 4);
entry.writeUInt8(32, 6);
entry.writeUInt8(32, 7);
entry.writeUInt16LE(1, 10);
entry.writeUInt16LE(32, 12);
entry.writeUInt32LE(png.length, 14);
entry.writeUInt32LE(entry.length, 18);
writeFileSync(join(icons, 'favicon.ico'), Buffer.concat([entry, png]));

for (const file of readdirSync(media)) if (!kept.has(file)) rmSync(join(media, file));

writeFileSync(
  index,
  `// Generated by shared/artwork/draw.ts; change the drawing, not this file.
export const pictures = {
${Array.from(addresses, ([name, address]) => `  ${name}: '${address}',`).join('\n')}
};
`,
);
