import { useId, useState } from 'react';
import { downloadText } from '@vibrant-peak/shared/downloadText';
import { FormField, emailAddress, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Button, Flex, Heading, Stack, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { CardFrame } from '../layout/DashboardCard';
import { Problem } from '../layout/Problem';
import { ErasureReceipt, type Receipt } from './ErasureReceipt';
import { countsText, isNothing, type VisitorCounts } from './visitorCounts';

const emailSchema = yup.object({ email: emailAddress('Please enter a valid email address.') });

/** Finds what is stored of a person, and exports or erases it. */
export function VisitorData() {
  const id = useId();
  const [found, setFound] = useState<{ email: string; counts: VisitorCounts }>();
  const [receipt, setReceipt] = useState<Receipt>();
  const form = useValidatedForm(emailSchema, { email: '' });
  const { isSending, problem, send } = useSending(form);
  const find = form.handleSubmit(({ email }) => {
    setReceipt(undefined);
    setFound(undefined);
    return send(
      () => ask<VisitorCounts>('POST /visitor-data/search', { email }),
      (counts) => setFound({ email: email.trim(), counts }),
    );
  });
  const noteErased = (erased: Receipt) => {
    setFound(undefined);
    setReceipt(erased);
    form.reset({ email: '' });
  };

  return (
    <CardFrame aria-labelledby={id}>
      <Heading id={id} as="h2" size="sm" mt="2">
        A person’s data
      </Heading>
      <form noValidate onSubmit={(event) => void find(event)}>
        <Stack gap="5">
          <FormField
            form={form}
            name="email"
            label="Email of the visitor"
            type="email"
            autoComplete="off"
            hint="A visitor may ask what you store, or that you delete it."
          />
          <Problem text={problem} />
          <Button
            type="submit"
            variant="outline"
            alignSelf="flex-start"
            disabled={isSending}
            aria-busy={isSending}
          >
            Find
          </Button>
        </Stack>
      </form>
      {found && <Found key={found.email} {...found} onErased={noteErased} />}
      {receipt && <ErasureReceipt receipt={receipt} />}
    </CardFrame>
  );
}

interface FoundProps {
  email: string;
  counts: VisitorCounts;
  onErased: (receipt: Receipt) => void;
}

function Found({ email, counts, onErased }: FoundProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isSending, problem, send } = useSending();
  if (isNothing(counts)) return <Text role="status">{`Nothing is stored of ${email}.`}</Text>;
  const download = () =>
    send(
      () => ask<object>('POST /visitor-data/export', { email }, { timeout: 60_000 }),
      (document) => downloadText('visitor.json', 'application/json', JSON.stringify(document, null, 2)),
    );
  const erase = () =>
    send(
      () => ask<Receipt>('POST /visitor-data/erasure', { email }, { timeout: 60_000 }),
      (receipt) => onErased(receipt),
    );
  return (
    <Stack gap="3" mt="3">
      <Text role="status">{`Stored of ${email}: ${countsText(counts)}.`}</Text>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" disabled={isSending} onClick={() => void download()}>
          Export
        </Button>
        <Button variant="outline" colorPalette="red" onClick={() => setIsAsking(true)}>
          Erase
        </Button>
      </Flex>
      {!isAsking && <Problem text={problem} />}
      <ConfirmDialog
        title={`Erase the data of ${email}?`}
        action="Erase"
        isOpen={isAsking}
        isBusy={isSending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void erase()}
      >
        <Stack gap="3">
          <Text>{`This deletes ${countsText(counts)}, also from the bin. Nobody can bring it back.`}</Text>
          <Text>Backups hold it until they are deleted. The log keeps that you did it, not of whom.</Text>
          <Problem text={problem} />
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
