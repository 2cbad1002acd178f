import { Text } from '@vibrant-peak/shared/ui';
import { addressText } from './addressText';
import type { Message } from './conversation';

interface MailAddressesProps {
  addresses: NonNullable<Message['addresses']>;
}

/** Who got a mail, and where answers go, if not to its author. */
export function MailAddresses({ addresses: { from, replyTo, to, cc } }: MailAddressesProps) {
  const isElsewhere = replyTo !== undefined && replyTo.address !== from?.address;
  const lines = [
    ['Answers to', isElsewhere ? [replyTo] : []],
    ['To', to],
    ['Cc', cc],
  ] as const;
  return lines.map(
    ([label, all]) =>
      all.length > 0 && (
        <Text key={label} dir="auto" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {`${label}: ${all.map(addressText).join(', ')}`}
        </Text>
      ),
  );
}
