import { useContext } from 'react';
import { useHost } from '@vibrant-peak/shared/host';
import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { documentOf, type InvoiceDocument } from '@vibrant-peak/invoice/sheet/invoiceDocument';
import { wordsIn } from '@vibrant-peak/invoice/words/words';
import { useDraft } from '../draft/draftStore';
import { EntryFieldsContext } from '../form/entryFields';
import { useSavedInvoice, useKind } from '../saving/savedInvoices';

/** @returns the number on a sheet: “Draft” until the issue gives one, where it does. */
export function useNumberOf() {
  const { isNumberedByIssue } = useContext(EntryFieldsContext);
  return ({ invoice, language }: Pick<Draft, 'invoice' | 'language'>): string =>
    isNumberedByIssue ? wordsIn(language).sheet.draft : invoice.receiptNumber;
}

/**
 * The texts of the current invoice's sheet.
 * @param invoice the values to show, which may be older than the current ones.
 * @param maxLines limit of lines on the sheet.
 */
export function useSheetDocument(invoice: Invoice, maxLines?: number): InvoiceDocument {
  const kind = useKind();
  const corrects = useSavedInvoice()?.credits;
  const { media } = useHost();
  const numberOf = useNumberOf();
  const language = useDraft((draft) => draft.language);
  const eInvoice = useDraft((draft) => draft.eInvoice);
  return documentOf(
    {
      ...invoice,
      receiptNumber: numberOf({ invoice, language }),
      // A picture is there before the site is published with it.
      logo: media?.preview(invoice.logo) ?? invoice.logo,
    },
    { kind, language, maxLines, eInvoice, corrects },
  );
}
