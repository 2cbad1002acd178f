import type { SiteFolder } from './siteFolder';

/** Whether the served composition is the store's live one, as far as the server knows. */
export interface SourceState {
  /** `stale`: the store is unavailable or unreadable, and the last composition is served. */
  status: 'current' | 'stale';
  /** ISO time of the last successful poll of the store. */
  lastLook?: string;
  isDraining?: boolean;
  /** Of the live profile. Visitors do without it. */
  database?: DatabaseState;
}

/** `away`: the database takes no changes. `full`: there is no room for them on its disk. */
export type DatabaseState = 'ready' | 'away' | 'full';

interface Answer {
  status: number;
  text: string;
}

/**
 * Probes: `/livez` (the process answers), `/readyz` (it can serve visitors) and `/healthz`
 * (the live composition and its freshness; 503 before the first publish).
 */
export function probes(site: SiteFolder, state: () => SourceState): (path: string) => Answer | undefined {
  const answers: Record<string, () => Answer> = {
    '/livez': () => ({ status: 200, text: JSON.stringify({ status: 'alive' }) }),
    '/readyz': () => readinessOf(site, state()),
    '/healthz': () => healthOf(site, state()),
  };
  return (path) => (Object.hasOwn(answers, path) ? answers[path]!() : undefined);
}

function readinessOf(site: SiteFolder, { isDraining, database }: SourceState): Answer {
  const status = isDraining ? 'draining' : isPublished(site) ? 'ready' : 'unpublished';
  return { status: status === 'ready' ? 200 : 503, text: JSON.stringify({ status, database }) };
}

/** The live composition, and its freshness. */
function healthOf(site: SiteFolder, state: { status: string; lastLook?: string }): Answer {
  const pointer = site.pointer();
  const live = pointer && site.composition(pointer.live);
  const status = site.isStale ? 'stale' : state.status;
  const canary = pointer?.canary;
  return {
    status: live ? 200 : 503,
    text: JSON.stringify({
      status: live ? status : status === 'stale' ? 'unreachable' : 'unpublished',
      ...(state.lastLook && { lastLook: state.lastLook }),
      composition: live?.number,
      releases: live?.releases ?? {},
      ...(canary && { canary: { composition: canary.composition, share: canary.share } }),
    }),
  };
}

/** Whether there is something to answer visitors with. */
function isPublished(site: SiteFolder): boolean {
  const pointer = site.pointer();
  return pointer !== undefined && site.composition(pointer.live) !== undefined;
}
