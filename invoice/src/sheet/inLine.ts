import type { Party } from '../invoice';

/** A party whose details stand side by side: the lines of its address follow each other, too. */
export const inLine = (party: Party): Party => ({
  ...party,
  address: party.address.trim().replace(/,?\s*\n\s*/g, ', '),
});
