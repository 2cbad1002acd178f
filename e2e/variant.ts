import { sha256, treeHash } from '../engine/formats/address';
import type { BuiltRelease, ReleaseManifest } from '../engine/formats/manifest';
import { isCompressedCopy } from '../engine/formats/compress';
import type { Store } from '../engine/store/store';
import { integrityOf } from '../webpack/integrity';

/** Changes the text of a script, or leaves it as it is. */
export type Edit = (file: string, code: string) => string;

const isEntry = (file: string) => file === 'remoteEntry.js' || file === 'shell.js';

/**
 * Another release of an application without a build: its scripts are edited, including the one for
 * compositions, and all dependent hashes are updated, in the entry and in the manifest.
 */
export async function variantOf(store: Store, name: string, hash: string, edit: Edit): Promise<BuiltRelease> {
  const files = await filesOf(store, name, hash);
  const manifest = JSON.parse(files.get('release.json')!.toString()) as ReleaseManifest;
  const change = (file: string, code: string) => files.set(file, Buffer.from(edit(file, code)));
  const textOf = (file: string) => files.get(file)!.toString();

  const scripts = [...files.keys()].filter((file) => file.endsWith('.js'));
  const renewed = new Map<string, string>();
  for (const file of scripts.filter((file) => !isEntry(file))) {
    const old = integrityOf(files.get(file)!);
    change(file, textOf(file));
    renewed.set(old, integrityOf(files.get(file)!));
  }
  for (const file of scripts.filter(isEntry))
    change(
      file,
      textOf(file).replace(/sha256-[A-Za-z0-9+/]{43}=/g, (old) => renewed.get(old) ?? old),
    );
  for (const file of scripts) manifest.integrity[file] = integrityOf(files.get(file)!);
  change('node/bundle.cjs', textOf('node/bundle.cjs'));
  manifest.files['node/bundle.cjs'] = sha256(files.get('node/bundle.cjs')!);
  files.set('release.json', Buffer.from(JSON.stringify(manifest, null, 2)));
  return { name, hash: treeHash(files), manifest, files, media: new Map() };
}

async function filesOf(store: Store, name: string, hash: string): Promise<Map<string, Buffer>> {
  const prefix = `r/${name}/${hash}/`;
  const stored = new Map<string, Buffer>();
  for (const object of await store.objects.list(prefix))
    stored.set(object.slice(prefix.length), (await store.objects.read(object))!);
  return new Map([...stored].filter(([file]) => !isCompressedCopy(file, stored)));
}
