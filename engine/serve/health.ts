import { ownVersion } from '../version';
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
  /** What staff miss meanwhile, in sentences. Visitors do without it. */
  degraded?: readonly string[];
}

/** `away`: the database takes no changes. `full`: its disk is full. */
export type DatabaseState = 'ready' | 'away' | 'full';

interface Answer {
  status: number;
  text: string;
}

/**
 * Probes: `/livez` (the process answers), `/readyz` (it can serve visitors; `starting` before the
 * first look at the store has ended, `unpublished` before the first publish) and `/healthz` (the live composition and its freshness, the version of the server; 503 before the first publish).
 */
export function probes(site: SiteFolder, state: () => SourceState): (path: string) => Answer | undefined {
  const answers: Record<string, () => Answer> = {
    '/livez': () => ({ status: 200, text: JSON.stringify({ status: 'alive' }) }),
    '/readyz': () => readinessOf(site, state()),
    '/healthz': () => healthOf(site, state()),
  };
  return (path) => (Object.hasOwn(answers, path) ? answers[path]!() : undefined);
}

const liveOf = (site: SiteFolder, { live } = site.entry()) =>
  live === undefined ? undefined : site.composition(live);

function readinessOf(site: SiteFolder, state: SourceState): Answer {
  const { isDraining, lastLook, database, degraded = [] } = state;
  // A first start on a bucket fetches the whole site: until then the server does not know what is live.
  const without = lastLook === undefined ? 'starting' : 'unpublished';
  const status = isDraining ? 'draining' : liveOf(site) ? 'ready' : without;
  return {
    status: status === 'ready' ? 200 : 503,
    text: JSON.stringify({ status, database, ...(degraded.length > 0 && { degraded }) }),
  };
}

function healthOf(site: SiteFolder, { status: followed, lastLook }: SourceState): Answer {
  const entry = site.entry();
  const live = liveOf(site, entry);
  const status = site.isStale ? 'stale' : followed;
  const { composition, share } = entry.canary ?? {};
  return {
    status: live ? 200 : 503,
    text: JSON.stringify({
      status: live ? status : status === 'stale' ? 'unreachable' : 'unpublished',
      lastLook,
      composition: live?.number,
      releases: live?.releases ?? {},
      canary: entry.canary && { composition, share },
      version: ownVersion.version,
      commit: ownVersion.commit,
    }),
  };
}
