import type { Office } from '@vibrant-peak/shared/schemas/office';

/** The office with an id, otherwise the first one. @throws when there is none. */
export function findOffice(offices: readonly Office[], id: string): Office {
  const office = offices.find((candidate) => candidate.id === id) ?? offices[0];
  if (!office) throw new Error('The company has no office');
  return office;
}
