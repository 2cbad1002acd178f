import { ibanIn, takesSepa } from '../clientPage/bankTransfer';
import type { Source } from './source';
import { textOf } from './ublValues';

/** "Instrument not defined": a credit note is not paid by its client. */
const undefinedMeans = '1';

/**
 * How it is paid (UNTDID 4461): as chosen, else by a transfer to the account of the bank lines. 58 is
 * a transfer by SEPA, 30 any other.
 */
export function paymentOf({ invoice: { bankLines, currency }, more, kind, number }: Source) {
  const meansOf = (code: string, account?: string) => ({
    'cac:PaymentMeans': [
      {
        'cbc:PaymentMeansCode': code,
        'cbc:PaymentID': textOf(number),
        ...(account && { 'cac:PayeeFinancialAccount': { 'cbc:ID': account } }),
      },
    ],
  });
  if (kind === 'credit note') return meansOf(undefinedMeans);
  if (more.paymentMeans) return meansOf(more.paymentMeans);
  const iban = ibanIn(bankLines);
  return iban ? meansOf(currency === 'EUR' && takesSepa(iban) ? '58' : '30', iban) : {};
}
