import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../engine/store/openStore';
import { liveMark } from '../../shared/src/contract';
import { apps, defaultApps } from '../../webpack/apps';
import { expect } from '../site';
import { testStore } from '../testStore';

/** The live composition of a store: names of the documents' files by path, and releases. */
async function liveIn(folder: string) {
  const store = await openStore(folder);
  const composition = await store.composition((await store.pointer())!.live);
  const { documents, files } = await store.inventory(composition);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return { releases: composition.releases, documents, files, read };
}

/**
 * Both profiles have the same scripts, and public documents that differ in the profile's name
 * alone.
 * @param folder the store of a site of the live profile that has published nothing yet.
 */
export async function expectSamePublicFiles(folder: string): Promise<void> {
  const [plain, live] = await Promise.all([liveIn(testStore), liveIn(folder)]);
  expect(Object.keys(plain.releases).sort()).toEqual(defaultApps.map(({ name }) => name).sort());
  expect(Object.keys(live.releases).sort()).toEqual(apps.map(({ name }) => name).sort());
  expect(live.releases).toMatchObject(plain.releases);

  const isStaff = (path: string) => /^\/?(admin|staff)(\/|$)/.test(path);
  const publicOnes = Object.keys(plain.documents).filter((path) => !isStaff(path));
  expect(publicOnes.length).toBeGreaterThan(20);
  expect(Object.keys(live.documents).filter((path) => !isStaff(path))).toEqual(publicOnes);
  for (const path of publicOnes) {
    const [ofPlain, ofLive] = [plain, live].map((site) => comparable(site.read(site.documents[path]!.file)));
    expect(ofLive!.replace(` ${liveMark}>`, '>'), path).toBe(ofPlain);
    expect(ofLive, path).not.toBe(ofPlain);
  }
  expect(live.files).toEqual(plain.files);

  for (const path of Object.keys(live.documents).filter(isStaff))
    expect(live.read(live.documents[path]!.file), path).toContain('"adapters":{"remote":"remote-live"');
  for (const path of Object.keys(plain.documents))
    expect(plain.read(plain.documents[path]!.file), path).not.toMatch(/remote-live|"adapters"/);
}

/**
 * A document without the number of its composition, and without generated classes: documents that
 * an earlier composition has made may order the declarations of a class otherwise.
 */
const comparable = (document: string) =>
  document
    .replace(/"composition":\d+,/, '')
    .replaceAll(/<style data-emotion[^]*?<\/style>| class="[^"]*"/g, '');
