import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import type { Invoice } from '@vibrant-peak/invoice/invoice';
import { decimalsOf, money } from '@vibrant-peak/invoice/money';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { sheetParts } from '@vibrant-peak/invoice/sheet/sheetPage';
import { invoiceTable, lineTable, taxTable } from './accounting/spreadsheets';
import { generatedInvoice } from '../testing/generatedInvoice';
import { listedColumns } from './storedInvoice';
import { epcText } from './clientPage/bankTransfer';
import { testSource } from '../testing/testSource';
import { ublInvoice } from './eInvoice/ublInvoice';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));

const sumOf = (amounts: string[]) => amounts.reduce((sum, amount) => sum.plus(decimalOf(amount)!), zero);

/** The amounts of an electronic invoice, and the sums that its rules ask for. */
function eInvoiceAmounts(invoice: Invoice) {
  const source = testSource(invoice, { taxCase: 'domestic' });
  const ubl = ublInvoice(source)['ubl:Invoice'];
  const [tax] = ubl['cac:TaxTotal'];
  const total = ubl['cac:LegalMonetaryTotal'];
  const allowances = ubl['cac:AllowanceCharge'] ?? [];
  return {
    total,
    tax: tax!['cbc:TaxAmount'],
    lines: sumOf(ubl['cac:InvoiceLine'].map((line) => line['cbc:LineExtensionAmount'])),
    taxes: sumOf(tax!['cac:TaxSubtotal']!.map((each) => each['cbc:TaxAmount'])),
    allowances: sumOf(allowances.map((each) => each['cbc:Amount'])),
  };
}

test('500 invoices in ten currencies have the same total in list, sheet, mail, tables, bank code and e-invoice, to the cent', async () => {
  for (let seed = 1; seed <= 500; seed++) {
    const value = generatedInvoice(seed);
    const { invoice } = value;
    const { currency } = invoice;
    const { total } = listedColumns(value);

    // The sheet is what people see, print and get as PDF. Long amounts may break after their currency.
    const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(spaced((await sheetParts(value)).html)).toContain(spaced(money(decimalOf(total)!, currency)));
    const issued = {
      id: seed,
      number: invoice.receiptNumber,
      kind: 'invoice' as const,
      isVoid: false,
      date: invoice.date,
      dueDate: '',
      client: 'Lumen Ltd',
      currency,
      hash: '',
      corrects: null,
      voidReason: null,
      pdfHash: null,
      isImported: false,
      eInvoice: {},
      invoice,
      totals: totalsOf(invoice),
    };
    const [row] = rowsOf(await invoiceTable([issued]));
    const [subTotal, discount, tax] = row!.slice(6, 9) as [string, string, string];
    expect(row![9]).toBe(total);
    expect(sumOf([subTotal, `-${discount}`, tax]).toFixed(decimalsOf(currency))).toBe(total);
    expect(sumOf(rowsOf(await lineTable([issued])).map((line) => line[6]!)).eq(decimalOf(subTotal)!)).toBe(
      true,
    );
    expect(sumOf(rowsOf(await taxTable([issued])).map((line) => line[5]!)).eq(decimalOf(tax)!)).toBe(true);

    const electronic = eInvoiceAmounts(invoice);
    expect(electronic.total).toMatchObject({
      'cbc:LineExtensionAmount': subTotal,
      'cbc:TaxInclusiveAmount': total,
      'cbc:PayableAmount': total,
    });
    expect(electronic.tax).toBe(tax);
    expect(sumOf([electronic.total['cbc:TaxExclusiveAmount'], tax]).eq(decimalOf(total)!)).toBe(true);
    expect(electronic.lines.eq(decimalOf(subTotal)!)).toBe(true);
    expect(electronic.taxes.eq(decimalOf(tax)!)).toBe(true);
    expect(electronic.allowances.eq(decimalOf(discount)!)).toBe(true);

    const code = epcText({
      name: 'Northwind',
      bankLines: 'DE89 3704 0044 0532 0130 00',
      reference: row![0]!,
      currency,
      amount: total,
    });
    // The most that a transfer takes.
    const isLarge = Number(total) > 999_999_999.99;
    if (currency === 'EUR' && Number(total) > 0 && !isLarge) expect(code).toContain(`\nEUR${total}\n`);
  }
});
