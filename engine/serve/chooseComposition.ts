import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isPreviewLike, namedPreviewLabel, previewAt, previewLabel } from '../formats/previewAddress';
import { bucketCookie } from '../objects/responses';
import type { ServedComposition, SiteFolder } from './siteFolder';

export interface Choice {
  composition: ServedComposition | undefined;
  /** A preview: search engines stay out. */
  isPreview: boolean;
  /** The name of a preview that has one. */
  previewName?: string;
  /** The composition is the canary's. */
  isCanary?: boolean;
  /** Set while a canary runs: documents then depend on the cookie. */
  canary?: { cookie?: string };
}

/**
 * Which composition a request is answered from: a previewed one, the canary's for its share, else
 * the live one.
 */
export async function chooseComposition(site: SiteFolder, headers: IncomingHttpHeaders): Promise<Choice> {
  const { host = '' } = headers;
  if (isPreviewLike(host)) return { isPreview: true, ...(await previewed(site, host)) };

  const { live, canary } = site.entry();
  const shown = live === undefined ? undefined : site.composition(live);
  const other = canary && site.composition(canary.composition);
  if (!canary || !other) return { composition: shown, isPreview: false };

  const known = bucketIn(headers.cookie ?? '');
  const bucket = known ?? randomInt(100);
  const isCanary = bucket < canary.share;
  return {
    composition: isCanary ? other : shown,
    isPreview: false,
    isCanary,
    canary:
      known === undefined ? { cookie: `${bucketCookie.name}=${bucket}; ${bucketCookie.attributes}` } : {},
  };
}

/**
 * The composition that a preview's host asks for; none when it is not the right label to the digit.
 */
async function previewed(
  site: SiteFolder,
  host: string,
): Promise<Pick<Choice, 'composition' | 'previewName'>> {
  const { label, name, number } = previewAt(host) ?? {};
  if (name === undefined) return { composition: undefined };
  if (number !== undefined) {
    const composition = await site.preview(Number(number));
    return { composition: composition && previewLabel(composition) === label ? composition : undefined };
  }
  const { previews } = site.entry();
  const found = previews?.named.find((each) => each.name === name);
  const isRight = previews && found && namedPreviewLabel(name, previews) === label;
  return { composition: isRight ? await site.preview(found.composition) : undefined, previewName: name };
}

function bucketIn(cookies: string): number | undefined {
  const value = bucketCookie.pattern.exec(cookies)?.groups?.['kept'];
  return value === undefined ? undefined : Number(value);
}
