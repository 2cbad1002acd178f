import { editedCollections } from '@vibrant-peak/shared/schemas/editedCollections';
import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import type { Reading } from '../database/tables';
import type { Collection, Fields } from './collections';
import { leavesOf } from './leavesOf';
import { missingPictures } from './missingPictures';
import type { Violation } from './violation';

/**
 * The violations of a record's pictures. Addresses that it had before are not checked again: a
 * publication reports pictures that others have removed.
 * @param before the earlier record.
 */
export async function pictureViolations(
  tables: Reading,
  { schema }: Collection,
  value: Fields,
  before: Fields | null | undefined,
): Promise<Violation[]> {
  const known = new Set(before ? addressesIn(schema, before).map(({ address }) => address) : []);
  const violations: Violation[] = [];
  for (const { field, address } of addressesIn(schema, value)) {
    if (address === '' || known.has(address) || (await isPicture(tables, address))) continue;
    violations.push({ field, message });
  }
  return violations;
}

const message = 'is not a picture: upload one, or give an address that begins with https://';

const addressesIn = (schema: Collection['schema'], value: Fields) =>
  leavesOf(schema, value).flatMap(({ path: field, value: address, schema: { spec } }) =>
    typeof address === 'string' && spec.meta?.kind === 'image' ? [{ field, address }] : [],
  );

async function isPicture(tables: Reading, address: string): Promise<boolean> {
  if (/^https:\/\//.test(address)) return safeUrl(address) === address;
  if (!address.startsWith('/media/')) return false;
  const own = await picturesOfTheCheckout();
  const missing = await missingPictures(tables, (file) => own.has(`/media/${file}`), [
    JSON.stringify(address),
  ]);
  return missing.size === 0;
}

let read: Promise<Set<string>> | undefined;

/** The addresses of pictures that the content of the checkout names. */
function picturesOfTheCheckout(): Promise<Set<string>> {
  read ??= Promise.all(
    ['pictures', ...new Set(editedCollections.map(({ module }) => module))].map(
      (module) => import(`@vibrant-peak/shared/content/${module}`) as Promise<object>,
    ),
  ).then((modules) => new Set(JSON.stringify(modules).match(/\/media\/[^"\\]+/g)));
  return read;
}
