import { recordName } from '@vibrant-peak/shared/schemas/recordName';
import { collections, type Collection, type Fields } from './collections';

interface Named {
  collection: string;
  id: string;
  /** Empty for what the site has once, for orders, and for a list as a whole. */
  name: string;
}

/** The name by which people know a record of a list. */
export const nameIn = (collection: Collection | undefined, value: Fields): string | undefined =>
  collection?.kind === 'list' ? recordName(value) : undefined;

/**
 * A record as people call it, with the name of its list. Collections that the site does not have
 * any more keep their own name.
 */
export function titleOf({ collection, id, name }: Named): string {
  const labelOf = (known: string) => collections.get(known)?.label ?? known;
  if (collection === 'order') return `Order of ${labelOf(id)}`;
  return name ? `${labelOf(collection)}: ${name}` : labelOf(collection);
}
