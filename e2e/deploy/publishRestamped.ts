import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { openStore } from '../../engine/store/openStore';
import { restamped } from './restamped';

/**
 * Publishes another release of an application in a process of its own: `publishRestamped.ts
 * <folder> <app> <stamp>`.
 */
const [folder = '', name = '', stamp = ''] = process.argv.slice(2);
const store = await openStore(folder);
const { releases } = await store.composition((await store.pointer())!.live);
const release = await restamped(store, name, releases[name]!, stamp);
const { composition } = await publishReleases(store, [release], { log: (line) => console.log(line) });
console.log(JSON.stringify({ composition, hash: release.hash }));
