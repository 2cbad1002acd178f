import type { ReactNode } from 'react';
import { Badge, Box, Grid, Text, chakra } from '@vibrant-peak/shared/ui';
import { PageHeader } from '@vibrant-peak/shared/ui-admin';
import { MessagePlaceholder } from './MessagePlaceholder';

interface InboxScreenProps {
  description: string;
  /** How many messages the user has not read. */
  unread: number;
  /** What can be done beyond reading and deleting, beside the title. */
  actions?: ReactNode;
  /** The search with the list of what it finds. */
  list: ReactNode;
  /** The open message. */
  message?: ReactNode;
  /** Whether no message awaits anybody. */
  isDone: boolean;
  /** Whether the list has no message to choose: no sentence asks to choose one. */
  isEmpty?: boolean;
  /** On phones the open message takes the place of the list, and has a button that leads back. */
  isMessageAlone?: boolean;
  /** Widths of list and message on wide screens. */
  wideColumns?: Partial<Record<'xl' | '2xl', string>>;
  /** What else to know about the messages. */
  note?: string;
}

/** The page with the messages: a list, and beside it the open message. */
export function InboxScreen(props: InboxScreenProps) {
  const { description, unread, actions, list, message, isDone, isEmpty = false } = props;
  const { isMessageAlone, wideColumns, note } = props;
  return (
    <>
      <PageHeader
        title="Messages"
        description={description}
        badge={<Badge colorPalette={unread ? 'brand' : 'gray'}>{`${unread} new`}</Badge>}
      >
        {actions}
      </PageHeader>
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 22rem) minmax(0, 1fr)',
          ...wideColumns,
        }}
      >
        <Box display={{ base: isMessageAlone && message ? 'none' : 'block', lg: 'block' }}>
          {list}
          {!isEmpty && (
            <Small hideBelow="lg" mt="3">
              J and K go from message to message.
            </Small>
          )}
        </Box>
        {message ||
          ((isDone || !isEmpty) && (
            <MessagePlaceholder hideBelow="lg">
              {isDone ? 'All done.' : 'Choose a message to read it.'}
            </MessagePlaceholder>
          ))}
      </Grid>
      {!isEmpty && note && <Small mt="4">{note}</Small>}
    </>
  );
}

const Small = chakra(Text, { base: { fontSize: 'xs', color: 'fg.muted' } });
