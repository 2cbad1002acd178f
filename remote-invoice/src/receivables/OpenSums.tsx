import type { OpenSum, Receivables } from '@vibrant-peak/shared/host';
import { RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { breakable, isLongAmount } from '@vibrant-peak/invoice/breakable';
import { listAddress } from '../list/listAddress';

const labels: Record<OpenSum['name'], string> = {
  open: 'Open',
  expected: 'Expected this month',
  overdue: 'Overdue',
  '1-30 days': '1-30 days',
  '31-60 days': '31-60 days',
  '61-90 days': '61-90 days',
  'over 90 days': 'Over 90 days',
};

export const countText = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

const isOverdue = (name: OpenSum['name']) => name === 'overdue' || name.endsWith('days');

/** What is owed in one currency. Each sum leads to its invoices. */
export const OpenSums = ({ currency, open }: Omit<Receivables, 'paid'>) => (
  <Sums data-long={open.some(({ amount }) => isLongAmount(moneyText(amount, currency))) || undefined}>
    {open.map(({ name, amount, count, dueFrom, dueUntil }) => (
      <div key={name} data-overdue={(count > 0 && isOverdue(name)) || undefined}>
        <dt>{labels[name]}</dt>
        <dd>
          <span className="amount">{breakable(moneyText(amount, currency))}</span>
          {count > 0 ? (
            <RouterLink
              to={listAddress({
                currency,
                isOpen: true,
                ...(dueFrom && { dueFrom }),
                ...(dueUntil && { dueUntil }),
              })}
              variant="underline"
              minH="6"
              fontSize="sm"
              aria-label={`${labels[name]}: ${countText(count)}`}
            >
              {countText(count)}
            </RouterLink>
          ) : (
            <Text color="fg.muted" fontSize="sm">
              No invoices
            </Text>
          )}
        </dd>
      </div>
    ))}
  </Sums>
);

const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
      md: 'repeat(auto-fit, minmax(10.5rem, 1fr))',
    },
    '&[data-long]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' },
    gap: '3',
    // Of an odd number the first one fills a row on phones.
    '& > :first-child:nth-last-child(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > div': {
      minW: '0',
      px: '4',
      py: '3',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'xl',
      bg: 'bg.panel',
    },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '1' },
    '& .amount': {
      fontFamily: 'heading',
      fontSize: { base: 'md', md: 'xl' },
      fontWeight: 'semibold',
      lineHeight: 'short',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& [data-overdue] .amount': { color: 'fg.error' },
  },
});
