import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';
import type { InvoiceItem } from '@vibrant-peak/invoice/invoice';
import type { TextField } from './TextField';

export type TextFieldProps = ComponentProps<typeof TextField>;

/** Fields that offer stored clients and items; without them, plain ones stand in their places. */
export interface EntryFields {
  Client?: ComponentType<TextFieldProps>;
  Item?: ComponentType<TextFieldProps>;
  /** The first button of a line. */
  LineDetails?: ComponentType<{ item: InvoiceItem }>;
  /** Below the fields of the client. */
  ClientTax?: ComponentType;
  ClientLanguage?: ComponentType;
  SaveClient?: ComponentType;
  /** Instead of the defaults of this visit. */
  Options?: ComponentType;
  /** Until then the receipt number is the working name of a draft. */
  isNumberedByIssue?: boolean;
  /** By default that of invoices. */
  dueLabel?: string;
}

export const EntryFieldsContext = createContext<EntryFields>({});

/** Whether the draft is saved on the server, as in the live profile. */
export const useIsSaved = () => useContext(EntryFieldsContext).Options !== undefined;
