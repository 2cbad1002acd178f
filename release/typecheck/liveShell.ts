import type { Store } from '../store/store';
import type { ModuleDeclarations } from './sharedDeclarations';
import { declarationsFile } from './shellDeclarations';
import type { Against } from './typecheck';

/** The shell that is live in a store; `undefined` when nothing is. */
export async function liveShellIn(store: Store): Promise<Against | undefined> {
  const pointer = await store.pointer();
  const release = pointer && (await store.composition(pointer.live)).releases['shell'];
  if (!release) return undefined;
  const content = await store.releaseFile('shell', release, declarationsFile);
  return { release, declarations: JSON.parse(content.toString()) as ModuleDeclarations };
}

/** The shell that a site serves. @throws when the site does not answer, or its shell does not tell its types. */
export async function liveShellAt(site: string): Promise<Against> {
  const health = (await answerOf(`${site}/healthz`)) as { releases?: Record<string, string> };
  const release = health.releases?.['shell'];
  if (!release) throw new Error(`${site} does not say which shell is live.`);
  const declarations = (await answerOf(
    `${site}/r/shell/${release}/${declarationsFile}`,
  )) as ModuleDeclarations;
  return { release, declarations };
}

async function answerOf(address: string): Promise<unknown> {
  const answer = await fetch(address).catch((error: Error) => {
    throw new Error(`${address} does not answer: ${String(error.cause ?? error.message)}`);
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.json();
}
