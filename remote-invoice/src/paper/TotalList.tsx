import type { InvoiceDocument } from './invoiceDocument';

/** The sums; they stay together on one page. */
export function TotalList({ subTotal, taxRate, tax, grandTotal }: InvoiceDocument) {
  return (
    <dl className="totals">
      <div>
        <dt>Subtotal</dt>
        <dd>{subTotal}</dd>
      </div>
      <div>
        <dt>Tax ({taxRate}%)</dt>
        <dd>{tax}</dd>
      </div>
      <div className="grand">
        <dt>Grand Total</dt>
        <dd>{grandTotal}</dd>
      </div>
    </dl>
  );
}
