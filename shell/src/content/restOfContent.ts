import type { ContentFiles } from '@vibrant-peak/shared/contract';
import { documentContent } from './documentContent';
import { loadIndex } from './loadCollection';

/**
 * All collections of this page load's content release: the live one if everything in the document
 * is the same there, otherwise the document's own. Decided once, so that a tab never mixes two
 * releases.
 */
export async function restOfContent(): Promise<ContentFiles> {
  const { base, versions, first, files } = documentContent();
  // A development server's document holds all content.
  if (!base) return {};
  if (files) return files;
  const live = await loadIndex('/content.json').catch(() => ({}) as ContentFiles);
  const shown = Object.entries({ ...versions, ...first });
  const isSame = shown.every(([name, version]) => live[name]?.startsWith(version));
  return isSame ? live : loadIndex(`${base}content.json`);
}
