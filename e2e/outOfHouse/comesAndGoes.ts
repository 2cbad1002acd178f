import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { documentName } from '../../release/store/documents';
import type { Store } from '../../release/store/store';
import { run, type Surroundings, type Told } from './outside';

/** A remote outside of this repository, and the store of the site that it belongs to. */
interface Journey {
  name: string;
  /** An address that it offers. */
  path: string;
  /** Where each of its versions stands; `look` may write the next one. */
  folders: string[];
  store: Store;
  surroundings: Surroundings;
  /** Looks at the live site after each command; the release is none when the remote has gone. */
  look?: (release: string | undefined) => Promise<void>;
}

/** A command did what it should, and said so. */
export async function does(told: Promise<Told>, says: string): Promise<void> {
  const { code, output } = await told;
  expect(output).toContain(says);
  expect(code).toBe(0);
}

/** Publishes each version by its own command, goes back to the one before, and retires the remote. No other application changes. */
export async function comesAndGoes({
  name,
  path,
  folders,
  store,
  surroundings,
  look,
}: Journey): Promise<void> {
  const live = async () => store.composition((await store.pointer())!.live);
  const before = (await live()).releases;
  const others = await filesOfOthers(store, name);
  const known = [before[name]];

  /** One command, after which the site has that release of the remote, and the others as they were. */
  const step = async (folder: string, script: string, says: string, expected?: string) => {
    await does(run(folder, surroundings, script), says);
    const { sequence, releases } = await live();
    const release = releases[name];
    expect(releases).toEqual({ ...before, [name]: script === 'publish' ? release : expected });
    const document = await store.objects.read(`compositions/${sequence}/${documentName(path)}.html`);
    if (release) expect(document!.toString()).toContain(`/r/${name}/${release}/`);
    else expect(document).toBeUndefined();
    await look?.(release);
    return release;
  };

  for (const folder of folders) known.push(await step(folder, 'publish', 'is live'));
  expect(new Set(known).size).toBe(folders.length + 1);
  const folder = folders.at(-1)!;
  await step(folder, 'rollback', 'is live', known.at(-2));
  await step(folder, 'retire', `without ${name}`);
  expect(await filesOfOthers(store, name)).toEqual(others);
}

/** Hashes of everything that other applications have in the store. */
async function filesOfOthers(store: Store, name: string): Promise<Record<string, string>> {
  const files = (await store.objects.list('r/')).filter((file) => !file.startsWith(`r/${name}/`)).sort();
  const hashes = files.map(async (file) => {
    const content = (await store.objects.read(file))!;
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
