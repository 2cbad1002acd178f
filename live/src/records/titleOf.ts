import { collections } from './collections';

interface Named {
  collection: string;
  id: string;
  /** Empty for what the site has once, for orders, and for a list as a whole. */
  name: string;
}

/** A record as people call it, with the name of its list. Collections that the site does not have any more keep their own name. */
export function titleOf({ collection, id, name }: Named): string {
  const labelOf = (known: string) => collections.get(known)?.label ?? known;
  if (collection === 'order') return `Order of ${labelOf(id)}`;
  return name ? `${labelOf(collection)}: ${name}` : labelOf(collection);
}
