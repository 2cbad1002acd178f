import { useState, type ComponentProps } from 'react';
import { hasRight, useSessionState, useToast } from '@vibrant-peak/shared/host';
import { Button, Flex, Text, chakra } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { Answered } from '../layout/Answered';
import { Card } from './Card';
import { LastNumberForm } from './LastNumberForm';
import { SeriesForm } from './SeriesForm';
import type { Series } from './settings';

/** What is done with a series; a new one is added without one. */
type Action = { form: 'edit'; series?: Series } | { form: 'last number'; series: Series };

/** The number series with their patterns. People who may issue invoices change them. */
export function SeriesCard() {
  const answered = useAnswer<{ series: Series[] }>('GET /invoice-series');
  const mayChange = hasRight(useSessionState(), 'mayIssue');
  const [action, setAction] = useState<Action>();
  const toast = useToast();
  // A save that ends late leaves the dialog that was opened since.
  const close = () => setAction((now) => (now === action ? undefined : now));
  const makeDefault = (id: number) =>
    ask(`PUT /invoice-series/${id}/usual`).then(answered.askAgain, ({ message }: Error) =>
      toast({ type: 'error', title: 'Series Not Changed', description: message }),
    );
  return (
    <Card title="Numbers">
      <Text color="fg.muted" fontSize="sm">
        <span>New invoices take the first series of their kind here. Without one, numbers are </span>
        <Whole>INV-2026-0001</Whole>
        <span>, </span>
        <Whole>CN-2026-0001</Whole>
        <span> and </span>
        <Whole>Q-2026-0001.</Whole>
      </Text>
      <Answered {...answered}>
        {({ series }) => (
          <SeriesTable
            series={series}
            {...(mayChange && { onAction: setAction, onMakeDefault: ({ id }) => void makeDefault(id) })}
          />
        )}
      </Answered>
      {mayChange && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => setAction({ form: 'edit' })}>
          Add a series
        </Button>
      )}
      {action && (
        <SeriesDialog
          {...action}
          onClose={close}
          onSaved={() => {
            close();
            answered.askAgain();
          }}
        />
      )}
    </Card>
  );
}

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } });

type SeriesDialogProps = Action & { onClose: () => void; onSaved: () => void };

function SeriesDialog({ onSaved, ...action }: SeriesDialogProps) {
  const { onClose } = action;
  const title = action.series ? 'Change the series' : 'New series';
  return (
    <ModalDialog
      title={action.form === 'edit' ? title : `Last number of ${action.series.name}`}
      isOpen
      onClose={onClose}
      size="sm"
      closesOnOutsideClick={false}
    >
      {action.form === 'edit' ? (
        <SeriesForm series={action.series} onClose={onClose} onSaved={onSaved} />
      ) : (
        <LastNumberForm series={action.series} onClose={onClose} onSaved={onSaved} />
      )}
    </ModalDialog>
  );
}

interface SeriesTableProps {
  series: readonly Series[];
  /** Without it they are only read. */
  onAction?: (action: Action) => void;
  onMakeDefault?: (series: Series) => void;
}

const SeriesTable = ({ series, onAction, onMakeDefault }: SeriesTableProps) => (
  <Table
    label="Number series"
    heads={['Series', 'For', 'Pattern', ...(onAction ? ['Actions'] : [])]}
    empty="There is no series yet. The first issue makes it."
    rows={series.map((each) => ({
      key: String(each.id),
      cells: [
        each.isConfirmed ? each.name : `${each.name} (enter its last number)`,
        ...[each.kind, each.pattern],
        ...(onAction
          ? [
              <Actions
                key="actions"
                series={each}
                onAction={onAction}
                {...(!isFirst(each, series) && { onMakeDefault })}
              />,
            ]
          : []),
      ],
    }))}
  />
);

/** Whether it is the default of its kind. */
const isFirst = ({ id, kind }: Series, all: readonly Series[]) =>
  all.find((each) => each.kind === kind)?.id === id;

interface ActionsProps extends Pick<SeriesTableProps, 'onMakeDefault'> {
  series: Series;
  onAction: (action: Action) => void;
}

const Actions = ({ series, onAction, onMakeDefault }: ActionsProps) => (
  // The words end below the head of the column.
  <Flex wrap="wrap" gap="2" me="-3">
    <RowButton aria-label={`Edit ${series.name}`} onClick={() => onAction({ form: 'edit', series })}>
      Edit
    </RowButton>
    <RowButton
      aria-label={`Last number of ${series.name}`}
      onClick={() => onAction({ form: 'last number', series })}
    >
      Last number
    </RowButton>
    {onMakeDefault && (
      <RowButton aria-label={`Make default: ${series.name}`} onClick={() => onMakeDefault(series)}>
        Make default
      </RowButton>
    )}
  </Flex>
);

const RowButton = (props: ComponentProps<typeof Button>) => (
  <Button size="sm" minH={touchable} variant="ghost" colorPalette="gray" {...props} />
);
