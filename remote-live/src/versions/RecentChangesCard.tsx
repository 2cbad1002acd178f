import { dashboardSlot, defineExtension, versionsAddress } from '@vibrant-peak/shared/contract';
import { Box, Heading, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { CardFrame } from '@vibrant-peak/shared/ui-admin';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Time } from '../layout/Time';

interface RecentChange {
  collection: string;
  id: string;
  title: string;
  action: string;
  at: string;
  by: string;
}

/** The latest changes of all people to the drafts. */
function RecentChangesCard() {
  const recent = useAnswer<{ changes: RecentChange[] }>('GET /changes/recent');
  return (
    <CardFrame aria-labelledby="recent-changes" pt="5">
      <Heading id="recent-changes" as="h2" size="sm">
        Recent changes
      </Heading>
      <Answered {...recent}>
        {({ changes }) =>
          changes.length === 0 ? (
            <Text color="fg.muted" fontSize="sm">
              Nobody has changed anything yet.
            </Text>
          ) : (
            <List>
              {changes.map(({ collection, id, title, action, at, by }) => (
                <li key={`${collection}/${id} ${at}`}>
                  <RouterLink to={versionsAddress(collection, id)} {...entry}>
                    <span>{title}</span>
                    <Box as="span" display="block" color="fg.muted" fontSize="xs" fontWeight="normal">
                      <span>{`${action} by ${by}, `}</span>
                      <Time at={at} />
                    </Box>
                  </RouterLink>
                </li>
              ))}
            </List>
          )
        }
      </Answered>
    </CardFrame>
  );
}

const entry = {
  display: 'block',
  minH: '11',
  px: '2',
  py: '1.5',
  borderRadius: 'lg',
  fontSize: 'sm',
  fontWeight: 'medium',
  _hover: { bg: 'bg.muted' },
} as const;

const List = chakra('ul', { base: { listStyleType: 'none', mx: '-2' } });

export const extension = defineExtension(dashboardSlot, RecentChangesCard);
