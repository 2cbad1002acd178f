import type { ReactNode } from 'react';
import type { DocumentLine } from './invoiceDocument';

interface LineTableProps {
  lines: DocumentLine[];
  /** Numbers the lines in a column of their own. */
  isNumbered?: boolean;
  /** The sums. They stand in the table's last row: so they never come onto a page without lines. */
  children: ReactNode;
}

/** The items. Its head is repeated on every page, and no line is split. */
export function LineTable({ lines, isNumbered, children }: LineTableProps) {
  const isTaxed = lines.some(({ tax }) => tax !== undefined);
  return (
    <table className="lines">
      <thead>
        <tr>
          {isNumbered && (
            <th scope="col" className="number">
              No.
            </th>
          )}
          <th scope="col" className="name">
            Item
          </th>
          <th scope="col" className="quantity">
            Quantity
          </th>
          <th scope="col" className="rate">
            Rate
          </th>
          {isTaxed && (
            <th scope="col" className="tax">
              Tax
            </th>
          )}
          <th scope="col" className="total">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, quantity, rate, tax, total }, index) => (
          <tr key={id}>
            {isNumbered && <td className="number">{index + 1}</td>}
            <td className="name" dir="auto">
              {name}
            </td>
            <td className="quantity">{quantity}</td>
            <td className="rate">{rate}</td>
            {isTaxed && <td className="tax">{tax}</td>}
            <td className="total">{total}</td>
          </tr>
        ))}
        <tr className="last">
          <td className="foot" colSpan={4 + Number(isTaxed) + Number(isNumbered ?? false)}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
