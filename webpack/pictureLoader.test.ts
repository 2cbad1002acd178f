import sharp from 'sharp';
import pictureLoader from './pictureLoader';

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

interface Circumstances {
  file?: string;
  mode?: 'production' | 'development';
  emit?: boolean;
}

/** Loads a picture in a build. @returns the module, and the files that the build writes. */
async function load(
  content: Buffer,
  { file = 'peak.x', mode = 'production', emit = true }: Circumstances = {},
) {
  const files = new Map<string, Buffer>();
  const build = {
    mode,
    resourcePath: `/app/src/${file}`,
    getOptions: () => ({ emit }),
    emitFile: (name: string, bytes: string | Buffer) => void files.set(name, Buffer.from(bytes)),
  };
  return { code: await pictureLoader.call(build, content), files };
}

const widthsIn = (code: string) => [...code.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

describe.each(['png', 'jpeg', 'webp', 'avif'] as const)('a %s file', (format) => {
  const picture = pictureOf(500, 250).toFormat(format).toBuffer();

  test('has an address and its size', async () => {
    const { code } = await load(await picture, { mode: 'development' });
    expect(code).toBe(
      `import src from "./peak.x?address";\nexport default { src, width: 500, height: 250 };\n`,
    );
  });

  test('has files in AVIF, of the widths that they are named after', async () => {
    const { code, files } = await load(await picture);
    const names = [...files.keys()];
    expect(names).toEqual(
      [480, 500].map((width) => expect.stringMatching(`^peak\\.[0-9a-f]{8}-${width}\\.avif$`)),
    );
    const folder = '${__webpack_public_path__}';
    expect(code).toContain(`srcSet: \`${folder}${names[0]} 480w, ${folder}${names[1]} 500w\``);
    const written = await Promise.all([...files.values()].map((bytes) => sharp(bytes).metadata()));
    expect(written).toMatchObject([
      { format: 'heif', compression: 'av1', width: 480, height: 240 },
      { format: 'heif', compression: 'av1', width: 500, height: 250 },
    ]);
  });
});

test.each([
  { width: 2400, widths: [480, 720, 1024, 1600] },
  { width: 1600, widths: [480, 720, 1024, 1600] },
  { width: 900, widths: [480, 720, 900] },
  { width: 480, widths: [480] },
  { width: 64, widths: [64] },
])(
  'a picture $width pixels wide is offered at the widths $widths: it is never enlarged',
  async ({ width, widths }) => {
    const { code } = await load(await pictureOf(width, 4).png().toBuffer(), { emit: false });
    expect(widthsIn(code)).toEqual(widths);
  },
);

test('a build that writes no files gives them the same names', async () => {
  const content = await pictureOf(500, 250).png().toBuffer();
  const browser = await load(content);
  const node = await load(content, { emit: false });
  expect(node.code).toBe(browser.code);
  expect([browser.files.size, node.files.size]).toEqual([2, 0]);
});

test('another picture has other names, and every name can stand in a srcset', async () => {
  const one = await load(await pictureOf(64, 32).png().toBuffer(), { file: 'our peak, in May.png' });
  const other = await load(await pictureOf(64, 33).png().toBuffer(), { file: 'our peak, in May.png' });
  const [name] = one.files.keys();
  expect(name).toMatch(/^our-peak-in-May\.[0-9a-f]{8}-64\.avif$/);
  expect([...other.files.keys()]).not.toContain(name);
});

test('a photo that was taken upright has the size that browsers show, and no metadata in its files', async () => {
  const photo = pictureOf(60, 40).withExif({ IFD3: { GPSLatitude: '47/1 33/1 0/1' } });
  const { code, files } = await load(await photo.jpeg().withMetadata({ orientation: 6 }).toBuffer());
  expect(code).toContain('width: 40, height: 60');
  const [bytes] = files.values();
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 40, height: 60 });
});

test('an animation stays as it is', async () => {
  const frames = ['teal', 'navy'].map((background) =>
    sharp({ create: { width: 500, height: 4, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const { code, files } = await load(
    await sharp(await Promise.all(frames), { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
  expect(code).not.toContain('srcSet');
  expect(files.size).toBe(0);
});

test('an SVG has the size of its view box, and stays as it is', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16"/>';
  const { code, files } = await load(Buffer.from(drawing));
  expect(code).toContain('{ src, width: 32, height: 16 }');
  expect(files.size).toBe(0);
});

test.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'no picture'])('%s is refused', async (text) => {
  await expect(load(Buffer.from(text))).rejects.toThrow('an SVG needs width and height, or a viewBox');
});

test('a damaged picture is refused', async () => {
  const whole = await pictureOf(500, 250).png().toBuffer();
  await expect(load(whole.subarray(0, whole.length / 2))).rejects.toThrow();
});
