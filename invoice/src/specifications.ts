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
export const paymentMeansOptions = [
  ['', 'Transfer to the account'],
  ['10', 'Cash'],
  ['20', 'Cheque'],
  ['57', 'Standing agreement'],
  ['68', 'Online payment service'],
  ['97', 'Clearing between partners'],
] as const;
