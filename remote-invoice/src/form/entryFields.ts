import { createContext, type ComponentProps, type ComponentType } from 'react';
import type { TextField } from './TextField';

export type TextFieldProps = ComponentProps<typeof TextField>;

/** Fields that offer kept clients and items; without them, plain ones stand in their places. */
export interface EntryFields {
  Client?: ComponentType<TextFieldProps>;
  Item?: ComponentType<TextFieldProps>;
  /** Below the fields of the client. */
  KeepClient?: ComponentType;
  /** Instead of the defaults of this visit. */
  Options?: ComponentType;
  /** By default that of invoices. */
  dueLabel?: string;
}

export const EntryFieldsContext = createContext<EntryFields>({});
