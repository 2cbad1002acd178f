import { useState } from 'react';
import { useToast, type InvoiceDelivery, type InvoiceDeliveryPort } from '@vibrant-peak/shared/host';
import { Button, ButtonLink, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { timeText } from './timeText';

interface ClientPageProps {
  port: InvoiceDeliveryPort;
  id: number;
  delivery: InvoiceDelivery;
  onChanged: (delivery: InvoiceDelivery) => void;
}

/** The link to the page on which the client sees the invoice. */
export function ClientPage({ port, id, delivery: { link, viewedAt }, onChanged }: ClientPageProps) {
  const { isBusy, problems, run } = useRunning();
  const change = (title: string, work: () => Promise<InvoiceDelivery>) =>
    void run(title, async () => onChanged(await work()));
  return (
    <section aria-label="Client's page">
      <Heading as="h3" size="sm" mt="5" mb="1">
        {"Client's page"}
      </Heading>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {link ? <Address link={link} /> : 'It has been withdrawn: the link in earlier mails opens nothing.'}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {viewedAt === null ? 'Not viewed yet.' : `Viewed ${timeText(viewedAt)}.`}
      </Text>
      <Flex wrap="wrap" gap={{ base: '1', sm: '2' }} mt="3" css={onPhones}>
        {link ? (
          <WithLink
            link={link}
            isBusy={isBusy}
            onWithdraw={() => change('Page Withdrawn', () => port.endLink(id))}
            onRenew={() => change('Link Made', () => port.makeLink(id))}
          />
        ) : (
          <Button
            variant="outline"
            aria-disabled={isBusy}
            onClick={() => change('Link Made', () => port.makeLink(id))}
          >
            Make a link
          </Button>
        )}
      </Flex>
      <Problems texts={problems} />
    </section>
  );
}

/** A long one breaks before its secret. */
function Address({ link }: { link: string }) {
  const start = link.lastIndexOf('/') + 1;
  return (
    <>
      {link.slice(0, start)}
      <wbr />
      {link.slice(start)}
    </>
  );
}

/** Phones have the buttons of the link beside each other. */
const onPhones = { '& > :is(a, button)': { px: { base: '2', sm: '5' } } };

interface WithLinkProps {
  link: string;
  isBusy: boolean;
  onWithdraw: () => void;
  onRenew: () => void;
}

function WithLink({ link, isBusy, onWithdraw, onRenew }: WithLinkProps) {
  const [asked, setAsked] = useState<'withdraw' | 'renew'>();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ type: 'success', title: 'Link Copied' });
    } catch {
      toast({ type: 'error', title: 'Copying Failed', description: 'Select the link and copy it.' });
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        Copy the link
      </Button>
      <ButtonLink variant="ghost" to={link} target="_blank" rel="noreferrer">
        Open
      </ButtonLink>
      <Button variant="ghost" aria-disabled={isBusy} aria-haspopup="dialog" onClick={() => setAsked('renew')}>
        New link
      </Button>
      <Button
        variant="ghost"
        colorPalette="red"
        aria-disabled={isBusy}
        aria-haspopup="dialog"
        onClick={() => setAsked('withdraw')}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        title={asked === 'renew' ? 'Make a new link?' : "Withdraw the client's page?"}
        isOpen={asked !== undefined}
        action={asked === 'renew' ? 'Make a new link' : 'Withdraw'}
        onConfirm={() => {
          setAsked(undefined);
          (asked === 'renew' ? onRenew : onWithdraw)();
        }}
        onClose={() => setAsked(undefined)}
      >
        The link in mails that were sent will stop working.
      </ConfirmDialog>
    </>
  );
}
