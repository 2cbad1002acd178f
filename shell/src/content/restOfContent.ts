import type { ContentFiles } from '@vibrant-peak/shared/contract';
import { documentContent } from './documentContent';
import { loadIndex } from './loadCollection';

/**
 * All collections of the content release that this page load belongs to. A document can be identical in several releases: it
 * belongs to the live one as long as everything it shows is the same there, otherwise to the one it was rendered with.
 * Decided once, so that a tab never mixes two releases.
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
