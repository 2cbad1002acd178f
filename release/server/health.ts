import type { SiteFolder } from './siteFolder';

/** Whether what is served is what is live in the store, as far as the server knows. */
export interface SourceState {
  /** `stale`: the store did not answer lately or cannot be read, what was live before is served. */
  status: 'current' | 'stale';
  /** ISO time of the last look at the store that succeeded. */
  lastLook?: string;
  isDraining?: boolean;
}

interface Answer {
  status: number;
  text: string;
}

/**
 * Answers of the addresses for probes: `/livez` (the process answers), `/readyz` (send visitors here) and `/healthz` (what
 * is live, and how sure that is; 503 before the first publish).
 */
export function probes(site: SiteFolder, state: () => SourceState): (path: string) => Answer | undefined {
  const answers: Record<string, () => Answer> = {
    '/livez': () => ({ status: 200, text: JSON.stringify({ status: 'alive' }) }),
    '/readyz': () => readinessOf(site, state()),
    '/healthz': () => healthOf(site, state()),
  };
  return (path) => (Object.hasOwn(answers, path) ? answers[path]!() : undefined);
}

function readinessOf(site: SiteFolder, { isDraining }: SourceState): Answer {
  const status = isDraining ? 'draining' : isPublished(site) ? 'ready' : 'unpublished';
  return { status: status === 'ready' ? 200 : 503, text: JSON.stringify({ status }) };
}

/** What is live, and how sure that is. */
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
