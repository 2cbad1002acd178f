import type { ReactNode } from 'react';
import type { InvoiceDocument } from './invoiceDocument';

/** The design of an invoice on paper. */
export interface Template {
  /**
   * Rules of the sheet in plain CSS, in effect only inside. Lengths are in `em`: 1 em is 10.5 pt on
   * paper and shrinks with the sheet. Colours are ink on white paper in both themes.
   */
  styles: string;
  render: (document: InvoiceDocument) => ReactNode;
}

export interface LoadedTemplate extends Template {
  id: string;
}

/** Marks a text as CSS for editors and formatters. */
export const css = String.raw;
