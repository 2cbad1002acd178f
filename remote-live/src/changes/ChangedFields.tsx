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
}

/** The fields of a record that differ, each with both values side by side. */
export function ChangedFields({ change: { change, fields }, label, before, after }: ChangedFieldsProps) {
  const columns = [
    ...(change === 'added' ? [] : [{ head: before, side: 'before' as const }]),
    ...(change === 'removed' ? [] : [{ head: after, side: 'after' as const }]),
  ];
  return (
    <Box css={{ '& th + th': { width: `${86 / columns.length}%` }, '& td': { py: { md: '2' } } }}>
      <Table
        label={label}
        heads={['Field', ...columns.map(({ head }) => head)]}
        empty="No visible change."
        rows={fields.map((field) => ({
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
