import { useId } from 'react';
import { dashboardSlot, defineFilling } from '@vibrant-peak/shared/contract';
import { Flex, Heading, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { useDraft } from '../model/draftStore';
import { receiptsPath } from '../pageActions';
import { OpenInvoice } from './OpenInvoice';

/**
 * The invoice that is being written, on the dashboard: nothing else is known about receivables, as
 * nothing is stored.
 */
function ReceivablesCard() {
  const id = useId();
  const invoice = useDraft((draft) => draft.invoice);
  const hasItems = invoice.items.length > 0;
  return (
    <Card aria-labelledby={id}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4">
        <Heading id={id} as="h2" size="sm">
          Receivables
        </Heading>
        <RouterLink to={receiptsPath} variant="underline" minH="11" fontSize="sm">
          {hasItems ? 'Go to the invoice' : 'Write an invoice'}
        </RouterLink>
      </Flex>
      {hasItems ? (
        <OpenInvoice invoice={invoice} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          The invoice that you write in this visit is shown here, with its total and when it is due.
        </Text>
      )}
    </Card>
  );
}

const Card = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minW: '0',
    h: 'full',
    minH: '28',
    px: '5',
    pt: '3',
    pb: '5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    overflowWrap: 'anywhere',
  },
});

export const filling = defineFilling(dashboardSlot, ReceivablesCard);
