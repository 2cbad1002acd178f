import type { Pointer } from '../store/store';
import type { ServedComposition, SiteFolder } from '../server/siteFolder';

/** What nginx answers from: a store's folder at one moment. */
export interface Snapshot {
  folder: string;
  compositions: ServedComposition[];
  /** Missing before the first publish. */
  live?: number;
  canary?: NonNullable<Pointer['canary']>;
}

export function snapshotOf(site: SiteFolder): Snapshot {
  const compositions = site.numbers().map((number) => site.composition(number)!);
  const { live, canary } = site.pointer() ?? {};
  const isThere = (wanted: number | undefined) => compositions.some(({ number }) => number === wanted);
  return {
    folder: site.folder,
    compositions,
    ...(live !== undefined && isThere(live) && { live }),
    ...(canary && isThere(canary.composition) && { canary }),
  };
}
