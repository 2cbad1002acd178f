import type { EntryFields } from '../form/entryFields';
import { ClientField } from './ClientField';
import { ItemField } from './ItemField';
import { KeepClient } from './KeepClient';
import { KeptOptions } from './KeptOptions';

/** Fields that offer what the port keeps. */
export const keptEntryFields: EntryFields = {
  Client: ClientField,
  Item: ItemField,
  KeepClient,
  Options: KeptOptions,
};

export const quoteFields: EntryFields = { ...keptEntryFields, dueLabel: 'Valid Until' };
