import { rateOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { taxCaseOf } from '@vibrant-peak/invoice/taxCases';
import { getDefaults } from './visit';

/**
 * The invoice with the tax of a case: no tax, or for a domestic one without tax that of new invoices.
 * Taxed lines stay where the case allows them.
 */
export function taxedAs(invoice: Invoice, taxCase: string): Invoice {
  const found = taxCaseOf({ taxCase });
  if (!found) return invoice;
  const hasOwn = invoice.items.some(({ taxRate }) => taxRate !== undefined);
  if (taxCase === 'domestic') {
    const isTaxed = hasOwn || rateOf(invoice.taxRate).gt(zero);
    return isTaxed ? invoice : { ...invoice, taxRate: getDefaults()?.taxRate ?? invoice.taxRate };
  }
  const items = found.mayTax ? invoice.items : invoice.items.map(({ taxRate: _own, ...item }) => item);
  return { ...invoice, items, taxRate: hasOwn && found.mayTax ? invoice.taxRate : '0' };
}
