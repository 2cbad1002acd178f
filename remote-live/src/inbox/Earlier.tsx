import { Box, Heading, RouterLink } from '@vibrant-peak/shared/ui';
import { Time } from '../layout/Time';
import type { Conversation } from './conversation';
import { conversationAddress } from './useOpenConversation';

/** Other messages of the same person. */
export const Earlier = ({ earlier }: Pick<Conversation, 'earlier'>) =>
  earlier.length === 0 ? null : (
    <Box as="nav" aria-label="More of this person" fontSize="sm">
      <Heading as="h3" size="sm" mb="2">
        More of this person
      </Heading>
      <Box as="ul" listStyleType="none">
        {earlier.map(({ id, subject, createdAt }) => (
          <li key={id}>
            <RouterLink variant="underline" minH="6" to={conversationAddress(id)}>
              {subject}
            </RouterLink>
            <Box as="span" ms="2" color="fg.muted">
              <Time at={createdAt} />
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
