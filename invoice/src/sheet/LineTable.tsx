import type { ReactNode } from 'react';
import { breakableIfLong, isLongAmount } from '../breakable';
import type { Words } from '../words/en';
import type { DocumentLine } from './invoiceDocument';

interface LineTableProps {
  words: Words['sheet'];
  lines: DocumentLine[];
  taxLabel: string;
  /** Adds a column with line numbers. */
  isNumbered?: boolean;
  /**
   * The sums and all that follows them, in the table's last row: a page never holds them without
   * lines.
   */
  children: ReactNode;
}

interface Column {
  kind: 'number' | 'name' | 'quantity' | 'rate' | 'tax' | 'total';
  /** The tax has its own label. */
  head?: 'lineNumber' | 'item' | 'quantity' | 'rate' | 'amount';
  cell: (line: DocumentLine, index: number) => ReactNode;
}

const NameCell = ({ name, details }: DocumentLine) => (
  <>
    {name}
    {details.map((text) => (
      <small key={text}>{breakableIfLong(text)}</small>
    ))}
  </>
);

const columns: readonly Column[] = [
  { kind: 'number', head: 'lineNumber', cell: (_line, index) => index + 1 },
  { kind: 'name', head: 'item', cell: (line) => <NameCell {...line} /> },
  { kind: 'quantity', head: 'quantity', cell: ({ quantity }) => quantity },
  { kind: 'rate', head: 'rate', cell: ({ rate }) => breakableIfLong(rate) },
  { kind: 'tax', cell: ({ tax }) => tax },
  { kind: 'total', head: 'amount', cell: ({ total }) => breakableIfLong(total) },
];

/** Such as `PKR 123,456.78` and `€12,345,678.90`. */
const isBroad = (amount: string) => amount.length > 13;

function widthFor(amounts: string[]) {
  if (amounts.some(isLongAmount)) return 'wide';
  return amounts.some(isBroad) && 'broad';
}

/** The lines of the invoice. The head repeats on each page, and rows are not split. */
export function LineTable({ words, lines, taxLabel, isNumbered, children }: LineTableProps) {
  const isTaxed = lines.some(({ tax }) => tax !== undefined);
  const hasUnits = lines.some(({ quantity }) => quantity.includes(' '));
  const amounts = lines.flatMap(({ rate, total }) => [rate, total]);
  const names = ['lines', hasUnits && 'measured', widthFor(amounts)];
  const shown = columns.filter(
    ({ kind }) => (kind !== 'number' || isNumbered) && (kind !== 'tax' || isTaxed),
  );
  return (
    <table className={names.filter(Boolean).join(' ')}>
      <thead>
        <tr>
          {shown.map(({ kind, head }) => (
            <th key={kind} scope="col" className={kind}>
              {head ? words[head] : taxLabel}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr key={line.id}>
            {shown.map(({ kind, cell }) => (
              <td key={kind} className={kind} dir={kind === 'name' ? 'auto' : undefined}>
                {cell(line, index)}
              </td>
            ))}
          </tr>
        ))}
        <tr className="last">
          <td className="foot" colSpan={shown.length}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
