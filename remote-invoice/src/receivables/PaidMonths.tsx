import type { Receivables } from '@vibrant-peak/shared/host';
import { RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { breakable, isLongAmount } from '@vibrant-peak/invoice/breakable';
import { monthText } from '@vibrant-peak/invoice/dayText';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { listAddress } from '../list/listAddress';
import { lastDayOf } from './months';
import { countText } from './OpenSums';

/** Payments by month, as a table with a bar in each row. */
export function PaidMonths({ currency, paid }: Omit<Receivables, 'open'>) {
  if (paid.every(({ count }) => count === 0))
    return <Text color="fg.muted">Nothing was paid in the last twelve months.</Text>;
  const largest = Math.max(...paid.map(({ amount }) => Number(amount)));
  const isLong = paid.some(({ amount }) => isLongAmount(moneyText(amount, currency)));
  return (
    <Months
      aria-label={`Paid per month, ${currency || 'without a currency'}`}
      data-long={isLong || undefined}
    >
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col" className="bar" aria-hidden />
          <th scope="col" className="amount">
            Paid
          </th>
          <th scope="col">Invoices</th>
        </tr>
      </thead>
      <tbody>
        {paid.map(({ month, amount, count }) => (
          <tr key={month}>
            <th scope="row">{monthText(month)}</th>
            <td className="bar" aria-hidden>
              <span style={{ width: `${shareOf(Number(amount), largest)}%` }} />
            </td>
            <td className="amount">{breakable(moneyText(amount, currency))}</td>
            <td>
              {count === 0 ? (
                'None'
              ) : (
                <RouterLink
                  to={listAddress({ currency, paidFrom: `${month}-01`, paidUntil: lastDayOf(month) })}
                  variant="underline"
                  minH="6"
                  aria-label={`${monthText(month)}: ${countText(count)}`}
                >
                  {countText(count)}
                </RouterLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Months>
  );
}

/** In percent, for the length of a bar alone. */
const shareOf = (amount: number, largest: number) =>
  largest > 0 ? Math.max(0, Math.round((amount / largest) * 100)) : 0;

const Months = chakra('table', {
  base: {
    w: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      textAlign: 'start',
      py: '1.5',
      pe: { base: '2', md: '4' },
      whiteSpace: { sm: 'nowrap' },
    },
    '@media (max-width: 22.5rem)': {
      '&[data-long]': { fontSize: 'xs' },
      '& .bar': { display: 'none' },
      '& :is(th, td)': { pe: '1' },
    },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' },
    '& tbody th': { fontWeight: 'normal', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& :is(th, td).amount': { textAlign: 'end' },
    '&:not([data-long]) .amount': { pe: '4', '@media (min-width: 22.51rem)': { whiteSpace: 'nowrap' } },
    '& :is(th, td):last-child': { pe: '0' },
    // On phones the words have the room that they need.
    '& .bar': { w: { base: '10%', sm: 'full' } },
    '&[data-long] .bar': { display: { smDown: 'none' } },
    '& .bar span': {
      display: 'block',
      h: '3',
      borderRadius: 'sm',
      bg: 'brand.solid',
      // Backgrounds are left out there.
      _highContrast: { borderTopWidth: '12px', borderColor: 'CanvasText' },
    },
  },
});
