import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { bucketCookie, previewHost, previewLike } from '../store/responses';
import type { ServedComposition, SiteFolder } from './siteFolder';

export interface Choice {
  composition: ServedComposition | undefined;
  /** A preview: search engines stay out. */
  isPreview: boolean;
  /** The composition is the canary's. */
  isCanary?: boolean;
  /** Set while a canary runs: documents then depend on the cookie. */
  canary?: { cookie?: string };
}

/** Which composition a request is answered from: a previewed one, the canary's for its share, else the live one. */
export function chooseComposition(site: SiteFolder, headers: IncomingHttpHeaders): Choice {
  if (previewLike.test(headers.host ?? ''))
    return { composition: previewed(site, headers.host!), isPreview: true };

  const pointer = site.pointer();
  if (!pointer) return { composition: undefined, isPreview: false };
  const live = site.composition(pointer.live);
  const canary = pointer.canary && site.composition(pointer.canary.composition);
  if (!pointer.canary || !canary) return { composition: live, isPreview: false };

  const known = bucketIn(headers.cookie ?? '');
  const bucket = known ?? randomInt(100);
  const isCanary = bucket < pointer.canary.share;
  return {
    composition: isCanary ? canary : live,
    isPreview: false,
    isCanary,
    canary:
      known === undefined ? { cookie: `${bucketCookie.name}=${bucket}; ${bucketCookie.attributes}` } : {},
  };
}

function previewed(site: SiteFolder, host: string): ServedComposition | undefined {
  const { number, preview } = previewHost.exec(host)?.groups ?? {};
  const composition = number === undefined ? undefined : site.composition(Number(number));
  return composition?.preview === preview ? composition : undefined;
}

function bucketIn(cookies: string): number | undefined {
  const value = bucketCookie.pattern.exec(cookies)?.groups?.['kept'];
  return value === undefined ? undefined : Number(value);
}
