import type { ContentFiles } from 'shared/contract';
import { documentContent } from './documentContent';
import { loadIndex } from './loadCollection';

/**
 * All collections of the release that this page load belongs to. A document that is the same in several releases of the
 * content belongs to the one that is live when more is asked for, provided that all it shows is the same there; else to
 * the one that it was made with. Asked once: a tab never has two.
 */
export async function restOfContent(): Promise<ContentFiles> {
  const { base, versions, first } = documentContent();
  // In development the document holds everything.
  if (!base) return {};
  const live = await loadIndex('/content.json').catch(() => ({}) as ContentFiles);
  const shown = Object.entries({ ...versions, ...first });
  const isSame = shown.every(([name, version]) => live[name]?.startsWith(version));
  return isSame ? live : loadIndex(`${base}content.json`);
}
