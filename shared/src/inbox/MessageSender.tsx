import type { ComponentProps } from 'react';
import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import { Flex, StyledLink, Text } from '@vibrant-peak/shared/ui';
import { formatTime } from './formatTime';

interface MessageSenderProps extends ComponentProps<typeof Flex> {
  name: string;
  /** Any text: only a valid address becomes a link. */
  email: string;
  phone?: string;
  /** When the message came, as an ISO time. */
  at: string;
}

/** Whose message it is, and when it came. */
export function MessageSender({ name, email, phone, at, ...rest }: MessageSenderProps) {
  const mail = safeUrl(`mailto:${email}`, { contact: true });
  return (
    <Flex wrap="wrap" align="baseline" columnGap="4" rowGap="1" color="fg.muted" fontSize="sm" {...rest}>
      <Text as="span" dir="auto" color="fg" fontWeight="medium">
        {name}
      </Text>
      {mail ? (
        <StyledLink href={mail} variant="underline" minH="6">
          {email}
        </StyledLink>
      ) : (
        <span>{email}</span>
      )}
      {phone && <span>{phone}</span>}
      <time dateTime={at}>{formatTime(at)}</time>
    </Flex>
  );
}
