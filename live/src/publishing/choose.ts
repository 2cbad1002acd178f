import type { Reading } from '../database/tables';
import { problem } from '../http/problem';
import type { Site } from '../http/route';
import { picturesNamedIn } from '../media/picturesNamedIn';
import { collections } from '../records/collections';
import { nameIn } from '../records/titleOf';
import { assembled } from './assembled';
import { changesBetween } from './changes';
import { checkContent } from './checkContent';
import { titled, type PublishedRecord } from './publications/publication';
import { assertPicturesThere } from './assertPicturesThere';
import { withoutHidden } from './withoutHidden';
import { draftPair, placeOf, siteRecords, withoutOver, type SiteRecord } from './siteRecord';

/** A draft that was looked at. */
export interface Choice {
  collection: string;
  id: string;
  version: number;
}

/**
 * The content that is on the site, with the chosen drafts in it, and the pictures that it names.
 */
export interface Chosen {
  release: ReturnType<Site['releaseOf']>;
  records: PublishedRecord[];
  versions: Record<string, number>;
}

/**
 * The site's content with the chosen drafts.
 * @param given the records in the versions that the person saw; by default as they are now.
 * @throws a problem: 409 when one of them has changed since, 422 when the content would be invalid.
 */
export async function choose(
  tables: Reading,
  site: Site,
  choices: readonly Choice[],
  given?: readonly SiteRecord[],
): Promise<Chosen> {
  const all = withoutOver(given ?? (await siteRecords(tables)));
  const versionOf = new Map(choices.map((choice) => [placeOf(choice), choice.version]));
  const isChosen = (record: SiteRecord) => versionOf.has(placeOf(record));
  const chosen = all.filter(isChosen);
  assertAsSeen(chosen, versionOf);
  const next = withoutHidden(
    all.map((record) => ({ ...record, value: isChosen(record) ? record.draft : record.published })),
  );
  await assertPicturesThere(tables, site, chosen);
  const content = assembled(site.checkout.collections, next);
  checkContent(content, next, next.filter(isChosen));
  const versions = next.flatMap((record): [string, number][] => {
    const version = isChosen(record) ? record.version : record.publishedVersion;
    return version === null ? [] : [[placeOf(record), version]];
  });
  const release = site.releaseOf(content, await picturesNamedIn(tables, content));
  return { release, versions: Object.fromEntries(versions), records: await publishedRecords(all, chosen) };
}

function assertAsSeen(chosen: SiteRecord[], versionOf: Map<string, number>): void {
  const changed = chosen.filter((record) => record.version !== versionOf.get(placeOf(record)));
  const records = changed.map(changedPlace);
  const titles = records.map(({ title }) => title);
  const [first] = changed;
  if (first)
    throw problem(
      409,
      `${first.savedBy} has changed ${titles.join(', ')} meanwhile: look at it, then publish.`,
      { details: { records } },
    );
  if (chosen.length < versionOf.size)
    throw problem(409, 'One of these records does not exist: review the changes again.');
}

function changedPlace({ collection, id, version, draft, published }: SiteRecord) {
  const name = nameIn(collections.get(collection)!, draft ?? published ?? {}) ?? '';
  return titled({ collection, id, version, name });
}

/** The changes of the chosen records. An order is published even when nothing visible changes. */
async function publishedRecords(
  all: readonly SiteRecord[],
  chosen: readonly SiteRecord[],
): Promise<PublishedRecord[]> {
  const changes = await changesBetween(all.map(draftPair));
  const named = new Map(changes.map((change) => [placeOf(change), change]));
  return chosen.map((record) => {
    const { collection, id, version: to, publishedVersion: from } = record;
    const { name = '', change = 'changed' } = named.get(placeOf(record)) ?? {};
    return { collection, id, name, change, from, to };
  });
}
