import { useState } from 'react';
import { hasRight, useSessionState } from '@vibrant-peak/shared/host';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Card } from './Card';
import { SeriesForm } from './SeriesForm';
import type { Series } from './settings';

/** The number series with their patterns. People who may issue invoices change them. */
export function SeriesCard() {
  const answered = useAnswer<{ series: Series[] }>('GET /invoice-series');
  const mayChange = hasRight(useSessionState(), 'mayIssue');
  /** `null` for a new one. */
  const [edited, setEdited] = useState<Series | null>();
  const close = () => setEdited(undefined);
  return (
    <Card title="Numbers">
      <Text color="fg.muted" fontSize="sm">
        The first series of a kind is the usual one. Without one, numbers are INV-2026-0001 and CN-2026-0001.
      </Text>
      <Answered {...answered}>
        {({ series }) => <SeriesTable series={series} {...(mayChange && { onEdit: setEdited })} />}
      </Answered>
      {mayChange && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setEdited(null)}>
          Add a series
        </Button>
      )}
      {edited !== undefined && (
        <ModalDialog
          title={edited ? 'Change the series' : 'New series'}
          isOpen
          onClose={close}
          size="sm"
          closesOnOutsideClick={false}
        >
          <SeriesForm
            series={edited ?? undefined}
            onClose={close}
            onSaved={() => {
              close();
              answered.askAgain();
            }}
          />
        </ModalDialog>
      )}
    </Card>
  );
}

interface SeriesTableProps {
  series: readonly Series[];
  /** Without it they are only read. */
  onEdit?: (series: Series) => void;
}

const SeriesTable = ({ series, onEdit }: SeriesTableProps) => (
  <Table
    label="Number series"
    heads={['Series', 'For', 'Pattern', ...(onEdit ? ['Actions'] : [])]}
    empty="There is no series yet. The first issue makes it."
    rows={series.map((each) => ({
      key: String(each.id),
      cells: [
        ...[each.name, each.kind, each.pattern],
        ...(onEdit ? [<EditButton key="edit" series={each} onEdit={onEdit} />] : []),
      ],
    }))}
  />
);

const EditButton = ({ series, onEdit }: { series: Series; onEdit: (series: Series) => void }) => (
  <Button
    size="sm"
    minH={{ base: '11', md: '9' }}
    variant="ghost"
    colorPalette="gray"
    aria-label={`Edit ${series.name}`}
    onClick={() => onEdit(series)}
  >
    Edit
  </Button>
);
