/** Where an address is, beside its text. */
export interface Town {
  postcode?: string | undefined;
  city?: string | undefined;
}

const partsOf = ({ postcode = '', city = '' }: Town) =>
  [postcode.trim(), city.trim()].filter((part) => part !== '');

/** An address with its postcode and city: a last line has them, unless the text contains both. */
export function withTown(address: string, town: Town): string {
  const parts = partsOf(town);
  if (parts.every((part) => address.includes(part))) return address;
  return [address.trimEnd(), parts.join(' ')].filter((line) => line !== '').join('\n');
}

/** The lines of an address without blank ones, and without that of postcode and city alone. */
export const streetLinesOf = (address: string, town: Town): string[] =>
  address.split('\n').filter((line) => {
    const rest = partsOf(town).reduce((text, part) => text.replace(part, ''), line);
    return rest.replace(/[\s,]/g, '') !== '';
  });
