import { releaseSetOf } from '../../compose/releaseSet';
import { damagedFiles } from '../../store/damage';
import { inParallel } from '../../objects/inParallel';
import { beginning, entryName } from '../../log/entry';
import { bytesOf, lastFile, type Composition } from '../../formats/composition';
import type { Store } from '../../store/store';
import type { Trial } from '../../trial/createTrial';
import { answering, trialAnswersOf } from '../../trial/trialAnswers';
import { openStaging } from './stagingServer';
import { violationsOf } from '../rules/servedViolations';

export class SmokeError extends Error {
  override name = 'SmokeError';

  constructor(
    readonly violations: string[],
    where = 'in the server',
  ) {
    super(`The new composition fails ${where}:\n- ${violations.join('\n- ')}`);
  }
}

/**
 * Verifies every file of an unfinished composition, serves it and checks it as a browser would.
 * Then tries the pages that a publish may break in a browser.
 * @param verified files that were verified just before, with their compressed copies.
 * @param trial tries pages; without one none is tried.
 * @throws SmokeError with all failures.
 */
export async function smokeTest(
  store: Store,
  composition: Composition,
  verified: ReadonlyMap<string, Buffer> = new Map(),
  trial?: Trial,
): Promise<void> {
  const { number } = composition;
  const staging = await openStaging(store.objects);
  try {
    const { documents } = await store.inventory(composition);
    const files = await store.filesOf(composition);
    const damaged = await damagedFiles(
      store,
      files.filter((name) => !verified.has(name)),
      staging.put,
    );
    if (damaged.length > 0) throw new SmokeError(damaged.map((name) => `${name} is damaged or missing`));
    await inParallel(verified, ([name, content]) => staging.put(name, content));
    await staging.put(lastFile(number), bytesOf(composition));
    await staging.put(entryName(1), liveEntry(composition));
    const answers = trialAnswersOf(await releaseSetOf(store, composition.releases));
    const api = answers && answering(answers);
    await staging.serve(async (url, get) => {
      const violations = await violationsOf(Object.keys(documents), get);
      if (violations.length > 0) throw new SmokeError(violations);
      const failures = (await trial?.run({ store, composition, url })) ?? [];
      if (failures.length > 0) throw new SmokeError(failures, 'in a browser');
    }, api);
  } finally {
    await staging.remove();
  }
}

/** Sets the composition live in the staging server. */
function liveEntry({ number: live, made: at }: Composition): Buffer {
  const entry = { ...beginning, sequence: 1, id: 'smoke', live, at, reason: 'smoke test' };
  return Buffer.from(JSON.stringify(entry));
}
