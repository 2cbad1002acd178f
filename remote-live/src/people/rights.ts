import type { ListedPerson, RightName } from './usePeople';

interface RightText {
  right: RightName;
  /** In a list. */
  short: string;
  /** After the name of a person. */
  may: string;
}

/** What a person may do beside the role. */
export const rights: readonly RightText[] = [
  { right: 'mayHire', short: 'Applications', may: 'may see applications' },
  { right: 'mayInvoice', short: 'Invoices', may: 'may write invoices' },
  { right: 'mayIssue', short: 'Issuing', may: 'may issue invoices' },
];

/** The rights of a person on one line; blank without any. */
export const rightsText = (person: ListedPerson): string =>
  rights
    .filter(({ right }) => person[right])
    .map(({ short }) => short)
    .join(', ');
