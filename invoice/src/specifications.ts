import { en } from './words/en';

/** Specifications of electronic invoices, by the value that is stored. Blank is the standard itself. */
export const specifications = {
  '': { label: 'EN 16931', id: 'urn:cen.eu:en16931:2017' },
  xrechnung: {
    label: 'XRechnung 3.0',
    id: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  },
  peppol: {
    label: 'Peppol BIS Billing 3',
    id: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
  },
};

export type Specification = keyof typeof specifications;

/** The specifications and their names, for a choice. */
export const specificationOptions = Object.entries(specifications).map(
  ([value, { label }]) => [value, label] as const,
);

/** Payment means and their names, for a choice, by UNTDID 4461. Cards and debits need more than a code. */
export const paymentMeansOptions: readonly (readonly [code: string, name: string])[] = [
  ['', 'Bank transfer'],
  ...Object.entries(en.sheet.paymentMeans),
];
