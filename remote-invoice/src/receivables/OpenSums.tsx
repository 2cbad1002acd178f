import type { OpenSum, Receivables } from '@vibrant-peak/shared/host';
import { Box, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { breakable } from '@vibrant-peak/invoice/breakable';
import { listAddress } from '../list/listAddress';

const labels: Record<OpenSum['name'], string> = {
  open: 'Open',
  expected: 'Due this month',
  overdue: 'Overdue',
  '1-30 days': '1–30 days',
  '31-60 days': '31–60 days',
  '61-90 days': '61–90 days',
  'over 90 days': 'Over 90 days',
};

export const countText = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`);

const isOverdue = (name: OpenSum['name']) => name === 'overdue' || name.endsWith('days');

/** What is owed in one currency. Each sum leads to its invoices. */
export const OpenSums = ({ currency, open }: Omit<Receivables, 'paid'>) => (
  <Box containerType="inline-size">
    <Sums>
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
  </Box>
);

/** One strip. Lines of phones have the amount beside the label. */
const Sums = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    overflow: 'hidden',
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      // Of two that touch, one border is seen.
      m: '-1px 0 0 -1px',
      px: '4',
      py: '3',
      borderWidth: '1px 0 0 1px',
      borderColor: 'border',
    },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1', ms: 'auto' },
    '@container (min-width: 40rem)': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      '& > div': { display: 'block', flex: '1 1 9rem' },
      '& dd': { alignItems: 'flex-start' },
    },
    '& .amount': {
      fontFamily: 'heading',
      fontSize: { base: 'md', md: 'xl' },
      fontWeight: 'semibold',
      lineHeight: 'short',
      fontVariantNumeric: 'tabular-nums',
      // Unlike 'anywhere', no cell is narrower than its number.
      overflowWrap: 'break-word',
    },
    '& [data-overdue] .amount': { color: 'fg.error' },
  },
});
