import { useState } from 'react';
import {
  hasRight,
  useSessionState,
  type ClosedMonth,
  type ClosedMonthsPort,
} from '@vibrant-peak/shared/host';
import { Box, Button, Heading } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { monthText } from '@vibrant-peak/invoice/dayText';
import { timeText } from '../sending/timeText';
import { OpenMonthDialog } from './OpenMonthDialog';

interface ClosedMonthsProps {
  port: ClosedMonthsPort;
  closed: readonly ClosedMonth[];
  onOpened: (closed: readonly ClosedMonth[]) => void;
}

/** The months that were handed over. People who issue invoices open them again. */
export function ClosedMonths({ port, closed, onOpened }: ClosedMonthsProps) {
  const [opened, setOpened] = useState<string>();
  const mayIssue = hasRight(useSessionState(), 'mayIssue');
  if (closed.length === 0) return null;
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        Closed months
      </Heading>
      <Table
        label="Closed months"
        heads={['Month', 'Closed', 'Closed by', 'Imported invoices', 'Actions']}
        empty=""
        rows={closed.map(({ month, closedAt, closedBy, hasImported }) => ({
          key: month,
          cells: [
            monthText(month),
            timeText(closedAt),
            closedBy,
            hasImported ? 'Included' : 'Left out',
            mayIssue && (
              <Button
                key="open"
                size="sm"
                variant="outline"
                aria-haspopup="dialog"
                aria-label={`Open ${monthText(month)}`}
                onClick={() => setOpened(month)}
              >
                Open
              </Button>
            ),
          ],
        }))}
      />
      {opened !== undefined && (
        <OpenMonthDialog
          port={port}
          month={opened}
          onClose={() => setOpened(undefined)}
          onOpened={onOpened}
        />
      )}
    </Box>
  );
}
