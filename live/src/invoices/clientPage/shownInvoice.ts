import type { Draft } from '@vibrant-peak/invoice/freshDraft';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { partyName } from '@vibrant-peak/invoice/invoice';
import { wholeDayText } from '@vibrant-peak/invoice/dayText';
import { money } from '@vibrant-peak/invoice/money';
import type { Words } from '@vibrant-peak/invoice/words/en';
import { languageOf, wordsIn, type Language } from '@vibrant-peak/invoice/words/words';
import type { Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { valueOf, invoiceWith } from '../storedInvoice';
import { balanceOf } from '../issuing/balance';
import { eInvoiceProblems } from '../eInvoice/eInvoiceProblems';
import { sourceOf } from '../eInvoice/source';
import { readInvoiceSettings } from '../settings/invoiceSettings';
import { uploadedPicture } from '../pdf/siteFiles';
import { clientPage, type InvoiceStage } from './clientPage';
import { clientStyles } from './clientStyles';
import type { QuoteState } from './quotePart';

interface Visit {
  id: number;
  /** Address of the page, without the site. */
  path: string;
  isForStaff: boolean;
  /** Whether PDFs can be printed. */
  prints: boolean;
  /** An acceptance that was just refused. */
  refused?: QuoteState['refused'];
}

/** The page of an issued invoice, and its style rules for the policy. */
export async function shownInvoice(tables: Reading, { id, path, isForStaff, prints, refused }: Visit) {
  const found = await invoiceWith(tables, id);
  const { kind, number, currency, due_date: due } = found;
  const value = (await valueOf(tables, id, found.version))! as Draft;
  const sender = partyName(value.invoice.yourCompany);
  const { credited, paid, balance } = await balanceOf(tables, id);
  // Only what this server has: the logo may be a picture that no page shows.
  const hasLogo = (await uploadedPicture(tables, value.invoice.logo)) !== undefined;
  const logo = hasLogo ? `${path}/logo` : '';
  const { sheetParts } = await import('@vibrant-peak/invoice/sheet/sheetPage');
  const corrects = found.credits === null ? null : await invoiceWith(tables, found.credits);
  const sheet = await sheetParts({ ...value, invoice: { ...value.invoice, logo }, corrects }, kind);
  const styles = `${clientStyles}\n${sheet.styles}`;
  const language = languageOf(value.language);
  const means: Partial<Record<string, string>> = wordsIn(language).sheet.paymentMeans;
  const amount = (of: typeof zero) => money(of, currency, undefined, language);
  const day = (of: string) => wholeDayText(of, language);
  const isPast = due !== '' && due < companyDay();
  const stage = stageOf(found.settlement, isPast, credited.gt(0) && credited.gte(found.total));
  const html = clientPage(
    {
      language,
      kind,
      path,
      sender,
      isForStaff,
      sheet,
      hasLogo,
      number: number!,
      stage,
      due: day(due),
      total: amount(decimalOf(found.total)!),
      balance: amount(balance),
      corrects: corrects ? { number: corrects.number!, date: day(corrects.date) } : undefined,
      settled: [
        ...(await creditsOf(tables, id, language)),
        ...paidRows({ paid, balance, stage }, wordsIn(language).page, amount),
      ],
      saysPaidAt: found.says_paid_at,
      quote: {
        isExpired: isPast,
        refused,
        ...(found.accepted_at && {
          accepted: { name: found.accepted_by!, on: day(companyDay(new Date(found.accepted_at))) },
        }),
      },
      hasPdf: prints || (await hasPdf(tables, id)),
      hasEInvoice: kind !== 'quote' && eInvoiceProblems(await sourceOf(tables, id)).length === 0,
      transfer: {
        name: sender,
        bankLines: await bankLinesOf(tables, value),
        currency,
        amount: balance.toFixed(),
        reference: number!,
      },
      means: means[value.eInvoice?.paymentMeans ?? ''] ?? '',
    },
    styles,
  );
  return { html, styles };
}

/** Those of the sheet do not change with the settings. */
async function bankLinesOf(tables: Reading, { invoice: { bankLines = '' } }: Draft): Promise<string> {
  return bankLines.trim() || (await readInvoiceSettings(tables)).bankLines;
}

function stageOf(settlement: string | null, isPast: boolean, isCredited: boolean): InvoiceStage {
  if (settlement === 'paid') return isCredited ? 'credited' : 'paid';
  if (isPast) return 'overdue';
  return settlement === 'partly paid' ? 'partlyPaid' : 'open';
}

/** What was paid of an invoice, and how much more than owed, as rows of its page. */
function paidRows(
  { paid, balance, stage }: { paid: typeof zero; balance: typeof zero; stage: InvoiceStage },
  words: Words['page'],
  amount: (of: typeof zero) => string,
) {
  if (paid.lte(0)) return [];
  // Nobody is owed the cent by which credit notes in full may differ.
  const overpaid = stage === 'credited' ? paid : zero.minus(balance);
  return [
    { label: words.paid, amount: amount(zero.minus(paid)) },
    ...(overpaid.gt(0) ? [{ label: words.overpaid, amount: amount(overpaid) }] : []),
  ];
}

/** The credit notes of an invoice, as rows of its page. */
async function creditsOf(tables: Reading, id: number, language: Language) {
  const notes = await tables
    .selectFrom('invoices')
    .where('credits', '=', id)
    .where('number', 'is not', null)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .select(['number', 'date', 'total', 'currency'])
    .execute();
  return notes.map(({ number, date, total, currency }) => ({
    label: wordsIn(language).page.creditedBy(number!, wholeDayText(date, language)),
    amount: money(zero.minus(decimalOf(total)!), currency, undefined, language),
  }));
}

async function hasPdf(tables: Reading, id: number): Promise<boolean> {
  const found = await tables.selectFrom('invoice_pdfs').where('invoice', '=', id).select('invoice').execute();
  return found.length > 0;
}
