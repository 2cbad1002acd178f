import { useState } from 'react';
import { Box, HStack, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Pager } from '../layout/Pager';
import { Time } from '../layout/Time';
import type { Filter } from './ActivityFilter';
import { actionText } from './actions';
import { subjectOf, type LogEntry } from './logEntry';

interface LogPage {
  entries: LogEntry[];
  hasMore: boolean;
  /** Version and commit of the server; older ones do not say. */
  version?: string;
}

/** The log in pages, the newest lines first. */
export function LogPages({ filter }: { filter: Filter }) {
  /** Ids of the last lines on the pages before this one. */
  const [ends, setEnds] = useState<number[]>([]);
  const chosen = Object.entries({ ...filter, before: String(ends.at(-1) ?? '') }).filter(
    ([, value]) => value,
  );
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
  const log = useAnswer<LogPage>(`GET /log${query}`);

  return (
    <Answered {...log} size="list">
      {({ entries, hasMore, version }) => (
        <>
          <Table
            label="Activity"
            heads={['When', 'Who', 'Action', 'About', 'From']}
            secondary={['From']}
            empty="No activity matches these filters."
            rows={entries.map((entry) => ({
              key: String(entry.id),
              cells: [
                <Time key="at" at={entry.at} />,
                // Room for usual names on one line.
                <Box key="who" minW={{ md: '28' }}>
                  {entry.name}
                </Box>,
                <Box key="action" whiteSpace={{ lg: 'nowrap' }}>
                  {actionText(entry.action)}
                </Box>,
                subjectOf(entry),
                entry.ip,
              ],
            }))}
          />
          <HStack as="nav" aria-label="Pages of the activity" gap="3" mt="5">
            <Pager
              hasNewer={ends.length > 0}
              hasOlder={hasMore}
              onNewer={() => setEnds(ends.slice(0, -1))}
              onOlder={() => setEnds([...ends, entries.at(-1)!.id])}
            />
            <Text role="status" color="fg.muted" fontSize="sm">{`Page ${ends.length + 1}`}</Text>
          </HStack>
          {version && <Text color="fg.muted" fontSize="sm" mt="5">{`Server version ${version}`}</Text>}
        </>
      )}
    </Answered>
  );
}
