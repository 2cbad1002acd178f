import { isDeepStrictEqual } from 'node:util';
import { hashOf } from './address';
import { jsonOf } from './formats';
import { publishesApp, UntrustedError, type Key, type Keys, type Right, type Signature } from './keys';
import { changedApps, type Canary, type Entry, type NamedPreview, type Releases } from './log/entry';

/** Object of a release that holds its signature; it is not part of the release's hash. */
export const signatureFile = 'signature.json';

/** The value that the key of a release signs: its manifest, which holds hashes of all other files. */
export const signedRelease = (name: string, manifest: Buffer) => ['release', name, hashOf(manifest)];

/** @throws UntrustedError when a release is not signed by a key that publishes its application. */
export function assertReleaseSigned(
  keys: Keys,
  { name, address }: { name: string; address: string },
  manifest: Buffer,
  signature: Buffer | undefined,
): void {
  const what = `release ${address} of ${name}`;
  const read = signature && (jsonOf(`${what}/${signatureFile}`, signature) as Partial<Signature> | null);
  const key = keys.signer(what, signedRelease(name, manifest), read ?? undefined);
  if (!publishesApp(key, name))
    throw new UntrustedError(`${what} is signed by ${key.name}, which may not publish ${name}`);
}

/** The key that signed an entry of the log; none for entries that are older than the list of keys. @throws UntrustedError. */
export function signerOf(keys: Keys, { signed, ...entry }: Entry): Key | undefined {
  if (entry.sequence < keys.list.from) return undefined;
  return keys.signer(`entry ${entry.sequence} of the log`, ['entry', entry], signed);
}

type ReleasesOf = (composition: number) => Promise<Releases>;

/**
 * Whether a key may turn one entry of the log into the next.
 * @param releasesOf reads the releases of a composition. @throws UntrustedError that says what it may not do.
 */
export async function assertMay(
  key: Key,
  before: Entry,
  after: Entry,
  releasesOf: ReleasesOf,
): Promise<void> {
  const refuse = (what: string) => {
    throw new UntrustedError(`${key.name} may not ${what} (entry ${after.sequence}: ${after.reason})`);
  };
  const may = (right: Right) => key.may.includes(right);
  const publishes = (apps: string[]) => apps.every((app) => publishesApp(key, app));
  if (after.collected !== before.collected && !may('collect')) refuse('collect garbage');
  if (!isDeepStrictEqual(after.locks, before.locks) && !may('lock')) refuse('lock or unlock');
  for (const { name, composition } of newPreviews(before, after)) {
    const apps = changedApps(await releasesOf(after.live!), await releasesOf(composition));
    if (!publishes(apps)) refuse(`show ${apps.join(', ')} as preview ${name}`);
  }
  if (after.live !== before.live) {
    const live = before.live === undefined ? {} : await releasesOf(before.live);
    const apps = changedApps(live, await releasesOf(after.live!));
    const isPromotion = after.live === before.canary?.composition;
    if (!publishes(apps) && !may(isPromotion ? 'promote' : 'rollback'))
      refuse(`change what is live of ${apps.join(', ')}`);
  } else if (!isDeepStrictEqual(offerOf(after.canary), offerOf(before.canary))) {
    const apps = [before, after].flatMap(({ canary }) => Object.keys(canary?.replaced ?? {}));
    if (!publishes(apps) && !may('promote')) refuse(`change the canary of ${[...new Set(apps)].join(', ')}`);
  }
}

/** A canary as its team sees it: publishes of other teams compose it again. */
const offerOf = (canary: Canary | undefined) => canary && { ...canary, composition: 0 };

const newPreviews = (before: Entry, { previews }: Entry): NamedPreview[] =>
  (previews?.named ?? []).filter(
    (each) => !before.previews?.named.some((known) => isDeepStrictEqual(known, each)),
  );
