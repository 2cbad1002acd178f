import { wholeDayText } from '@vibrant-peak/invoice/dayText';
import { partyName } from '@vibrant-peak/invoice/invoice';
import { languageOf, wordsIn } from '@vibrant-peak/invoice/words/words';
import type { Reading } from '../../database/tables';
import { companyDay } from '../../clock/companyClock';
import { valueOf, invoiceWith } from '../storedInvoice';
import type { linkWith } from '../sending/links';
import { calmPage } from './calmPage';
import { clientStyles } from './clientStyles';

/** The language and the sender of an issued invoice. */
async function contentOf(tables: Reading, id: number) {
  const { version } = await invoiceWith(tables, id);
  const { invoice, language } = (await valueOf(tables, id, version))!;
  return { language: languageOf(language), sender: partyName(invoice.yourCompany) };
}

/** The page of a link that opens no invoice, with the reason. */
export async function endedPage(
  tables: Reading,
  found: Awaited<ReturnType<typeof linkWith>>,
): Promise<string> {
  if (!found) {
    const { notFound: heading, wrongLink: sentence } = wordsIn().page;
    return calmPage(clientStyles, { language: 'en', sender: '', state: '', heading, sentence });
  }
  const content = await contentOf(tables, found.invoice);
  const { sheet, page: words } = wordsIn(content.language);
  const name = `${sheet.titles[found.kind]} ${found.number}`;
  if (!found.voidedAt) {
    const sentence = words.withdrew(name);
    return calmPage(clientStyles, { ...content, state: '', heading: words.expired, sentence });
  }
  const day = wholeDayText(companyDay(new Date(found.voidedAt)), content.language);
  const rest = found.kind === 'invoice' ? ` ${words.nothingToPay}` : '';
  return calmPage(clientStyles, {
    ...content,
    state: words.states.cancelled,
    heading: words.wasCancelled(name),
    sentence: words.cancelledOn(day) + rest,
  });
}

/** The page instead of a PDF that cannot be made. @param address of the client's page. */
export async function noPdfPage(tables: Reading, id: number, address: string): Promise<string> {
  const content = await contentOf(tables, id);
  const { pdfNotReady: heading, tryLater: sentence, back: label } = wordsIn(content.language).page;
  return calmPage(clientStyles, { ...content, state: '', heading, sentence, link: { label, address } });
}
