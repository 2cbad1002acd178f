import { breakableIfLong } from '../breakable';
import type { InvoiceDocument } from './invoiceDocument';

/** The sums, kept on one page. */
export function TotalList({ sums }: Pick<InvoiceDocument, 'sums'>) {
  return (
    <dl className="totals">
      {sums.map(({ label, value }, index) => (
        <div key={label} className={index === sums.length - 1 ? 'grand' : undefined}>
          <dt>{label}</dt>
          <dd>{breakableIfLong(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
