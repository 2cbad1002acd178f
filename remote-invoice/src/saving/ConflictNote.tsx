import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { Box, Button, Card, chakra, HStack, Text } from '@vibrant-peak/shared/ui';
import { eInvoiceFields } from '@vibrant-peak/invoice/eInvoice';
import { invoiceFields, partyFields } from '@vibrant-peak/invoice/invoiceFields';
import { answerConflict } from './saveDraft';
import { useFailure } from './savedInvoices';

const labels: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries({ ...eInvoiceFields, ...invoiceFields, ...partyFields }).map(([name, { label }]) => [
      name,
      label,
    ]),
  ),
  yourCompany: 'Your Company',
  billTo: 'Bill To',
  shipTo: 'Ship To',
  items: 'Items',
  newItem: 'New item',
  quantity: 'Quantity',
  amount: 'Rate',
  template: 'Template',
  eInvoice: 'Electronic invoice',
};

/** `Bill To: Email` for `invoice.billTo.email`. */
const labelOf = (field: string) =>
  field
    .split('.')
    .filter((name) => name !== 'invoice')
    .map((name) => labels[name] ?? name)
    .join(': ');

const shown = (value: unknown) => (typeof value === 'string' ? value || 'blank' : 'changed');

/** Asks which values stay where a colleague has changed the same ones. */
export function ConflictNote({ port }: { port: InvoicesPort }) {
  const conflict = useFailure()?.conflict;
  if (!conflict) return null;
  return (
    <Note as="div" role="group" aria-label="Changed by a colleague, too">
      <Text fontWeight="semibold">A colleague has changed the same meanwhile</Text>
      <Box as="dl" mt="2" fontSize="sm">
        {conflict.disagreements.map(({ field, mine, theirs }) => (
          <Box key={field} overflowWrap="anywhere">
            <chakra.dt fontWeight="medium">{labelOf(field)}</chakra.dt>
            <chakra.dd color="fg.muted">{`Yours: ${shown(mine)}. Theirs: ${shown(theirs)}.`}</chakra.dd>
          </Box>
        ))}
      </Box>
      <HStack mt="3" gap="2" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={() => answerConflict(port, true)}>
          Keep mine
        </Button>
        <Button size="sm" variant="outline" onClick={() => answerConflict(port, false)}>
          Take theirs
        </Button>
      </HStack>
    </Note>
  );
}

const Note = chakra(Card, {
  base: {
    mb: '6',
    p: '5',
    borderColor: 'red.border',
    borderRadius: '2xl',
  },
});
