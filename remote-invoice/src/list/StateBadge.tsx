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

export const StateBadge = ({ state }: { state: InvoiceState }) => (
  <Badge colorPalette={palettes[state] ?? 'gray'}>{sentence(state)}</Badge>
);
