import type { ReactNode } from 'react';
import { useProfile } from '@vibrant-peak/shared/host';
import { ColumnMenu, SortSelect, touchable } from '@vibrant-peak/shared/ui-admin';
import { CsvTools } from '../csv/CsvTools';
import { ExportButton } from '../csv/ExportButton';
import { TemplateButton } from '../csv/TemplateButton';
import { VisitNote } from '../layout/VisitNote';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { BulkEdit } from './BulkEdit';
import { ChoiceBar } from './ChoiceBar';
import { FilterSelects } from './FilterSelects';
import { ListToolbar } from './ListToolbar';
import { Paging } from './Paging';
import type { ListView } from './useListView';

interface EntityListProps {
  entity: Entity;
  view: ListView;
  records: readonly EntityRecord[];
  onDelete: (records: readonly EntityRecord[]) => void;
  onSetField: (records: readonly EntityRecord[], field: Field, value: unknown) => void;
  /** The table. */
  children: ReactNode;
}

/** A table with its toolbar, selection bar and paging. */
export function EntityList({ entity, view, records, onDelete, onSetField, children }: EntityListProps) {
  const isLive = useProfile() === 'live';
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
        <SortSelect columns={view.columns} sort={view.sort} onSort={view.setSort} />
        <ColumnMenu
          columns={entity.fields
            .filter(({ name }) => name !== entity.titleField)
            .map((field) => ({ ...field, isShown: view.columns.includes(field) }))}
          onChange={view.setColumn}
        />
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
      {children}
      <Paging view={view} />
      <VisitNote>
        {!isLive && <span>Entries live until this page is reloaded; Export CSV saves them. </span>}
        <TemplateButton entity={entity} />
      </VisitNote>
    </>
  );
}
