import { object } from 'yup';
import { answerOf } from '@vibrant-peak/engine/formats/answerOf';
import { readJson, releasesRecord } from '@vibrant-peak/engine/formats/formats';
import type { Releases } from '@vibrant-peak/engine/log/entry';
import type { Store } from '@vibrant-peak/engine/store/store';
import { readDeclarations } from './foreignFiles';
import { declarationsFile } from './shellDeclarations';
import type { Against } from './typecheck';

const healthSchema = object({ releases: releasesRecord() }).required();

/** The shell that is live in a store; `undefined` when nothing is. */
export async function liveShellIn(store: Store): Promise<Against | undefined> {
  const pointer = await store.pointer();
  const release = pointer && (await store.composition(pointer.live)).releases['shell'];
  if (!release) return undefined;
  const content = await store.releases.file('shell', release, declarationsFile);
  return { release, declarations: readDeclarations(`r/shell/${release}/${declarationsFile}`, content) };
}

/**
 * The shell that a site serves.
 * @throws when the site does not answer, or its shell has no declarations.
 */
export async function liveShellAt(site: string): Promise<Against> {
  const address = `${site}/healthz`;
  const health = readJson<{ releases?: Releases }>(address, await answerOf(address), healthSchema);
  const release = health.releases?.['shell'];
  if (release === undefined) throw new Error(`${site} does not say which shell is live.`);
  const types = `${site}/r/shell/${release}/${declarationsFile}`;
  return { release, declarations: readDeclarations(types, await answerOf(types)) };
}
