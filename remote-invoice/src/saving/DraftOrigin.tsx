import type { ListedInvoice } from '@vibrant-peak/shared/host';
import { RouterLink, Text } from '@vibrant-peak/shared/ui';
import { addressOf } from '../pageActions';
import { useSavedInvoice, useKind } from './savedInvoices';

/** What a draft is, where it is not a plain invoice, and what it is made of. */
export function DraftOrigin() {
  const kept = useSavedInvoice();
  const kind = useKind();
  if (kept?.credits) return <From text="Draft of a credit note for " invoice={kept.credits} />;
  if (kept?.quote) return <From text="Draft of an invoice for the quote " invoice={kept.quote} />;
  if (kind !== 'quote') return null;
  return (
    <Text mb="4">Draft of a quote. It holds until the day that you name, and nothing is owed for it.</Text>
  );
}

const From = ({ text, invoice: { id, number } }: { text: string; invoice: ListedInvoice }) => (
  <Text mb="4">
    <span>{text}</span>
    <RouterLink to={addressOf(id)} variant="underline" minH="6">
      {number}
    </RouterLink>
  </Text>
);
