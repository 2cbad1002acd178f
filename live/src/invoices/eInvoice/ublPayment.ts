import { ibanIn, takesSepa } from '../clientPage/bankTransfer';
import { areBothDutch, type Source } from './source';
import { textOf } from './ublValues';

/** "Instrument not defined": a credit note is not paid by its client. The Dutch do not take it. */
const undefinedMeans = '1';

/**
 * How it is paid (UNTDID 4461): as chosen, else by a transfer to the account of the bank lines. 58 is
 * a transfer by SEPA, 30 any other.
 */
export function paymentOf(source: Source) {
  const { invoice, more, kind, number } = source;
  const meansOf = (code: string, account?: string) => ({
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': code,
        'cbc:PaymentID': textOf(number),
        ...(account && { 'cac:PayeeFinancialAccount': { 'cbc:ID': account } }),
      },
    ],
  });
  if (kind === 'credit note') return areBothDutch(source) ? {} : meansOf(undefinedMeans);
  if (more.paymentMeans) return meansOf(more.paymentMeans);
  const iban = ibanIn(invoice.bankLines);
  return iban ? meansOf(invoice.currency === 'EUR' && takesSepa(iban) ? '58' : '30', iban) : {};
}
