import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import { partyName } from '@vibrant-peak/invoice/invoice';
import { sheetTitles } from '@vibrant-peak/invoice/sheetTitles';
import type { Reading } from '../../database/tables';
import { companyDay } from '../../records/lastDay';
import { valueOf } from '../draft';
import { readInvoiceSettings } from '../invoiceSettings';
import { owedOf } from '../owed';
import { invoiceWith } from '../saveDraft';
import { dayIn } from '../sending/dayIn';
import { uploadedPicture } from '../siteFiles';
import { clientPage } from './clientPage';
import { clientStyles } from './clientStyles';

interface Visit {
  id: number;
  /** Address of the page, without the site. */
  path: string;
  isForStaff: boolean;
  /** Whether PDFs can be printed. */
  prints: boolean;
}

/** The page of an issued invoice, and its style rules for the policy. */
export async function shownInvoice(tables: Reading, { id, path, isForStaff, prints }: Visit) {
  const found = await invoiceWith(tables, id);
  const value = (await valueOf(tables, id, found.version))! as Draft;
  const sender = partyName(value.invoice.yourCompany);
  // The sheet's own ones do not change with the settings.
  const { bankLines = '' } = value.invoice;
  const usual = await readInvoiceSettings(tables);
  const { balance } = await owedOf(tables, id);
  const pdf = await tables.selectFrom('invoice_pdfs').where('invoice', '=', id).select('invoice').execute();
  // Only what this server has: the logo may be a picture that no page shows.
  const logo = (await uploadedPicture(tables, value.invoice.logo)) ? `${path}/logo` : '';
  const { sheetParts } = await import('@vibrant-peak/invoice/sheet/sheetPage');
  const corrects = found.credits === null ? null : await invoiceWith(tables, found.credits);
  const sheet = await sheetParts(
    { ...value, invoice: { ...value.invoice, logo }, corrects },
    sheetTitles[found.kind],
  );
  const styles = `${clientStyles}\n${sheet.styles}`;
  const { kind, number, settlement, due_date: due, says_paid_at: saysPaidAt, currency } = found;
  const html = clientPage(
    {
      ...{ kind, path, sender, saysPaidAt, isForStaff, sheet },
      number: number!,
      due: dayIn('en', due),
      isPaid: settlement === 'paid',
      isOverdue: due !== '' && due < companyDay(),
      hasPdf: pdf.length > 0 || prints,
      transfer: {
        ...{ name: sender, bankLines: bankLines.trim() || usual.bankLines, currency },
        amount: balance.toFixed(),
        reference: number!,
      },
    },
    styles,
  );
  return { html, styles };
}
