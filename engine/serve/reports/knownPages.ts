import { parseManifest } from '../../formats/manifest';
import type { ServedComposition, SiteFolder } from '../siteFolder';
import { notFoundPage } from './pageReport';

/** Compositions whose tabs may still report. */
const MAX_COMPOSITIONS = 50;

/** The declared paths of the pages in the compositions that visitors got, the last ones only. */
export function knownPages(site: SiteFolder) {
  const known = new Map<number, Promise<Set<string>>>();

  const remember = (composition: ServedComposition): void => {
    if (known.has(composition.number)) return;
    const pages = pagesOf(site, composition);
    known.set(composition.number, pages);
    // What could not be read is read again with the next document.
    pages.catch(() => known.delete(composition.number));
    const [oldest] = known.keys();
    if (known.size > MAX_COMPOSITIONS) known.delete(oldest!);
  };

  return {
    remember,
    /** Whether a composition has a page with this declared path. */
    has: async (composition: number, page: string): Promise<boolean> => {
      const { live, canary } = site.entry();
      // A server that has just started has sent no document yet.
      if (composition === live || composition === canary?.composition) {
        const shown = site.composition(composition);
        if (shown) remember(shown);
      }
      return (await known.get(composition)?.catch(() => undefined))?.has(page) ?? false;
    },
  };
}

async function pagesOf({ files }: SiteFolder, { releases }: ServedComposition): Promise<Set<string>> {
  const declared = Object.entries(releases).map(async ([name, address]) => {
    const file = `r/${name}/${address}/release.json`;
    // A server that has a cache fetches it.
    await files.find(file);
    const content = files.read(file);
    if (!content) throw new Error(`${file} is not there`);
    return (parseManifest(file, content).offers?.pages ?? []).map(({ path }) => path);
  });
  return new Set([notFoundPage, ...(await Promise.all(declared)).flat()]);
}
