import type { EntryFields } from '../form/entryFields';
import { ClientTax } from '../eInvoice/ClientTax';
import { ClientField } from './ClientField';
import { ClientLanguage } from './ClientLanguage';
import { ItemField } from './ItemField';
import { SaveClient } from './SaveClient';
import { SavedOptions } from './SavedOptions';
import { LineDetails } from './LineDetails';

/** Fields that offer what the port stores. */
export const savedEntryFields: EntryFields = {
  Client: ClientField,
  Item: ItemField,
  LineDetails,
  ClientTax,
  ClientLanguage,
  SaveClient,
  Options: SavedOptions,
  isNumberedByIssue: true,
};

export const quoteFields: EntryFields = { ...savedEntryFields, dueLabel: 'Valid Until' };
