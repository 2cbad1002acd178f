import { CsvTools } from '../csv/CsvTools';
import { ExportButton } from '../csv/ExportButton';
import { TemplateButton } from '../csv/TemplateButton';
import { touchable } from '../layout/sizes';
import { VisitNote } from '../layout/VisitNote';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { BulkEdit } from './BulkEdit';
import { ChoiceBar } from './ChoiceBar';
import { ColumnMenu } from './ColumnMenu';
import { EntityTable } from './EntityTable';
import { FilterSelects } from './FilterSelects';
import { ListToolbar } from './ListToolbar';
import { Paging } from './Paging';
import type { ListView } from './useListView';

interface EntityListProps {
  entity: Entity;
  view: ListView;
  records: readonly EntityRecord[];
  /** The record that was added last: it is scrolled to and marked. */
  addedId?: number;
  onEdit: (record: EntityRecord) => void;
  onDelete: (records: readonly EntityRecord[]) => void;
  onSetField: (records: readonly EntityRecord[], field: Field, value: unknown) => void;
}

/** The table and what helps to work with it. */
export function EntityList({
  entity,
  view,
  records,
  addedId,
  onEdit,
  onDelete,
  onSetField,
}: EntityListProps) {
  const { chosen, choose } = view;
  const clear = () =>
    choose(
      chosen.map(({ id }) => id),
      false,
    );
  return (
    <>
      <ListToolbar entity={entity} view={view} total={records.length}>
        <FilterSelects entity={entity} records={records} filters={view.filters} onFilter={view.setFilter} />
        <ColumnMenu entity={entity} view={view} />
        <CsvTools entity={entity} records={view.matching} />
      </ListToolbar>
      {chosen.length > 0 && (
        <ChoiceBar count={chosen.length} onDelete={() => onDelete(chosen)} onClear={clear}>
          <BulkEdit entity={entity} onSet={(field, value) => onSetField(chosen, field, value)} />
          <ExportButton
            entity={entity}
            records={chosen}
            label="Export selected"
            size="sm"
            minH={touchable}
            variant="ghost"
          />
        </ChoiceBar>
      )}
      <EntityTable entity={entity} view={view} addedId={addedId} onEdit={onEdit} onDelete={onDelete} />
      <Paging view={view} />
      <VisitNote>
        Entries live until this page is reloaded; Export CSV keeps them. <TemplateButton entity={entity} />
      </VisitNote>
    </>
  );
}
