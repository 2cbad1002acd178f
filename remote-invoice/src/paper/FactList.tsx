import type { InvoiceDocument } from './invoiceDocument';

/** Number and dates; a blank one is left out. */
export function FactList({ receiptNumber, date, dueDate }: InvoiceDocument) {
  const facts = [
    ['Receipt No.', receiptNumber],
    ['Date', date],
    ['Due Date', dueDate],
  ].filter(([, value]) => value?.trim());
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
