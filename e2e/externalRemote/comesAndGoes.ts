import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Store } from '../../engine/store/store';
import { run, type Surroundings, type Ended } from './outside';

/** A remote outside of this repository, and the store of the site that it belongs to. */
interface Journey {
  name: string;
  /** An address that it offers. */
  path: string;
  /** Where it stands. */
  folder: string;
  store: Store;
  surroundings: Surroundings;
  /** The command that reverts the publish, and its output. */
  back: [script: 'rollback' | 'retire', says: string];
  /** Looks at the live site once the remote is published. */
  look: (release: string) => Promise<void>;
}

/** Expects a command to succeed, with an output. */
async function does(ended: Promise<Ended>, says: string): Promise<void> {
  const { code, output } = await ended;
  expect(output).toContain(says);
  expect(code).toBe(0);
}

/**
 * Publishes a remote by its own command and takes it back by another one: a remote that was in the
 * site before has its earlier release again, a new one is gone. The release and the files of every
 * other application do not change.
 */
export async function comesAndGoes({
  name,
  path,
  folder,
  store,
  surroundings,
  back,
  look,
}: Journey): Promise<void> {
  const live = async () => store.composition((await store.pointer())!.live);
  const documentOf = async (number: number) => {
    const { documents } = await store.inventory(await store.composition(number));
    const { file } = documents[path] ?? {};
    return file && (await store.objects.read(file))?.toString();
  };
  const before = await live();
  const document = await documentOf(before.number);
  const others = await filesOfOthers(store, name);

  await does(run(folder, surroundings, 'publish'), 'is live');
  const { number, releases } = await live();
  const release = releases[name]!;
  expect(releases).toEqual({ ...before.releases, [name]: release });
  expect(release).not.toBe(before.releases[name]);
  expect(await documentOf(number)).toContain(`/r/${name}/${release}/`);
  await look(release);

  const [script, says] = back;
  await does(run(folder, surroundings, script), says);
  const after = await live();
  expect(after.releases).toEqual(before.releases);
  expect(await documentOf(after.number)).toBe(document);
  expect(await filesOfOthers(store, name)).toEqual(others);
}

/** Hashes of everything that other applications have in the store. */
export async function filesOfOthers(store: Store, name: string): Promise<Record<string, string>> {
  const files = (await store.objects.list('r/')).filter((file) => !file.startsWith(`r/${name}/`)).sort();
  const hashes = files.map(async (file) => {
    const content = (await store.objects.read(file))!;
    return [file, createHash('sha256').update(content).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
