import type { EntryFields } from '../form/entryFields';
import { ClientTax } from '../eInvoice/ClientTax';
import { ClientField } from './ClientField';
import { ClientLanguage } from './ClientLanguage';
import { ItemField } from './ItemField';
import { KeepClient } from './KeepClient';
import { KeptOptions } from './KeptOptions';
import { LineDetails } from './LineDetails';

/** Fields that offer what the port keeps. */
export const keptEntryFields: EntryFields = {
  Client: ClientField,
  Item: ItemField,
  LineDetails,
  ClientTax,
  ClientLanguage,
  KeepClient,
  Options: KeptOptions,
  isNumberedByIssue: true,
};

export const quoteFields: EntryFields = { ...keptEntryFields, dueLabel: 'Valid Until' };
