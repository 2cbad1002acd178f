import sharp from 'sharp';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { pictures, redAndBlue } from '../testing/testPictures';

let live: TestLive;
let media: ReturnType<typeof pictures>;
let headers: { cookie: string };
beforeAll(async () => {
  live = await testLive('SQLite');
  const editor = await addPerson(live, 'editor');
  headers = editor.headers;
  media = pictures(live, editor);
});
afterAll(() => live.close());

const script = '<script>alert(document.domain)</script>';
const unusable = /use JPEG, PNG, WebP or AVIF/;
const damaged = /damaged or incomplete/;

/** The first part of a file whose picture is large enough. */
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6));
const noise = () => {
  const grains = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise: grains } });
};
const twoFrames = async () => {
  const frames = [redAndBlue(200, 200), noise().resize(200, 200)].map((frame) => frame.png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } });
};

/** An animated PNG differs from others by this part, which stands before the pixels. */
async function animatedPng(): Promise<Buffer> {
  const png = await noise().png().toBuffer();
  const place = png.indexOf('IDAT') - 4;
  const part = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  return Buffer.concat([png.subarray(0, place), part, png.subarray(place)]);
}

test.each<[what: string, make: () => Promise<Buffer>, reason: RegExp]>([
  ['an empty file', async () => Buffer.alloc(0), /a file that is not empty/],
  ['a text', async () => Buffer.from('hello'), unusable],
  ['a page', async () => Buffer.from(`<!doctype html>${script}`), unusable],
  [
    'an SVG with a script',
    async () =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${script}</svg>`),
    unusable,
  ],
  [
    'an SVG that names a file of the server',
    async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><image href="/etc/passwd"/></svg>',
      ),
    unusable,
  ],
  ['a GIF that is a page, too', async () => Buffer.from(`GIF89a/*${script}*/=1;`), unusable],
  ['a real GIF', () => noise().gif().toBuffer(), unusable],
  ['a TIFF', () => noise().tiff().toBuffer(), unusable],
  ['a PDF', async () => Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'), unusable],
  ['a JPEG cut short', async () => cut(await noise().jpeg().toBuffer()), damaged],
  ['a PNG cut short', async () => cut(await noise().png().toBuffer()), damaged],
  ['a WebP cut short', async () => cut(await noise().webp({ lossless: true }).toBuffer()), /damaged/],
  ['an AVIF cut short', async () => cut(await noise().avif().toBuffer()), /damaged/],
  ['the first bytes of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), unusable],
  ['an animated WebP', async () => (await twoFrames()).webp().toBuffer(), /animated/],
  ['an animated PNG', animatedPng, /animated/],
  [
    'a narrow picture',
    () => redAndBlue(159, 900).png().toBuffer(),
    /159 x 900 pixels: it needs at least 160/,
  ],
  [
    'a flat picture',
    () => redAndBlue(900, 31).png().toBuffer(),
    /900 x 31 pixels: it needs at least 160 x 32/,
  ],
])('%s is refused with the reason', async (_what, make, reason) => {
  const response = await media.upload(await make(), 'innocent.jpg');
  expect(response.json()).toMatchObject({ detail: expect.stringMatching(reason) });
  expect([400, 422]).toContain(response.statusCode);
  expect(await media.list()).toEqual([]);
  expect(live.lines).toEqual([]);
});

test('a small file with very many pixels is refused before they are decoded', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 7400, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  const timeOf = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const refusal = await timeOf(async () =>
    expect((await media.upload(bomb)).json()).toMatchObject({
      status: 422,
      detail: 'This picture has more than 65 megapixels: make it smaller first.',
    }),
  );
  expect(refusal).toBeLessThan(await timeOf(() => sharp(bomb).resize(1).toBuffer()));
});

test('a file of more than 25 MB is refused without being looked at', async () => {
  const response = await media.upload(Buffer.alloc(25 * 2 ** 20 + 1));
  expect(response.json()).toMatchObject({
    status: 413,
    detail: 'This file is larger than 25 MB: make the picture smaller first.',
  });
});

test('a body that is not a file is refused', async () => {
  const response = await live.ask('POST /media', { headers, payload: { picture: 'data:image/png;base64,' } });
  expect(response.statusCode).toBe(400);
});

test('nothing of a file but its pixels is stored: no place, no comment, no script after its end', async () => {
  const jpeg = await redAndBlue(600, 400)
    .withExif({
      IFD0: { Copyright: script, ImageDescription: 'At home' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 33/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '74/1 20/1 0/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${script}</rdf></x:xmpmeta>`)
    .jpeg()
    .toBuffer();
  const before = await sharp(jpeg).metadata();
  expect(before.exif!.length).toBeGreaterThan(100);
  const { name } = await media.add(Buffer.concat([jpeg, Buffer.from(script)]), `${script}.jpg`);
  expect(name).toMatch(/^script-alert-document-domain-script\.[0-9a-f]{8}$/);
  const { rawPayload } = await media.file(`${name}-480.avif`);
  const { exif, xmp, iptc, icc } = await sharp(rawPayload).metadata();
  expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  for (const trace of ['script', 'At home', 'Exif']) expect(rawPayload.includes(trace)).toBe(false);
});

test('a picture stands as its camera says', async () => {
  const lying = await redAndBlue(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { name, width, height } = await media.add(lying);
  expect([width, height]).toEqual([400, 600]);
  const { rawPayload } = await media.file(`${name}-400.avif`);
  const [red = 0, , blue = 0] = await sharp(rawPayload)
    .extract({ left: 200, top: 50, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(50);
});

test.each([
  '..%2f..%2flive.db',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cetc%5cpasswd',
  '%2fetc%2fpasswd',
  '%2f%2fevil.example-480.avif',
  'a.0a1b2c3d-480.avif%00.html',
  'a.0a1b2c3d-480.avif%0d%0aSet-Cookie:%20a=b',
  'a.0a1b2c3d-480.avif%2f..%2f..%2fx',
  'a.0a1b2c3d-480.html',
  '%22.0a1b2c3d-480.avif',
  'A.0A1B2C3D-480.avif',
  'a.0a1b2c3d-99999999999999999999.avif',
])('the address /api/media/%s leads nowhere', async (path) => {
  const { statusCode, headers: answered } = await media.file(path);
  expect([400, 404]).toContain(statusCode);
  expect(answered['location']).toBeUndefined();
  expect(answered['set-cookie']).toBeUndefined();
});

test('dots in the address stay within the server', async () => {
  expect((await media.file('../../live.db')).statusCode).toBe(404);
  expect((await media.file('../people')).statusCode).not.toBe(200);
});
