import { contentAddress, coversAddress } from '@vibrant-peak/shared/contract';
import { registryOf } from '../../compose/registry';
import { contentOf, releaseSetOf } from '../../compose/releaseSet';
import { damagedFiles } from '../../store/damage';
import { beginning, entryName } from '../../log/entry';
import { bytesOf, lastFile, type Composition } from '../../formats/composition';
import { filesIn, type Inventory } from '../../formats/inventory';
import type { Store } from '../../store/store';
import type { Trial } from '../../trial/createTrial';
import { answering, trialAnswersOf } from '../../trial/trialAnswers';
import { SmokeError } from './smokeError';
import { openStaging } from './stagingServer';
import { violationsOf } from '../rules/servedViolations';

interface SmokeOptions {
  /** Composition whose files were verified when they were stored: only the changes are tested. */
  since?: Composition | undefined;
  /** Tries pages in a browser; without one none is tried. */
  trial?: Trial | undefined;
}

/**
 * Verifies the files of an unfinished composition, serves it and checks it as a browser would: the
 * changed documents, one page of each remote, the redirects and the error pages.
 * Then tries the pages that a publish may break in a browser.
 * @throws SmokeError with all failures.
 */
export async function smokeTest(
  store: Store,
  composition: Composition,
  { since, trial }: SmokeOptions = {},
): Promise<void> {
  const { number, redirects = {} } = composition;
  const staging = await openStaging(store.objects);
  try {
    const inventory = await store.inventory(composition);
    const before = since && (await store.inventory(since));
    const known = new Set(before && filesIn(before));
    const files = [composition.inventory, ...filesIn(inventory)].filter((name) => !known.has(name));
    const damaged = await damagedFiles(store, files, staging.put);
    if (damaged.length > 0) throw new SmokeError(damaged.map((name) => `${name} is damaged or missing`));
    await staging.put(lastFile(number), bytesOf(composition));
    await staging.put(entryName(1), liveEntry(composition));
    const releaseSet = await releaseSetOf(store, composition.releases);
    const paths = pathsToRequest(inventory, before, registryOf(releaseSet).pages);
    const isKnown = since ? await verifiedBefore(store, since) : () => false;
    const answers = trialAnswersOf(releaseSet);
    const api = answers && answering(answers);
    await staging.serve(async (url, get) => {
      const violations = await violationsOf({ paths, redirects, isKnown }, get);
      if (violations.length > 0) throw new SmokeError(violations);
      const failures = (await trial?.run({ store, composition, url })) ?? [];
      if (failures.length > 0) throw new SmokeError(failures, 'in a browser');
    }, api);
  } finally {
    await staging.remove();
  }
}

/** Addresses of the changed documents, and one of each remote that has pages. */
function pathsToRequest(
  { documents }: Inventory,
  before: Inventory | undefined,
  pages: readonly { path: string; remote: string }[],
): string[] {
  const addresses = Object.keys(documents).filter((path) => path.startsWith('/'));
  const changed = addresses.filter((path) => documents[path]!.file !== before?.documents[path]?.file);
  const firsts = new Map<string, string>();
  for (const { path, remote } of pages) {
    const address = firsts.get(remote) ?? addresses.find((each) => coversAddress(path, each));
    if (address !== undefined) firsts.set(remote, address);
  }
  return [...new Set([...changed, ...firsts.values()])];
}

/** Whether an address is that of a file of a composition, which was tested when it was made. */
async function verifiedBefore(store: Store, { releases }: Composition) {
  const releaseSet = await releaseSetOf(store, releases);
  const folders = [...releaseSet].map(([name, { hash }]) => `/r/${name}/${hash}/`);
  const files = Object.values(contentOf(releaseSet).manifest.content ?? {});
  const contents = new Set(files.map(contentAddress));
  return (address: string) => contents.has(address) || folders.some((folder) => address.startsWith(folder));
}

/** Sets the composition live in the staging server. */
function liveEntry({ number: live, made: at }: Composition): Buffer {
  const entry = { ...beginning, sequence: 1, id: 'smoke', live, at, reason: 'smoke test' };
  return Buffer.from(JSON.stringify(entry));
}
