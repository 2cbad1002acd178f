import type { Office } from 'shared/schemas/office';

/** The office of an id; the first one when no office has it. */
export function findOffice(offices: readonly Office[], id: string): Office {
  const office = offices.find((candidate) => candidate.id === id) ?? offices[0];
  if (!office) throw new Error('The company has no office');
  return office;
}
