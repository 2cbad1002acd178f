import { team } from '@vibrant-peak/shared/content/team';
import sharp from 'sharp';
import { importContent } from '../records/importContent';
import { databases } from '../testing/testDatabase';
import { testLive, type TestLive } from '../testing/testLive';
import { addPerson, logOf } from '../testing/testPeople';
import { pictures, redAndBlue } from '../testing/testPictures';
import { drafts } from '../testing/testRecords';
import { picturesNamedIn } from './picturesNamedIn';

describe.each(databases)('on %s', (kind) => {
  let live: TestLive;
  let media: ReturnType<typeof pictures>;
  let records: ReturnType<typeof drafts>;
  let photo: Buffer;
  beforeAll(async () => {
    live = await testLive(kind);
    await live.database.change(importContent);
    const editor = await addPerson(live, 'editor', 'Bilal');
    media = pictures(live, editor);
    records = drafts(live, editor);
    photo = await redAndBlue(1000, 500).jpeg().toBuffer();
  });
  afterAll(() => live.close());

  test('an upload is there in the format and widths of the site, under the name of its content', async () => {
    const picture = await media.add(photo, 'C:\\Photos\\Our Büro (2).JPG');
    expect(picture).toMatchObject({ width: 1000, height: 500, alt: '', uploadedBy: 'Bilal' });
    expect(picture.address).toMatch(/^\/media\/c-photos-our-buro-2\.[0-9a-f]{8}-1000\.avif$/);
    for (const width of [480, 1000]) {
      const response = await media.file(`${picture.name}-${width}.avif`);
      expect(response.headers).toMatchObject({
        'content-type': 'image/avif',
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="${picture.name}-${width}.avif"`,
      });
      const metadata = await sharp(response.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: 'heif', compression: 'av1', width, height: width / 2 });
    }
    expect((await logOf(live)).at(-1)).toMatchObject({ action: 'uploaded a picture', subject: picture.name });
  });

  test('the same picture once more, under whatever name, is the same', async () => {
    const first = await media.add(photo, 'one.jpg');
    expect(await media.add(photo, 'other.jpg')).toEqual(first);
    expect(await media.list()).toHaveLength(1);
  });

  test('a picture that nobody uploaded is asked of the site', async () => {
    const response = await media.file('ayesha-siddiqui.c06cdae3-960.avif');
    expect(response.statusCode).toBe(302);
    expect(response.headers['location']).toBe('/media/ayesha-siddiqui.c06cdae3-960.avif');
  });

  test('the list has the newest first, with description and the records that show it; those are named when it is to be removed', async () => {
    const { name, address } = await media.add(await redAndBlue(300, 200).png().toBuffer(), 'small.png');
    expect((await media.describe(name, 'Two colours')).statusCode).toBe(204);
    expect((await media.list())[0]).toMatchObject({ name, alt: 'Two colours', width: 300, uses: [] });

    await records.change('team/1', { image: address });
    await records.change('projects/2', {
      details: [
        { src: address, alt: 'a' },
        { src: address, alt: 'b' },
      ],
    });
    const inDraft = { inDraft: true, onSite: false, isScheduled: false, isPreviewed: false };
    expect((await media.list())[0]!.uses).toEqual([
      { collection: 'projects', id: '2', title: 'Projects: Swift Cart', ...inDraft },
      { collection: 'team', id: '1', title: 'Team: Ayesha Siddiqui', ...inDraft },
    ]);
    const refused = await media.remove(name);
    expect(refused.json()).toMatchObject({
      status: 409,
      detail:
        'This picture is in use: Projects: Swift Cart (in the draft); Team: Ayesha Siddiqui (in the draft).',
    });

    // On the site, and not in the draft.
    const { version } = await records.read('team/1');
    await live.database.tables
      .updateTable('records')
      .set({ published_version: version })
      .where('collection', '=', 'team')
      .where('id', '=', '1')
      .execute();
    await records.change('team/1', { image: team[0]!.image });
    await records.change('projects/2', {
      details: [
        { src: team[0]!.image, alt: 'a' },
        { src: team[1]!.image, alt: 'b' },
      ],
    });
    expect((await media.remove(name)).json<{ detail: string }>().detail).toBe(
      'This picture is in use: Team: Ayesha Siddiqui (on the site).',
    );
  });

  test('a picture that nothing shows is removed with its files', async () => {
    const { name } = await media.add(await redAndBlue(200, 200).webp().toBuffer(), 'gone.webp');
    expect((await media.remove(name)).statusCode).toBe(204);
    expect((await media.list()).map((picture) => picture.name)).not.toContain(name);
    expect((await media.file(`${name}-200.avif`)).statusCode).toBe(302);
    expect((await media.remove(name)).json()).toMatchObject({
      status: 404,
      detail: `There is no uploaded picture "${name}".`,
    });
    expect((await media.describe(name, 'x')).statusCode).toBe(404);
    expect((await logOf(live)).at(-1)).toMatchObject({ action: 'removed a picture', subject: name });
  });

  test('a publish gets every file of the uploaded pictures that its content names', async () => {
    const { name, address } = await media.add(photo);
    const collections = {
      team: { team: [{ image: address }, { image: '/media/ayesha-siddiqui.c06cdae3-960.avif' }] },
    };
    const files = await picturesNamedIn(live.database.tables, collections);
    expect([...files.keys()]).toEqual([480, 720, 960, 1000].map((width) => `${name}-${width}.avif`));
    expect(files.get(`${name}-480.avif`)).toEqual((await media.file(`${name}-480.avif`)).rawPayload);
    expect(await picturesNamedIn(live.database.tables, {})).toEqual(new Map());
  });
});
