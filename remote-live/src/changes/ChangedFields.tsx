import { Box } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import type { RecordChange } from './change';
import { ChangedValue } from './ChangedValue';

interface ChangedFieldsProps {
  change: RecordChange;
  /** Accessible name. */
  label: string;
  /** Heads of the two values. */
  before: string;
  after: string;
  /** Whether it stands in a card and needs no frame of its own. */
  isInCard?: boolean;
}

/** The fields of a record that differ, each with both values side by side. */
export function ChangedFields({ change, label, before, after, isInCard }: ChangedFieldsProps) {
  const columns = [
    ...(change.change === 'added' ? [] : [{ head: before, side: 'before' as const }]),
    ...(change.change === 'removed' ? [] : [{ head: after, side: 'after' as const }]),
  ];
  return (
    <Box
      css={{
        '& th + th': { width: `${86 / columns.length}%` },
        // Both values are compared line by line.
        '& td': { py: { md: '2' }, pt: { md: '3' }, verticalAlign: { md: 'top' } },
        ...(isInCard && inCard),
        ...(columns.length === 1 && ofOneValue),
      }}
    >
      <Table
        label={label}
        heads={['Field', ...columns.map(({ head }) => head)]}
        empty="No visible change."
        rows={change.fields.map((field) => ({
          key: field.field,
          cells: [
            field.label,
            ...columns.map(({ side }) => (
              <ChangedValue key={side} value={field[side]} isPicture={field.isPicture} />
            )),
          ],
        }))}
      />
    </Box>
  );
}

/** A frame in a frame says nothing. */
const inCard = {
  '& > div': { borderWidth: '0', borderRadius: '0', bg: 'transparent' },
  '& table :is(th, tr)': { bg: 'transparent' },
  '& table tbody tr': { p: '0', borderWidth: '0', borderRadius: '0' },
  '& table :is(th, td):first-of-type': { ps: { md: '0' } },
};

/** On phones, all fields on one card: the name of each above its value. */
const ofOneValue = {
  '& table tbody': {
    borderWidth: { mdDown: '1px' },
    borderColor: 'border',
    borderRadius: 'xl',
    bg: { mdDown: 'bg.panel' },
    py: { mdDown: '2' },
  },
  '& table tbody tr': {
    gap: '0',
    px: { mdDown: '4' },
    py: { mdDown: '2' },
    mb: '0',
    borderWidth: '0',
    bg: 'transparent',
  },
  '& table tbody td.title': { fontSize: { mdDown: 'xs' }, color: { mdDown: 'fg.muted' } },
  '& table tbody td::before': { display: 'none' },
};
