import type { SiteFolder } from './siteFolder';

/** What is live, for probes: 200 with the composition and its releases, 503 before the first one. */
export function healthOf(site: SiteFolder): { status: number; text: string } {
  const pointer = site.pointer();
  const live = pointer && site.composition(pointer.live);
  const canary = pointer?.canary;
  return {
    status: live ? 200 : 503,
    text: JSON.stringify({
      composition: live?.sequence,
      releases: live?.releases ?? {},
      ...(canary && { canary: { composition: canary.composition, share: canary.share } }),
    }),
  };
}
