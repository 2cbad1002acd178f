import type { Target } from '../../engine/publish/rules/change';
import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { array, object } from 'yup';
import { pictures } from '../../shared/src/content/pictures';
import { contentAddress } from '../../shared/src/contract';
import { brandSchema } from '../../shared/src/schemas/brand';
import { collections as collectionSchemas } from '../../shared/src/schemas/collections';
import { jobOpeningSchema } from '../../shared/src/schemas/jobOpening';
import { contentOf, releaseSetOf } from '../../engine/compose/releaseSet';
import { dataFile, releaseOf } from '../../engine/content/contentRelease';
import type { Collections, Content } from '../../engine/content/readContent';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import type { BuiltRelease } from '../../engine/formats/manifest';
import { rollBackApp } from '../../engine/publish/steps/rollBack';
import { collectGarbage } from '../../engine/collect/collectGarbage';
import { previewLabel } from '../../engine/formats/previewAddress';
import { findApp } from '../../webpack/apps';
import { checkOut, edit, publishFrom } from '../checkout';
import { expect, hydrated, test } from '../site';
import { serveCopy, type ServedCopy } from './storeCopy';

const content = findApp('shared');
const log = () => undefined;

/** Changes the content, or its schemas. */
type Change = (collections: Collections, schemas: Content['schemas']) => unknown;

test.describe.serial('content deploys alone', () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');
  let copy: ServedCopy;
  /** A folder without shell and remotes. */
  let work: string;

  test.beforeAll(async () => {
    copy = await serveCopy();
    work = checkOut('shared', join(copy.folder, '..'), 'work');
  });
  test.afterAll(() => {
    copy.remove();
  });

  const live = async () => (await copy.store.pointer())!.live;

  /** Another release of the content, made of the live one. */
  async function changed(change: Change): Promise<BuiltRelease> {
    const releaseSet = await releaseSetOf(copy.store, await copy.liveReleases());
    const { hash, manifest } = contentOf(releaseSet)!;
    const data = await copy.store.releases.file(manifest.name, hash, dataFile);
    const collections = JSON.parse(data.toString()) as Collections;
    const schemas: Content['schemas'] = { ...collectionSchemas };
    change(collections, schemas);
    const drawn = Object.keys(manifest.media).filter((file) => !file.endsWith('.json'));
    const stored = drawn.map(
      async (file) => [file, (await copy.store.objects.read(`media/${file}`))!] as const,
    );
    return releaseOf(content, { collections, schemas }, new Map(await Promise.all(stored)));
  }

  const publish = async (change: Change, target: Target = { kind: 'live' }) =>
    publishReleases(copy.store, [await changed(change)], { log, target });

  const inventoryOf = async (composition: number) =>
    copy.store.inventory(await copy.store.composition(composition));

  /** The documents of a composition: the name of each says its content. */
  async function documentsOf(composition: number): Promise<Map<string, string>> {
    const documents = new Map<string, string>();
    for (const [path, { file }] of Object.entries((await inventoryOf(composition)).documents))
      if (path.startsWith('/')) documents.set(path, file);
    return documents;
  }

  /** Paths of the documents that differ between two compositions. */
  async function differing(one: number, other: number): Promise<string[]> {
    const before = await documentsOf(one);
    return [...(await documentsOf(other))]
      .filter(([path, file]) => before.get(path) !== file)
      .map(([path]) => path);
  }

  const headline = (page: Page) => page.getByRole('heading', { level: 1 });
  const follow = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

  /**
   * Publishes the folder by its command, which touches no application.
   * @returns paths of the documents that changed.
   */
  async function publishWork(): Promise<string[]> {
    const first = await live();
    const before = { releases: await copy.liveReleases(), files: await copy.store.objects.list('r/') };
    const { status, output } = publishFrom('shared', work, copy.folder);
    expect(output).toContain('is live');
    expect(status).toBe(0);
    const { shared, ...others } = await copy.liveReleases();
    expect(others).toEqual({ ...before.releases, shared: undefined });
    expect(shared).not.toBe(before.releases['shared']);
    const files = (await copy.store.objects.list('r/')).filter((name) => !before.files.includes(name));
    expect([...new Set(files.map((name) => name.split('/')[1]))]).toEqual(['shared']);
    return differing(first, await live());
  }

  test('one command publishes a headline and a redrawn picture from a folder without shell and remotes; pages that show neither stay as they are', async ({
    page,
    context,
  }) => {
    const source = 'shared/src/content/vision.ts';

    // Two tabs that are open before: one shows the headline, the other one neither the headline nor
    // the picture.
    await page.goto(copy.url);
    await hydrated(page);
    const beside = await context.newPage();
    await beside.goto(`${copy.url}/services`);
    await hydrated(beside);

    edit(work, source, "'Vibrant Solutions'", "'Brighter Solutions'");
    // A portrait, as its two small files take a fraction of the time of a wide picture.
    edit(
      work,
      'shared/artwork/portraits.ts',
      "portrait('meiLinTan', 960, plan(), { x: 470",
      "portrait('meiLinTan', 960, plan(), { x: 480",
    );
    execFileSync('node', ['--import', 'tsx', 'shared/artwork/draw.ts'], { cwd: work });
    // Documents of the staff area name the list of pictures, which its sample data use: they all
    // change.
    const isStaff = (path: string) => /^\/admin\b/.test(path);
    const changed = (await publishWork()).filter((path) => !isStaff(path));
    // Members of the team are shown on their page and with the projects that they made, and nowhere
    // else.
    const shows = /^\/(team|projects\/[^/]+)?$/;
    const showing = [...(await documentsOf(await live())).keys()].filter((path) => shows.test(path));
    expect(showing.length).toBeGreaterThan(6);
    expect(changed).toEqual(showing);

    await test.step('a tab retains what its page has shown; what it has not shown yet is new', async () => {
      await page.getByRole('link', { name: 'View All Services' }).click();
      await expect(headline(page)).toHaveText('Our Services');
      await follow(page, 'Home');
      await expect(headline(page)).toHaveText('Peak Innovation, Vibrant Solutions');
      await follow(beside, 'Home');
      await expect(headline(beside)).toHaveText('Peak Innovation, Brighter Solutions');
      await page.reload();
      await hydrated(page);
      await expect(headline(page)).toHaveText('Peak Innovation, Brighter Solutions');
    });

    await test.step('the new picture is shown', async () => {
      const picture = page.getByRole('img', { name: 'Portrait of Mei Lin Tan' });
      const shown = () =>
        picture.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => ({
          currentSrc,
          naturalWidth,
        }));
      await page.goto(`${copy.url}/team`);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await shown()).naturalWidth).toBeGreaterThan(0);
      const { currentSrc } = await shown();
      expect(currentSrc).toMatch(/\/media\/mei-lin-tan\.[0-9a-f]{8}-\d+\.avif$/);
      expect(currentSrc).not.toContain(pictures.meiLinTan.replace(/-\d+\.avif$/, ''));
    });

    edit(work, source, / {2}accent: .*\n/, '');
    const refused = publishFrom('shared', work, copy.folder);
    expect(refused.status).toBe(3);
    expect(refused.output).toContain('vision.ts: hero.accent is a required field');
    expect(refused.output).toContain('Nothing was published');
  });

  test('a tab retains the content of its document when what it shows changes', async ({ page }) => {
    await page.goto(`${copy.url}/services`);
    await hydrated(page);
    await publish((all) => {
      Object.assign((all['services']!['services'] as object[])[0]!, { description: 'Climbs.' });
      Object.assign(all['vision']!['hero'] as object, { accent: 'Later Solutions' });
    });
    // The document was made with the first release, and was the same in the second one.
    await follow(page, 'Home');
    await expect(headline(page)).toHaveText('Peak Innovation, Vibrant Solutions');
    await page.reload();
    await hydrated(page);
    await expect(headline(page)).toHaveText('Peak Innovation, Later Solutions');
    await page.goto(`${copy.url}/services`);
    await expect(page.getByText('Climbs.')).toBeVisible();
  });

  test('previews, canaries and rollbacks of content touch nothing else', async () => {
    const first = await live();
    const bodyAt = (headers: Record<string, string>) =>
      new Promise<string>((resolve, reject) => {
        const call = request(copy.url, { headers }, (answer) => void text(answer).then(resolve, reject));
        call.on('error', reject).end();
      });
    const port = new URL(copy.url).port;
    const say = (accent: string) => (all: Collections) =>
      void Object.assign(all['vision']!['hero'] as object, { accent });

    const preview = await publish(say('Previewed'), { kind: 'preview' });
    const label = previewLabel(await copy.store.composition(preview.composition));
    expect(await bodyAt({ host: `${label}.localhost:${port}` })).toContain('Previewed');
    await publish(say('On trial'), { kind: 'canary', share: 30, name: 'words' });
    expect(await bodyAt({ cookie: 'bucket=0' })).toContain('On trial');
    expect(await bodyAt({ cookie: 'bucket=99' })).toContain('Later Solutions');
    expect(await live()).toBe(first);

    await publish(say('For everybody'));
    const { releases } = await copy.store.composition(first);
    await rollBackApp(copy.store, content.name, { log });
    expect(await copy.liveReleases()).toEqual(releases);
    expect(await bodyAt({})).toContain('Later Solutions');
  });

  test('content without fields that live releases were built with is refused, with the release and the fields', async () => {
    const first = await live();
    const rejection = async (change: Change) =>
      publish(change).then(
        () => 'published',
        (error: Error) => error.message,
      );
    expect(await rejection((all) => delete all['offices'])).toContain(
      'remote-public uses @vibrant-peak/shared/content/offices, which the content does not provide',
    );
    expect(
      await rejection((_all, schemas) => {
        const jobs = array()
          .of(jobOpeningSchema.omit(['requirements']))
          .required();
        schemas['jobs'] = object({ jobs });
      }),
    ).toContain(
      'remote-public needs jobs[].requirements of @vibrant-peak/shared/content/jobs, which the content does not have',
    );
    expect(
      await rejection((_all, schemas) => {
        schemas['brand'] = object({ brand: brandSchema.omit(['legalName']) });
      }),
    ).toContain('shell needs brand.legalName of @vibrant-peak/shared/content/brand');
    expect(await live()).toBe(first);
  });

  test('a field that no release knows yet goes live, and pages that show the collection go on', async ({
    page,
  }) => {
    await publish((all) => {
      for (const member of all['team']!['team'] as object[]) Object.assign(member, { nickname: 'Ash' });
    });
    await page.goto(`${copy.url}/team`);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: 'Ayesha Siddiqui' })).toBeVisible();
  });

  test('a redirect goes live with the content, preserves the query, and may lead to a section', async () => {
    const from = '/people-of-the-studio';
    const answerAt = (path: string) => fetch(new URL(path, copy.url), { redirect: 'manual' });
    expect((await answerAt(from)).status).toBe(404);
    await publish(
      (all) => void (all['redirects'] = { redirects: [{ from, to: '/#contact', permanent: true }] }),
    );
    const { status, headers } = await answerAt(`${from}?a=b`);
    expect([status, headers.get('location')]).toEqual([308, '/?a=b#contact']);
    await expect(
      publish((all) => void (all['redirects'] = { redirects: [{ from, to: '/nowhere', permanent: true }] })),
    ).rejects.toThrow('/nowhere, which is not a page');
  });

  test('garbage collection spares the releases of retained pages', async () => {
    await publish((all) => Object.assign(all['vision']!['hero'] as object, { accent: 'Newest' }));
    const newest = await copy.store.composition(await live());
    expect(newest.contents.length).toBeGreaterThan(1);
    // Of all compositions the live one alone is retained.
    const least = { changes: 1, age: 0, pictures: 0 };
    const { removed } = await collectGarbage(copy.store, least);
    expect(removed.some((name) => name.startsWith('r/shared/'))).toBe(true);
    for (const release of newest.contents) {
      const [name, hash] = release.split('/') as [string, string];
      const { content: files = {} } = await copy.store.releases.manifest(name, hash);
      for (const file of Object.values(files))
        expect(await copy.store.objects.read(contentAddress(file).slice(1))).toBeDefined();
    }
  });
});
