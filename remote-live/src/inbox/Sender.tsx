import { safeUrl } from '@vibrant-peak/shared/safeUrl';
import { Flex, StyledLink, Text } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';
import type { Conversation } from './conversation';

/** Whose message it is. */
export function Sender({ conversation: { name, email, phone, createdAt } }: { conversation: Conversation }) {
  const mail = safeUrl(`mailto:${email}`, { contact: true });
  return (
    <Flex wrap="wrap" align="center" columnGap="4" rowGap="1" color="fg.muted" fontSize="sm">
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
      <Time at={createdAt} />
    </Flex>
  );
}
