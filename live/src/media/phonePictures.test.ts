import sharp from 'sharp';
import { file } from '../testing/testApplication';
import { bothDatabases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson } from '../testing/testPeople';
import { pictures, redAndBlue } from '../testing/testPictures';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let media: ReturnType<typeof pictures>;
  beforeAll(async () => {
    live = await testLive(kind);
    media = pictures(live, await addPerson(live, 'editor'));
  });
  afterAll(() => live.close());

  const jpeg = (width = 640, height = 480) => redAndBlue(width, height).jpeg({ mozjpeg: false }).toBuffer();

  /** The place of the scan's header, `FF DA`. */
  const scanOf = (bytes: Buffer) => bytes.indexOf(Buffer.from([0xff, 0xda]));

  test.each<[what: string, change: (bytes: Buffer) => Buffer]>([
    [
      'a scan header with Se = 0',
      (bytes) => {
        const changed = Buffer.from(bytes);
        changed[scanOf(bytes) + 2 + 2 + 1 + 6 + 1] = 0;
        return changed;
      },
    ],
    [
      'stray bytes between its parts',
      (bytes) => {
        const place = scanOf(bytes);
        return Buffer.concat([bytes.subarray(0, place), Buffer.from([1, 2, 3]), bytes.subarray(place)]);
      },
    ],
    ['bytes after its end', (bytes) => Buffer.concat([bytes, Buffer.alloc(5000, 7)])],
  ])('a JPEG with %s is taken, as browsers show it', async (_what, change) => {
    const changed = change(await jpeg());
    const { name } = await media.add(changed, 'phone.jpg');
    const { rawPayload } = await media.file(`${name}-640.avif`);
    const [red = 0, , blue = 0] = await sharp(rawPayload)
      .extract({ left: 100, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([red > 200, blue < 50]).toEqual([true, true]);
  });

  test.each([
    ['Müller.jpg', 'muller'],
    ['Straße.png', 'strasse'],
    ['ÉCOLE à Łódź.webp', 'ecole-a-lodz'],
    ['Smørrebrød Æther œuvre.jpg', 'smorrebrod-aether-oeuvre'],
    ['Mu\u0308ller.jpg', 'muller'],
    ['IMG_0001.HEIC.jpg', 'img-0001-heic'],
    ['تصویر.jpg', 'picture'],
  ])('the file %s has the name %s', async (fileName, name) => {
    const grey = Math.floor(Math.random() * 2 ** 24).toString(16);
    const bytes = await sharp({
      create: { width: 200, height: 200, channels: 3, background: `#${grey.padStart(6, '0')}` },
    })
      .png()
      .toBuffer();
    const added = await media.add(bytes, fileName);
    expect(added.name.split('.')[0]).toBe(name);
    await media.remove(added.name);
  });

  test.each([
    [500, 400],
    [800, 600],
    [959, 500],
    [1200, 800],
    [1599, 900],
  ])('a picture of %d x %d pixels keeps them', async (width, height) => {
    expect(await media.add(await jpeg(width, height), `w${width}.jpg`)).toMatchObject({ width, height });
  });
});

test('a photo with a gain map (Ultra HDR) is taken', async () => {
  const live = await testLive('SQLite');
  const media = pictures(live, await addPerson(live, 'editor'));
  const bytes = file('gainMap.jpg');
  expect((await sharp(bytes).metadata()).xmpAsString).toContain('GainMap');
  expect(await media.add(bytes)).toMatchObject({ width: 320, height: 240 });
  await live.close();
});

test('a photo of 64 megapixels is taken', async () => {
  const live = await testLive('SQLite');
  const media = pictures(live, await addPerson(live, 'editor'));
  const bytes = await sharp({ create: { width: 9248, height: 6936, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  expect(await media.add(bytes)).toMatchObject({ width: 1600, height: 1200 });
  await live.close();
});
