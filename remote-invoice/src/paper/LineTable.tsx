import type { DocumentLine } from './invoiceDocument';

interface LineTableProps {
  lines: DocumentLine[];
  /** Numbers the lines in a column of their own. */
  isNumbered?: boolean;
}

/** The items. Its head is repeated on every page, and no line is split. */
export function LineTable({ lines, isNumbered }: LineTableProps) {
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
          <th scope="col" className="total">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, quantity, rate, total }, index) => (
          <tr key={id}>
            {isNumbered && <td className="number">{index + 1}</td>}
            <td className="name" dir="auto">
              {name}
            </td>
            <td className="quantity">{quantity}</td>
            <td className="rate">{rate}</td>
            <td className="total">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
