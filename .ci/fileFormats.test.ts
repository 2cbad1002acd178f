import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '../engine/formats/composition';
import type { ReleaseManifest } from '../engine/formats/manifest';
import { publishReleases } from '../engine/publish/steps/publishReleases';
import { beginStore } from '../engine/store/openStore';
import { composeUntested } from '../engine/testing/composeUntested';
import { releaseOf, shell } from '../engine/testing/smallSite';
import { documents } from './documents';

/** All fields of a format: the compiler refuses missing and stray ones. */
const fieldsOf = <T>(fields: Record<keyof T, true>) => Object.keys(fields).sort();

const { text } = documents.find(({ path }) => path === 'docs/reference/file-formats.md')!;
const documentedIn = (title: string) => {
  const section = text.split(/^## /m).find((each) => each.startsWith(`\`${title}\``))!;
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name!).sort();
};

test('the reference has every field of a release', () => {
  expect(documentedIn('release.json')).toEqual(
    fieldsOf<ReleaseManifest>({
      name: true,
      version: true,
      contract: true,
      offers: true,
      assets: true,
      integrity: true,
      files: true,
      provides: true,
      uses: true,
      content: true,
      media: true,
    }),
  );
});

test('the reference has every field of a composition', () => {
  expect(documentedIn('composition.json')).toEqual(
    fieldsOf<Composition>({
      number: true,
      releases: true,
      contents: true,
      base: true,
      provenances: true,
      redirects: true,
      preview: true,
      made: true,
      isTried: true,
      inventory: true,
    }),
  );
});

test('the reference has every folder of a store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const releases = [releaseOf('shared', ''), releaseOf('shell', shell)];
  const quiet = { log: () => undefined, compose: composeUntested };
  await publishReleases(await beginStore(folder), releases, quiet);
  const folders = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(folders).toContain('.incoming');
  const documented = [...text.matchAll(/^\| `([.\w]+)\//gm)].map(([, name]) => name);
  expect(folders.filter((name) => !documented.includes(name))).toEqual([]);
});
