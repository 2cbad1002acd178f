import { decimalOf, type zero } from '@vibrant-peak/invoice/decimal';
import type { DraftValue } from '@vibrant-peak/invoice/draftSchema';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { problem } from '../http/problem';

/** More money than there is. Sums of larger numbers would have more digits than the database adds. */
const largest = decimalOf('1e18')!;

/** @throws a problem (422) for an amount that nobody means. @param field where it was typed. */
export function assertAmount(field: string, amount: typeof zero): void {
  if (amount.abs().lte(largest)) return;
  const message = 'This comes to more than any invoice: check the numbers.';
  throw problem(422, message, { details: { field, violations: [{ field, message }] } });
}

/** @throws a problem (422) when the lines come to more than `assertAmount` takes. */
export function assertSums({ invoice }: DraftValue): void {
  const { subTotal, grandTotal } = totalsOf(invoice as Invoice);
  for (const sum of [subTotal, grandTotal]) assertAmount('items', sum);
}
