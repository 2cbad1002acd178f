import { useState } from 'react';
import { downloadText } from '@vibrant-peak/shared/downloadText';
import { Button, Flex, Stack, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import type { Receipt } from './ErasureReceipt';
import { countsText, isNothing, whatStays, type VisitorCounts } from './visitorCounts';

interface FoundDataProps {
  email: string;
  counts: VisitorCounts;
  onErased: (receipt: Receipt) => void;
}

/** How much is stored of a person, and what can be done with it. */
export function FoundData({ email, counts, onErased }: FoundDataProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isSending, problem, send } = useSending();
  if (isNothing(counts))
    return <Text role="status" mt="3">{`Nothing is stored for ${email} outside of invoices.`}</Text>;
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
        <Button variant="outline" aria-disabled={isSending} onClick={() => void download()}>
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
          <Text>{whatStays}</Text>
          <Text>Backups hold it until they are deleted. The log keeps that you did it, not of whom.</Text>
          <Problem text={problem} />
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
