import { CsvTools } from '../csv/CsvTools';
import { ChoiceBar } from './ChoiceBar';
import type { Entity, EntityRecord } from '../entities/entity';
import { EntityTable } from './EntityTable';
import { ListToolbar } from './ListToolbar';
import { Paging } from './Paging';
import type { ListView } from './useListView';

interface EntityListProps {
  entity: Entity;
  view: ListView;
  total: number;
  onEdit: (record: EntityRecord) => void;
  onDelete: (records: readonly EntityRecord[]) => void;
}

/** The table and what helps to work with it. */
export function EntityList({ entity, view, total, onEdit, onDelete }: EntityListProps) {
  const { chosen, choose } = view;
  return (
    <>
      <ListToolbar entity={entity} view={view} total={total}>
        <CsvTools entity={entity} records={view.matching} />
      </ListToolbar>
      {chosen.length > 0 && (
        <ChoiceBar
          count={chosen.length}
          onDelete={() => onDelete(chosen)}
          onClear={() =>
            choose(
              chosen.map(({ id }) => id),
              false,
            )
          }
        />
      )}
      <EntityTable entity={entity} view={view} onEdit={onEdit} onDelete={onDelete} />
      <Paging view={view} />
    </>
  );
}
