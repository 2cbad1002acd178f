import type { InvoiceState } from '@vibrant-peak/shared/host';
import { Badge } from '@vibrant-peak/shared/ui';

const palettes: Partial<Record<InvoiceState, string>> = {
  issued: 'brand',
  sent: 'brand',
  viewed: 'brand',
  paid: 'green',
  overdue: 'red',
  'partly paid': 'brand',
  expired: 'red',
  accepted: 'green',
  invoiced: 'green',
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The states by name, in the order of an invoice's life. */
export const states = (
  [
    'draft',
    'issued',
    'sent',
    'viewed',
    'partly paid',
    'paid',
    'credited',
    'overdue',
    'expired',
    'accepted',
    'invoiced',
    'void',
  ] as const
).map((state) => [state, sentence(state)] as const);

/** Staff have to look whether the money is there. */
export const saidPaid = 'Client says paid';

interface StateBadgeProps {
  state: InvoiceState;
  /** What is owed, `null` where nothing can be. */
  owed: string | null;
}

/** The state, and whether more than owed was paid. */
export const StateBadge = ({ state, owed }: StateBadgeProps) => (
  <>
    <Badge colorPalette={palettes[state] ?? 'gray'}>{sentence(state)}</Badge>
    {isOverpaid(owed) && <Badge colorPalette="brand">Overpaid</Badge>}
  </>
);

/** Whether more than owed was paid. */
export const isOverpaid = (owed: string | null): owed is string => owed !== null && owed.startsWith('-');
