import { useEffect, useRef } from 'react';
import { downloadText } from '@vibrant-peak/shared/downloadText';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';
import { countsText, whatStays, type VisitorCounts } from './visitorCounts';

/** What the server has erased. It names nobody. */
export interface Receipt extends VisitorCounts {
  number: string;
  at: string;
}

/** Shows a receipt, which takes the focus of the form that is gone. */
export function ErasureReceipt({ receipt }: { receipt: Receipt }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { number, at } = receipt;
  const erased = `Erased: ${countsText(receipt)}.`;
  const save = () =>
    downloadText('receipt.txt', 'text/plain', `${erased}\n${whatStays}\n${at}\nReceipt ${number}\n`);
  return (
    <Stack ref={place} tabIndex={-1} role="status" gap="2" mt="3" alignItems="flex-start">
      <Text fontWeight="medium">{erased}</Text>
      <Text>{whatStays}</Text>
      <Text color="fg.muted" fontSize="sm">
        <Time at={at} />
        <span>{`, receipt ${number}`}</span>
      </Text>
      <Button size="sm" variant="outline" onClick={save}>
        Save the receipt
      </Button>
    </Stack>
  );
}
