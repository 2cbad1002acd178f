import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtRelease, type BuiltRelease } from '../../engine/formats/manifest';
import { lock } from '../../engine/publish/rules/lock';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { beginStore } from '../../engine/store/openStore';
import { composeQuickly } from '../../engine/testing/addComposition';
import { composeUntested } from '../../engine/testing/composeUntested';
import { releaseOf, remote, shell } from '../../engine/testing/smallSite';
import { openDatabase } from '../../live/src/database/openDatabase';

const saying = (name: 'x' | 'y', text: string) =>
  remote(`remote-${name}`, `/${name}`, `return ${JSON.stringify(`${text} `.repeat(100))}`);

/** A release that no shell of the stores fits. */
function ofNewerContract({ manifest, files }: BuiltRelease): BuiltRelease {
  const others = new Map([...files].filter(([file]) => file !== 'release.json'));
  return builtRelease({ ...manifest, contract: 9 }, others);
}

const quiet = { log: () => undefined };

/**
 * Makes stores of small sites in a folder: `site`, of a shell and two remotes, and copies of it.
 * `canary` has one that is called blue, `locked` a lock, `damaged` other bytes. `unfit` is live and
 * its releases do not fit. A newer version wrote `newer`.
 */
export async function makeStores(folder: string): Promise<void> {
  const open = (name: string) => beginStore(join(folder, name));
  const site = await open('site');
  const first = [releaseOf('shared', ''), releaseOf('shell', shell), saying('x', 'one'), saying('y', 'one')];
  for (const releases of [first, [saying('y', 'two')], [saying('x', 'two')]])
    await publishReleases(site, releases, { ...quiet, compose: composeUntested });
  for (const name of ['canary', 'locked', 'damaged', 'unfit'])
    cpSync(join(folder, 'site'), join(folder, name), { recursive: true });

  const target = { kind: 'canary' as const, share: 5, name: 'blue' };
  const canary = { ...quiet, compose: composeUntested, target };
  await publishReleases(await open('canary'), [saying('x', 'three')], canary);
  await lock(await open('locked'), 'remote-x', { by: 'ali', reason: 'a sale' });
  const unfit = ofNewerContract(saying('x', 'three'));
  await publishReleases(await open('unfit'), [unfit], { ...quiet, compose: composeQuickly });
  const { releases } = await site.composition(1);
  writeFileSync(join(folder, 'damaged/r/remote-x', releases['remote-x']!, 'node/bundle.cjs'), 'other bytes');
  mkdirSync(join(folder, 'newer/pointer'), { recursive: true });
  writeFileSync(join(folder, 'newer/pointer/00000001.json'), '{"format":2,"sequence":1}');
}

/** Writes the next release of a remote of those sites, as any bundler would. */
export function writeRelease(folder: string): void {
  const files = new Map([...saying('x', 'four').files, ['remoteEntry.js', Buffer.from('entry')]]);
  for (const [file, content] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Makes the database of a live site with one person. */
export async function makeDatabase(folder: string): Promise<void> {
  const database = await openDatabase(join(folder, 'live.db'));
  const person = { id: 'sara', email: 'sara@the.site', name: 'Sara', role: 'manager' as const };
  await database.change((tables) =>
    tables
      .insertInto('people')
      .values({ ...person, password: null, created_at: '' })
      .execute(),
  );
  await database.close();
}
