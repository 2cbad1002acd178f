import type {
  InvoiceDelivery,
  InvoiceDeliveryPort,
  InvoicesPort,
  StoredInvoice,
} from '@vibrant-peak/shared/host';
import { Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { ClientPage } from './ClientPage';
import { MailState } from './MailState';
import { Reminders } from './Reminders';
import { timeText } from './timeText';
import type { useDelivery } from './useDelivery';

interface SendingPartProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
}

/** How an issued invoice gets to its client, and what became of it. */
export function SendingPart({
  port,
  invoice,
  sending,
}: SendingPartProps & { sending: ReturnType<typeof useDelivery> }) {
  const { delivery, problem, setDelivery } = sending;
  const ways = port.delivery!;
  const isVoid = invoice.state === 'void';
  return (
    <Box as="section" aria-label="Sending">
      <Heading as="h2" size="sm" mb="3">
        Sending
      </Heading>
      {isVoid && delivery && hasClientIt(delivery) && (
        <Text role="status" mb="3" fontWeight="medium">
          The client has this invoice: tell them that it was cancelled.
        </Text>
      )}
      {delivery?.saysPaidAt && !['paid', 'credited', 'void'].includes(invoice.state) && (
        <SaysPaid port={ways} id={invoice.id} at={delivery.saysPaidAt} onChanged={setDelivery} />
      )}
      {delivery?.acceptedAt && (
        <Text role="status" mb="3" fontWeight="medium">
          {`Accepted by ${delivery.acceptedBy} (${timeText(delivery.acceptedAt)}).`}
        </Text>
      )}
      <Problems texts={problem === undefined ? [] : [problem]} />
      {!delivery && problem === undefined && <LoadingPart />}
      {delivery && (
        <>
          <Mails port={port} invoice={invoice} delivery={delivery} onChanged={setDelivery} />
          <Reminders invoice={invoice} delivery={delivery} />
          {!isVoid && <ClientPage port={ways} id={invoice.id} delivery={delivery} onChanged={setDelivery} />}
        </>
      )}
    </Box>
  );
}

/** Whether the client got it or has looked at it, and no mail tells of the void. */
const hasClientIt = ({ mails, viewedAt }: InvoiceDelivery) =>
  (viewedAt !== null || mails.some(({ state }) => state === 'sent')) &&
  mails.every(({ kind }) => kind !== 'cancellation');

interface SaysPaidProps {
  port: InvoiceDeliveryPort;
  id: number;
  at: string;
  onChanged: (delivery: InvoiceDelivery) => void;
}

/** What the client says, which holds the reminders until staff have looked. */
function SaysPaid({ port, id, at, onChanged }: SaysPaidProps) {
  const { isBusy, problems, run } = useRunning();
  const forget = () =>
    void run('Marked as Not Received', async () => onChanged(await port.forgetSaidPaid(id)));
  return (
    <Box mb="3">
      <Text role="status" fontWeight="medium">
        {`The client says that it is paid (${timeText(at)}). Record the payment when the money has arrived.`}
      </Text>
      <Text fontSize="sm" color="fg.muted">
        Until then no reminders go. “Not received” lets them go on.
      </Text>
      <Button mt="2" size="sm" variant="outline" aria-disabled={isBusy} onClick={forget}>
        Not received
      </Button>
      <Problems texts={problems} />
    </Box>
  );
}

interface MailsProps extends SendingPartProps {
  delivery: InvoiceDelivery;
  onChanged: (delivery: InvoiceDelivery) => void;
}

function Mails({ port, invoice: { id, state }, delivery: { mails, sendsMail }, onChanged }: MailsProps) {
  const { isBusy, problems, run } = useRunning();
  const retry = (mail: string) =>
    void run('Mail Queued Again', async () => onChanged(await port.delivery!.retry(id, mail)));
  return (
    <>
      {mails.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          Not sent by mail yet.
        </Text>
      )}
      {mails.length > 0 && (
        <Table
          label="Mails"
          heads={['To', 'Subject', 'Written', 'State']}
          secondary={['Written']}
          empty=""
          rows={mails.map((mail) => ({
            key: mail.id,
            cells: [
              mail.recipient,
              mail.kind === 'invoice' ? mail.subject : `${mail.subject} (${mail.kind})`,
              timeText(mail.createdAt),
              <Flex key="state" wrap="wrap" align="center" gap="2">
                <MailState mail={mail} sendsMail={sendsMail} />
                {mail.state === 'failed' && (state !== 'void' || mail.kind === 'cancellation') && (
                  <Button size="sm" variant="outline" aria-disabled={isBusy} onClick={() => retry(mail.id)}>
                    Try again
                  </Button>
                )}
              </Flex>,
            ],
          }))}
        />
      )}
      <Problems texts={problems} />
    </>
  );
}
